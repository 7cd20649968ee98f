import { effectScript } from '../../engine/effects/interpret.js';
import { defineGame } from '../../engine/game.js';
import type { NamedComponent } from '../../engine/identity.js';
import { call } from '../../engine/machine.js';
import { loop, script } from '../../engine/script.js';
import { content, type Rules } from './content.js';
import { describe } from './describe.js';
import { language } from './effects/language.js';
import { actionCards, artifacts, board, characters, plotCards, SEATS, tiles, tokens } from './layout.js';
import { metrics } from './metrics.js';
import { options, presets } from './options.js';
import { evaluate, playout } from './policy.js';
import { relink } from './rules/castle.js';
import { explore } from './rules/explore.js';
import { playInfluence } from './rules/influence.js';
import { interruptWindow } from './rules/interrupts.js';
import { makeMoves, playMovement, walkOnce } from './rules/movement.js';
import { claim } from './rules/plots.js';
import { eitherRitual, ritual, rollDie } from './rules/rituals.js';
import { turn, turnScripts } from './rules/turn.js';
import { turnCastleTile } from './rules/turn-tile.js';
import { setup, setupScripts } from './setup.js';

const main = script<Rules>('gormenghast', [(s) => call(s, setup), loop((s) => call(s, turn))]);

const named = (ids: readonly string[], names: readonly string[]): NamedComponent[] =>
  ids.map((id, index) => ({ id, name: names[index] }));

/** Gormenghast: The Board Game, whole, on stand-in contents (RULES.md, docs/stand-ins.md). */
export const gormenghast = defineGame({
  id: 'gormenghast',
  title: 'Gormenghast: The Board Game',
  rulesVersion: 1,
  status: 'stand-in content',
  seats: { min: 2, max: SEATS },
  cooperative: false,
  options,
  presets,
  layout: board.layout,
  content,
  prepare: ({ players, options: chosen, content: box }): Rules => ({ ...box, options: chosen, players }),
  components: (rules) =>
    new Map([
      [actionCards, named(rules.cards.ids, rules.cards.names)],
      [plotCards, named(rules.plots.ids, rules.plots.names)],
      [tiles, named(rules.tiles.ids, rules.tiles.names)],
      [tokens, rules.tokens.ids.map((id) => ({ id, name: id }))],
      [characters, named(rules.characters.ids, rules.characters.names)],
      [artifacts, named(rules.artifacts.ids, rules.artifacts.names)],
    ]),
  effects: ({ programs, numbers }) => ({ language, programs, numbers: numbers.values }),
  main,
  scripts: [
    setup,
    ...setupScripts,
    turn,
    ...turnScripts,
    playInfluence,
    playMovement,
    makeMoves,
    walkOnce,
    explore,
    claim,
    ritual,
    rollDie,
    eitherRitual,
    turnCastleTile,
    interruptWindow,
    effectScript,
  ],
  utility: (s, seat) => (board.victory.get(s, seat) >= s.rules.options.tokenGoal ? 1 : 0),
  turns: (s) => board.turn.get(s),
  // A turn has some fifty decisions at the very most beside those of set-up; the cap bounds the turns.
  longest: ({ options: { turnCap } }) => 200 + 500 * turnCap,
  describe,
  evaluate,
  playout,
  metrics,
  positions: { at: 'action', settle: relink },
});
