import type { Pile } from '../../../src/engine/fields.js';
import type { State } from '../../../src/engine/state.js';
import type { Rules } from '../../../src/games/gormenghast/content.js';
import { ARTIFACTS, board, CHARACTERS } from '../../../src/games/gormenghast/layout.js';

/** A state as the rules of Gormenghast read it: tests hold it as a state of any game. */
export const ofGormenghast = (s: State<unknown>): State<Rules> => s as State<Rules>;

/** How many there are of everything that is only ever moved about (GM-C-14), and where what must not move there is. */
export interface Counts {
  readonly tiles: number;
  readonly actionCards: number;
  readonly plotCards: number;
  readonly tokens: number;
  /** Influence tokens by seat. */
  readonly influence: readonly number[];
  readonly connected: boolean;
  readonly blocked: number;
  /** Characters on the blocked tile, as bits. */
  readonly shutIn: number;
}

const total = (s: State<unknown>, piles: readonly Pile[]): number => piles.reduce((sum, pile) => sum + pile.size(s), 0);

export function countsOf(s: State<unknown>): Counts {
  const blocked = board.blocked.get(s);
  return {
    tiles: total(s, [board.castle, board.supply, board.drawn, ...board.dealt]),
    actionCards: total(s, [board.actionDeck, board.actionDiscard, ...board.hand, ...board.passing]),
    plotCards: total(s, [board.plotDeck, board.plotDiscard, board.plotClaimed, ...board.plots]),
    tokens: total(s, [board.tokenBag, board.tokensOut]),
    influence: Array.from({ length: s.players }, (_, seat) => tokensOf(s, seat)),
    connected: isOnePiece(s),
    blocked,
    shutIn: blocked < 0 ? 0 : charactersOn(s, blocked),
  };
}

/** GM-I-15: a player's tokens in the pool and on characters. */
function tokensOf(s: State<unknown>, seat: number): number {
  let sum = board.pool.get(s, seat);
  for (let who = 0; who < CHARACTERS; who++) {
    if (board.controller.get(s, who) === seat) sum += board.influence.get(s, who);
  }
  return sum;
}

function charactersOn(s: State<unknown>, tile: number): number {
  let bits = 0;
  for (let who = 0; who < CHARACTERS; who++) if (board.place.get(s, who) === tile) bits |= 1 << who;
  return bits;
}

const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** What the cells of a castle show. */
interface Castle {
  /** Whether all tiles in play can be reached over passable edges. */
  readonly connected: boolean;
  /** Whether the links between tiles are what their cells say. */
  readonly linked: boolean;
}

/** The castle looked at last: most decisions leave it as it is. */
let seen: { readonly cells: string; readonly castle: Castle } = {
  cells: '',
  castle: { connected: false, linked: false },
};

/** Looks at a castle by its cells alone, without what the rules keep of it. */
function castleOf(s: State<unknown>): Castle {
  const inPlay = Array.from({ length: board.castle.size(s) }, (_, i) => board.castle.get(s, i));
  const { options, tiles } = ofGormenghast(s).rules;
  const cells = inPlay.map((tile) => [
    tile,
    board.x.get(s, tile),
    board.y.get(s, tile),
    board.rotation.get(s, tile),
    ...STEPS.map((_, side) => board.neighbor.get(s, tile, side)),
  ]);
  const key = `${options.moveMismatch}:${cells.join(';')}`;
  if (key === seen.cells) return seen.castle;
  const at = new Map(cells.map(([tile, x, y]) => [x * 1000 + y, tile]));
  const beyond = (tile: number, side: number): number =>
    at.get((board.x.get(s, tile) + STEPS[side][0]) * 1000 + board.y.get(s, tile) + STEPS[side][1]) ?? -1;
  const open = (tile: number, side: number): boolean =>
    (tiles.exits[tile * 4 + board.rotation.get(s, tile)] & (1 << side)) !== 0;
  const reached = new Set(inPlay.slice(0, 1));
  for (const tile of reached) {
    for (let side = 0; side < 4; side++) {
      const other = beyond(tile, side);
      if (other < 0) continue;
      const [here, there] = [open(tile, side), open(other, (side + 2) % 4)];
      if (options.moveMismatch === 'exit_side_only' ? here || there : here && there) reached.add(other);
    }
  }
  const castle = {
    connected: reached.size === inPlay.length,
    linked: inPlay.every((tile) => STEPS.every((_, side) => board.neighbor.get(s, tile, side) === beyond(tile, side))),
  };
  seen = { cells: key, castle };
  return castle;
}

/** Whether all tiles in play can be reached over passable edges, found from their cells alone. */
export const isOnePiece = (s: State<unknown>): boolean => castleOf(s).connected;

/** What is not as it must be at every decision, a sentence each. */
export function brokenLaws(s: State<unknown>, before: Counts): string[] {
  const { options } = ofGormenghast(s).rules;
  const now = countsOf(s);
  const broken: string[] = [];
  const same = (name: 'tiles' | 'actionCards' | 'plotCards' | 'tokens'): void => {
    // Before they are laid out there are none.
    if (before[name] > 0 && now[name] !== before[name]) broken.push(`${before[name]} ${name} have become ${now[name]}`);
  };
  same('tiles');
  same('actionCards');
  same('plotCards');
  same('tokens');
  const held = before.influence.some((count) => count > 0);
  if (held && now.influence.join() !== before.influence.join())
    broken.push(`influence tokens are ${now.influence.join()}`);
  if (before.connected && !now.connected) broken.push('the castle has come apart');
  if (now.blocked >= 0 && now.blocked === before.blocked && (now.shutIn & ~before.shutIn) !== 0) {
    broken.push('somebody has come onto the blocked tile');
  }
  for (let who = 0; who < CHARACTERS; who++) {
    const [controller, tokens] = [board.controller.get(s, who), board.influence.get(s, who)];
    if (tokens < 0 || tokens > options.influenceCap) broken.push(`character ${who} has ${tokens} tokens`);
    if (controller >= 0 !== tokens > 0) broken.push(`character ${who} has ${tokens} tokens of seat ${controller}`);
    if (board.carries.get(s, who) >= 0 && board.place.get(s, who) < 0)
      broken.push(`character ${who} carries off board`);
  }
  for (let artifact = 0; artifact < ARTIFACTS; artifact++) {
    const places = board.looseOn.get(s, artifact) >= 0 ? 1 : 0;
    if (places + carriersOf(s, artifact) > 1) broken.push(`artifact ${artifact} is in two places`);
  }
  if (!castleOf(s).linked) broken.push('the grid does not know its neighbours');
  return broken;
}

function carriersOf(s: State<unknown>, artifact: number): number {
  let carriers = 0;
  for (let who = 0; who < CHARACTERS; who++) if (board.carries.get(s, who) === artifact) carriers++;
  return carriers;
}
