import { effectScript } from '../../engine/effects/interpret.js';
import { defineGame } from '../../engine/game.js';
import { call } from '../../engine/machine.js';
import { loop, script } from '../../engine/script.js';
import { cardUse } from './card-use.js';
import { type Content, content, type Rules } from './content.js';
import { describe } from './describe.js';
import { language } from './effects/language.js';
import { board, cards, SEATS } from './layout.js';
import { metrics } from './metrics.js';
import { type Options, options, presets } from './options.js';
import { evaluate } from './policy/evaluate.js';
import { playout } from './policy/playout.js';
import { powerOf } from './policy/power.js';
import { battle } from './rules/battle.js';
import { loseCards } from './rules/discards.js';
import { deflect } from './rules/diseases.js';
import { dungeon, dungeonScripts } from './rules/dungeon.js';
import { hallScripts } from './rules/hall.js';
import { rescue } from './rules/rescue.js';
import { utility } from './rules/scoring.js';
import { spoils } from './rules/spoils.js';
import { buySpoils } from './rules/spoils-purchase.js';
import { turn, turnScripts } from './rules/turn.js';
import { putBackOrdered } from './rules/turned-up.js';
import { usingScripts } from './rules/using.js';
import { village } from './rules/village.js';
import { namedGroups, refuseWithoutWrath } from './setup/choose-groups.js';
import { setup } from './setup/set-up.js';

const main = script<Rules>('thunderstone', [(s) => call(s, setup), loop((s) => call(s, turn))]);

/** TS-274: the cards that move hall monsters. */
const MOVERS = ['banish', 'elf-sorcerer', 'magi-staff', 'claymore', 'blessed-hammer'];

function prepare(players: number, chosen: Options, box: Content): Rules {
  refuseWithoutWrath(chosen);
  const bars = players === 1 && chosen.soloBanMovers;
  return {
    ...box,
    options: chosen,
    players,
    named: namedGroups(box, chosen),
    power: powerOf(box),
    barred: Uint8Array.from(box.rowIds, (id) => (bars && MOVERS.includes(id) ? 1 : 0)),
  };
}

/** The most decisions a turn has on average over a game, with room to spare. */
const DECISIONS_A_TURN = 400;

/** Thunderstone: Doomgate Legion with the base game and seven cards of Wrath of the Elements (RULES.md). */
export const thunderstone = defineGame({
  id: 'thunderstone',
  title: 'Thunderstone: Doomgate Legion',
  rulesVersion: 1,
  status: 'stand-in content',
  seats: { min: 1, max: SEATS },
  cooperative: false,
  options,
  presets,
  layout: board.layout,
  content,
  prepare: ({ players, options: chosen, content: box }): Rules => prepare(players, chosen, box),
  components: (rules) => new Map([[cards, rules.ids.map((id, card) => ({ id, name: rules.names[card] }))]]),
  effects: ({ programs, numbers }) => ({ language, programs, numbers: numbers.values }),
  main,
  scripts: [
    setup,
    turn,
    ...turnScripts,
    village,
    dungeon,
    ...dungeonScripts,
    ...usingScripts,
    battle,
    spoils,
    buySpoils,
    ...hallScripts,
    loseCards,
    deflect,
    rescue,
    putBackOrdered,
    effectScript,
  ],
  utility,
  turns: (s) => board.turn.get(s),
  longest: ({ options: { roundCap }, players }) => DECISIONS_A_TURN * roundCap * players,
  describe,
  evaluate,
  playout,
  metrics,
  cardUse,
});
