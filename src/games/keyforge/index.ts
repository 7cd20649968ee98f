import { effectScripts } from '../../engine/effects/interpret.js';
import { defineGame } from '../../engine/game.js';
import { call } from '../../engine/machine.js';
import { loop, script } from '../../engine/script.js';
import { cardUse } from './card-use.js';
import { content } from './content.js';
import { keyforgeDecks, shippedDecks } from './decks.js';
import { describe } from './describe.js';
import { language } from './effects/language.js';
import { resolveReap } from './effects/verbs/resolve-reap.js';
import { standAgainst } from './effects/verbs/stand-against.js';
import { board, cards, SIDES } from './layout.js';
import { metrics } from './metrics.js';
import { options } from './options.js';
import { evaluate } from './policy/evaluate.js';
import { playout } from './policy/playout.js';
import { captureEach } from './rules/capturing.js';
import { changeSides } from './rules/control.js';
import { dealPairs } from './rules/damage.js';
import { destroyCards } from './rules/destroying.js';
import { fight } from './rules/fighting.js';
import { chooseActiveHouse } from './rules/houses.js';
import { forgeKey, keysOf } from './rules/keys.js';
import { KINDS } from './rules/kinds.js';
import { settlePosition } from './rules/laying.js';
import { moveCards } from './rules/leaving.js';
import { mainStep } from './rules/main-step.js';
import { playCard, putInPlay } from './rules/playing.js';
import { prepare } from './rules/prepare.js';
import type { Rules } from './rules/rules.js';
import { settling } from './rules/settling.js';
import { setup } from './rules/setup.js';
import { turn } from './rules/turn.js';
import { useCard } from './rules/using.js';

const main = script<Rules>('keyforge', [(s) => call(s, setup), loop((s) => call(s, turn))]);

/** The KeyForge duel with Call of the Archons; what is decided and what is missing stands in RULES.md. */
export const keyforgeDuel = defineGame({
  id: 'keyforge-duel',
  title: 'KeyForge: Call of the Archons, duel',
  rulesVersion: 1,
  status: 'partial',
  seats: { min: SIDES, max: SIDES },
  cooperative: false,
  options,
  presets: {},
  layout: board.layout,
  content,
  prepare: ({ options: chosen, content: loaded }): Rules => prepare(loaded, chosen, shippedDecks),
  components: (rules) =>
    new Map([[cards, Array.from(rules.row, (row) => ({ id: rules.ids[row], name: rules.titles[row] }))]]),
  effects: ({ programs, numbers }) => ({ language, programs, numbers: numbers.values }),
  main,
  scripts: [
    setup,
    turn,
    mainStep,
    chooseActiveHouse,
    forgeKey,
    playCard,
    putInPlay,
    useCard,
    fight,
    standAgainst,
    resolveReap,
    dealPairs,
    destroyCards,
    moveCards,
    changeSides,
    captureEach,
    settling,
    ...effectScripts,
  ],
  utility: (s, seat) => (keysOf(s, seat) >= s.rules.options.keysToWin ? 1 : 0),
  turns: (s) => board.turn.get(s),
  longest: ({ options: { turnCap } }) => 200 * turnCap,
  describe,
  evaluate,
  playout,
  decks: { kit: keyforgeDecks, option: (seat) => `deck${seat}` },
  metrics,
  fullTurns: { endedBy: KINDS.end, counted: 'played' },
  cardUse,
  positions: { at: 'main', settle: settlePosition },
});
