import { defineGame } from '../../engine/game.js';
import { call } from '../../engine/machine.js';
import { loop, script } from '../../engine/script.js';
import { keyforgeDecks } from '../keyforge/decks.js';
import { cards } from '../keyforge/layout.js';
import { refusesCard } from '../keyforge/rules/check-position.js';
import { KINDS } from '../keyforge/rules/kinds.js';
import { settlePosition } from '../keyforge/rules/laying.js';
import { coreScripts } from '../keyforge/scripts.js';
import { cardUse } from './card-use.js';
import { type Content, content } from './content.js';
import { describe } from './describe.js';
import { language } from './effects/language.js';
import { layout, own, SEATS } from './layout.js';
import { metrics } from './metrics.js';
import { options, presets } from './options.js';
import type { GormangeistRules } from './own.js';
import { evaluate } from './policy/evaluate.js';
import { playout } from './policy/playout.js';
import { prepareGame } from './prepare.js';
import { drain, giveEssence } from './rules/draining.js';
import { drawIcons } from './rules/draw-icons.js';
import { enemyTurn, playAdventureCards, useArtifacts, useCreatures } from './rules/enemy-turn.js';
import { findEssence } from './rules/essence.js';
import { breakDoor, exploreDoor } from './rules/exploring.js';
import { muster } from './rules/muster.js';
import { mainStep, playerTurn } from './rules/player-turn.js';
import { playerTurns } from './rules/rounds.js';
import { turnOver } from './rules/turning.js';
import { setup } from './setup.js';

const main = script<GormangeistRules>('gormangeist', [
  (s) => call(s, setup),
  loop(
    (s) => call(s, playerTurn),
    (s) => call(s, enemyTurn),
  ),
]);

/** Decisions of a player turn and the enemy's after it, with room to spare. */
const DECISIONS_A_TURN = 300;

/** Fall of the House Gormangeist, with stand-in decks; what is decided stands in RULES.md. */
export const gormangeist = defineGame<typeof options, GormangeistRules, Content>({
  id: 'gormangeist',
  title: 'KeyForge Adventures: Fall of the House Gormangeist',
  rulesVersion: 1,
  status: 'stand-in content',
  seats: { min: 1, max: SEATS },
  cooperative: true,
  options,
  presets,
  layout,
  content,
  prepare: ({ players, options: chosen, content: loaded }) => prepareGame(loaded, chosen, players),
  components: (rules) =>
    new Map([[cards, Array.from(rules.row, (row) => ({ id: rules.ids[row], name: rules.titles[row] }))]]),
  effects: ({ programs, numbers }) => ({ language, programs, numbers: numbers.values }),
  main,
  scripts: [
    setup,
    playerTurn,
    mainStep,
    enemyTurn,
    playAdventureCards,
    useCreatures,
    useArtifacts,
    exploreDoor,
    breakDoor,
    turnOver,
    findEssence,
    giveEssence,
    drain,
    drawIcons,
    muster,
    ...coreScripts,
  ],
  utility: (s) => (own.darkAttached.get(s) >= s.rules.own.darkNeeded ? 1 : 0),
  turns: playerTurns,
  longest: ({ own: { options: chosen, players } }) => DECISIONS_A_TURN * chosen.roundCap * players,
  describe,
  evaluate,
  playout,
  metrics,
  fullTurns: { endedBy: KINDS.end, counted: 'played' },
  decks: { kit: keyforgeDecks, option: (seat) => `deck${seat}` },
  cardUse,
  positions: { at: 'main', refuses: refusesCard, settle: settlePosition },
});
