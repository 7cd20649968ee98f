import { defineGame } from '../../engine/game.js';
import { call } from '../../engine/machine.js';
import { loop, script } from '../../engine/script.js';
import { keyforgeDecks } from '../keyforge/decks.js';
import { cards } from '../keyforge/layout.js';
import { KINDS } from '../keyforge/rules/kinds.js';
import { coreScripts } from '../keyforge/scripts.js';
import { cardUse } from './card-use.js';
import { type Content, content } from './content.js';
import { describe } from './describe.js';
import { language } from './effects/language.js';
import { hunt, SEATS } from './layout.js';
import { metrics } from './metrics.js';
import { options, presets } from './options.js';
import { evaluate } from './policy/evaluate.js';
import { playout } from './policy/playout.js';
import { prepareHunt } from './prepare.js';
import { resolveAt } from './rules/abilities.js';
import { enemyTurn, enemyTurnScripts } from './rules/enemy-turn.js';
import { layHunt, refusesInHunt } from './rules/laying.js';
import { nantucketScripts } from './rules/nantucket.js';
import type { HuntRules } from './rules/rules.js';
import { isWon } from './rules/scoring.js';
import { setup } from './rules/setup.js';
import { teamTurn, teamTurnScripts } from './rules/team-turn.js';

/** GH-67: a team turn, then an enemy turn. */
const main = script<HuntRules>('great-hunt', [
  (s) => call(s, setup),
  loop(
    (s) => call(s, teamTurn),
    (s) => call(s, enemyTurn),
  ),
]);

/** The Great Hunt for one to three decks of KeyForge, on stand-in cards; what is decided stands in RULES.md. */
export const greatHunt = defineGame<typeof options, HuntRules, Content>({
  id: 'great-hunt',
  title: 'KeyForge Adventures: The Great Hunt',
  rulesVersion: 1,
  status: 'stand-in content',
  seats: { min: 1, max: SEATS },
  cooperative: true,
  options,
  presets,
  layout: hunt.layout,
  content,
  prepare: ({ players, options: chosen, content: loaded }): HuntRules => prepareHunt(players, loaded, chosen),
  components: (rules) =>
    new Map([[cards, Array.from(rules.row, (row) => ({ id: rules.ids[row], name: rules.titles[row] }))]]),
  effects: ({ programs, numbers }) => ({ language, programs, numbers: numbers.values }),
  main,
  scripts: [setup, ...teamTurnScripts, ...enemyTurnScripts, ...nantucketScripts, resolveAt, ...coreScripts],
  utility: (s) => (isWon(s) && hunt.sunk.get(s) === 0 ? 1 : 0),
  turns: (s) => hunt.teamTurns.get(s),
  longest: ({ options: { roundCap }, players }) => 400 * roundCap * players,
  describe,
  evaluate,
  playout,
  // What an enemy turn brings can be judged when it is over, not before, and is more luck than any move is worth. With 200
  // iterations this won 70 of 120 deals at two players, greedy 43 (`great-hunt-search-beats-greedy` of the acceptance runs).
  search: { c: 0.1, leaf: 1, prior: 2, turns: 1, luck: 'common' },
  decks: { kit: keyforgeDecks, option: (seat) => `deck${seat}` },
  metrics,
  cardUse,
  fullTurns: { endedBy: KINDS.end, counted: 'played' },
  positions: { at: 'main', enemies: 1, refuses: refusesInHunt, settle: layHunt },
});
