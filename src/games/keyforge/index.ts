import { defineGame } from '../../engine/game.js';
import { call } from '../../engine/machine.js';
import { loop, script } from '../../engine/script.js';
import { cardUse } from './card-use.js';
import { type Content, content } from './content.js';
import { keyforgeDecks } from './decks.js';
import { describe } from './describe.js';
import { prepareDuel } from './duel/prepare.js';
import type { DuelRules } from './duel/rules.js';
import { setup } from './duel/setup.js';
import { settleDuel, turn } from './duel/turn.js';
import { language } from './effects/language.js';
import { board, cards, duelLayout, SIDES } from './layout.js';
import { metrics } from './metrics.js';
import { options } from './options.js';
import { evaluate } from './policy/evaluate.js';
import { playout } from './policy/playout.js';
import { refusesCard } from './rules/check-position.js';
import { keysOf } from './rules/keys.js';
import { KINDS } from './rules/kinds.js';
import { mainStep } from './rules/main-step.js';
import { coreScripts } from './scripts.js';

const main = script<DuelRules>('keyforge', [(s) => call(s, setup), loop((s) => call(s, turn))]);

/** The KeyForge duel with Call of the Archons; what is decided stands in RULES.md. */
export const keyforgeDuel = defineGame<typeof options, DuelRules, Content>({
  id: 'keyforge-duel',
  title: 'KeyForge: Call of the Archons, duel',
  rulesVersion: 1,
  status: 'whole',
  seats: { min: SIDES, max: SIDES },
  cooperative: false,
  options,
  presets: {},
  layout: duelLayout,
  content,
  prepare: ({ options: chosen, content: loaded }): DuelRules => prepareDuel(loaded, chosen),
  components: (rules) =>
    new Map([[cards, Array.from(rules.row, (row) => ({ id: rules.ids[row], name: rules.titles[row] }))]]),
  effects: ({ programs, numbers }) => ({ language, programs, numbers: numbers.values }),
  main,
  scripts: [setup, turn, mainStep, ...coreScripts],
  utility: (s, seat) => (keysOf(s, seat) >= s.rules.options.keysToWin ? 1 : 0),
  turns: (s) => board.turn.get(s),
  longest: ({ options: { turnCap } }) => 200 * turnCap,
  describe,
  evaluate,
  playout,
  // In pilots this won 139 of 192 duels against greedy, the defaults about 60 of 100 in five times the time.
  search: { c: 0.3, leaf: 1, prior: 2 },
  decks: { kit: keyforgeDecks, option: (seat) => `deck${seat}` },
  metrics,
  fullTurns: { endedBy: KINDS.end, counted: 'played' },
  cardUse,
  positions: { at: 'main', refuses: refusesCard, settle: settleDuel },
});
