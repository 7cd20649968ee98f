import type { Game } from '../../engine/game.js';
import type { State } from '../../engine/state.js';
import type { Named } from './flatten.js';
import { Scene, type SceneSetup } from './scene.js';

/**
 * A state of a game in a position of one's choice, waiting at a decision: for tests that go on from there by
 * themselves. What can be laid is in docs/scenarios.md.
 * @throws ConfigError when something the position names does not exist or does not fit
 */
export function positionOf(game: Game, position: Named, setup: Omit<SceneSetup, 'position'> = {}): State<unknown> {
  const { state } = new Scene(game, { ...setup, position });
  state.log = null;
  return state;
}
