import type { Pile } from '../../../src/engine/fields.js';
import type { State } from '../../../src/engine/state.js';
import type { Rules } from '../../../src/games/gormenghast/content.js';
import { ARTIFACTS, board, CHARACTERS } from '../../../src/games/gormenghast/layout.js';

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

/** Whether all tiles in play can be reached over passable edges, found from their cells alone. */
export function isOnePiece(s: State<unknown>): boolean {
  const { options, tiles } = s.rules as Rules;
  const inPlay = Array.from({ length: board.castle.size(s) }, (_, i) => board.castle.get(s, i));
  const at = new Map(inPlay.map((tile) => [`${board.x.get(s, tile)},${board.y.get(s, tile)}`, tile]));
  const open = (tile: number, side: number): boolean =>
    (tiles.exits[tile * 4 + board.rotation.get(s, tile)] & (1 << side)) !== 0;
  const reached = new Set(inPlay.slice(0, 1));
  for (const tile of reached) {
    for (const [side, [dx, dy]] of STEPS.entries()) {
      const beyond = at.get(`${board.x.get(s, tile) + dx},${board.y.get(s, tile) + dy}`);
      if (beyond === undefined) continue;
      const [here, there] = [open(tile, side), open(beyond, (side + 2) % 4)];
      if (options.moveMismatch === 'exit_side_only' ? here || there : here && there) reached.add(beyond);
    }
  }
  return reached.size === inPlay.length;
}

/** What is not as it must be at every decision, a sentence each. */
export function brokenLaws(s: State<unknown>, before: Counts): string[] {
  const { options } = s.rules as Rules;
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
  if (!neighborsFit(s)) broken.push('the grid does not know its neighbours');
  return broken;
}

function carriersOf(s: State<unknown>, artifact: number): number {
  let carriers = 0;
  for (let who = 0; who < CHARACTERS; who++) if (board.carries.get(s, who) === artifact) carriers++;
  return carriers;
}

/** Whether the links between tiles are what their cells say. */
function neighborsFit(s: State<unknown>): boolean {
  const inPlay = Array.from({ length: board.castle.size(s) }, (_, i) => board.castle.get(s, i));
  return inPlay.every((tile) =>
    STEPS.every(([dx, dy], side) => {
      const beyond = inPlay.find(
        (other) =>
          board.x.get(s, other) === board.x.get(s, tile) + dx && board.y.get(s, other) === board.y.get(s, tile) + dy,
      );
      return board.neighbor.get(s, tile, side) === (beyond ?? -1);
    }),
  );
}
