import { SearchChance } from '../chance.js';
import { Column, Scalar } from '../fields.js';
import type { Game } from '../game.js';
import { question } from '../machine.js';
import { observation } from '../observation.js';
import { State } from '../state.js';
import { cellName, firstDifference } from './cell-name.js';
import type { LawViolation } from './law-violation.js';
import { askAgain, attempt, MOST_DECISIONS, steadyCodes, type Walk, walkAlong } from './walk.js';
import type { WalkerKind } from './walkers.js';
import { dealWorld, hiddenPlaces, hidesAnything } from './worlds.js';

const LAW = 'what a seat may not know never changes its view';

/** Worlds tried for each seat at each decision. */
const WORLDS = 2;

/**
 * For every seat, the components it cannot see change places, and it notices nothing: not in what it observes, not in
 * what the game thinks of its position, and, when it decides, not in the question, in the options or in their texts. No
 * reference of the layout, which everybody sees, names a component that somebody does not see. (Only the seat that
 * decides is asked anew in its worlds: in those of the others the decider may hold what its scripts do not expect.)
 */
export function hiddenNeverShows(
  game: Game,
  key: string,
  walker: WalkerKind,
  decisions = MOST_DECISIONS,
): LawViolation | null {
  if (!hidesAnything(game.layout)) return null;
  const world = new State(game);
  const luck = new SearchChance(`${key}/hiddenNeverShows`);
  return walkAlong(LAW, game, key, walker, decisions, {
    decision(walk) {
      if (!steadyCodes(walk.state)) return;
      for (let seat = 0; seat < game.players; seat++) {
        referencesAreSeen(walk, seat);
        const seen = sightOf(walk.state, seat);
        for (let n = 0; n < WORLDS; n++) {
          attempt('ask', () => dealWorld(world, walk.state, seat, luck));
          if (walk.state.offer.seat !== seat) world.offer.copyFrom(walk.state.offer);
          compare(
            walk,
            seat,
            seen,
            walk.claim('a view of the world', () => sightOf(world, seat)),
          );
        }
      }
    },
  });
}

/** All that a seat can tell a position by. */
interface Sight {
  readonly cells: Int16Array;
  readonly evaluation: number | null;
  /** The question and its options in words; null for seats that do not decide. */
  readonly decision: string | null;
}

function sightOf(state: State<unknown>, seat: number): Sight {
  return attempt('read', () => {
    const { evaluate } = state.game.spec;
    return {
      cells: observation(state, seat),
      evaluation: evaluate ? evaluate(state, seat) : null,
      decision: state.offer.seat === seat ? decisionInWords(state) : null,
    };
  });
}

function decisionInWords(state: State<unknown>): string {
  const options = askAgain(state).map((code) => `${state.game.text(state, code)} (code ${code})`);
  return `${question(state).name}: ${options.join(', ')}`;
}

function compare(walk: Walk, seat: number, real: Sight, dealt: Sight): void {
  const hidden = `with what seat ${seat} cannot see dealt anew`;
  const at = firstDifference(real.cells, dealt.cells);
  if (at >= 0) {
    const name = cellName(walk.game.layout, at);
    throw walk.violation(`${name} = ${real.cells[at]} ${hidden}`, `${dealt.cells[at]}`);
  }
  if (real.decision !== dealt.decision) {
    throw walk.violation(`"${real.decision}" ${hidden}`, `"${dealt.decision}"`);
  }
  if (real.evaluation !== dealt.evaluation) {
    throw walk.violation(`an evaluation of ${real.evaluation} ${hidden}`, `${dealt.evaluation}`);
  }
}

function referencesAreSeen(walk: Walk, seat: number): void {
  const { state, game } = walk;
  for (const set of game.layout.sets) {
    const unseen = new Set(hiddenPlaces(state, set, seat).map((place) => place.component));
    if (unseen.size === 0) continue;
    for (const { field } of game.layout.fields) {
      if (!(field instanceof Scalar || field instanceof Column) || field.refers !== set) continue;
      for (const cell of game.layout.cellsOf(field)) {
        const component = state.block[cell];
        if (!unseen.has(component)) continue;
        const name = cellName(game.layout, cell);
        throw walk.violation(`${name} to name nothing that seat ${seat} cannot see`, `${set.name} ${component}`);
      }
    }
  }
}
