import { call, giveBack, locals, result } from '../../engine/machine.js';
import { moveTop, shuffle } from '../../engine/piles.js';
import { action, ask, breakWhen, loop, script, when } from '../../engine/script.js';
import type { State } from '../../engine/state.js';
import type { Rules } from './content.js';
import { board, SEATS, TILES, tiles } from './layout.js';
import { ACTION, draw, PLOT } from './rules/cards.js';
import { cellBeyond, cellX, cellY, layTile, nextRotation, openExits } from './rules/castle.js';
import { rotationText } from './rules/explore.js';
import { fillTokenBag, revealToken } from './rules/tokens.js';

type S = State<Rules>;

const { seat, passes, tile, cell } = locals('seat', 'passes', 'tile', 'cell');

/** GM-S-02, GM-open-02. */
function chooseDealer(s: S): number {
  const { dealer } = s.rules.options;
  return typeof dealer === 'number' ? dealer % s.players : 0;
}

/** Whether a tile can be placed anywhere (GM-T-10). */
function canPlace(s: S, which: number, open: number): boolean {
  for (let i = board.castle.size(s) - 1; i >= 0; i--) {
    const beside = board.castle.get(s, i);
    for (let side = 0; side < 4; side++) {
      if (board.neighbor.get(s, beside, side) >= 0) continue;
      if (nextRotation(s, which, cellBeyond(s, beside, side), open, 0) >= 0) return true;
    }
  }
  return false;
}

const chooseTile = action<Rules>(1, 'tile', {
  rule: 'GM-S-06',
  offer(s, offer) {
    const dealt = board.dealt[seat.get(s)];
    const open = openExits(s);
    for (let i = 0; i < dealt.size(s); i++) if (canPlace(s, dealt.get(s, i), open)) offer.add(dealt.get(s, i));
  },
  take(s, _chance, which) {
    tile.set(s, which);
    passes.set(s, 0);
  },
  text: (s, which) => s.rules.tiles.names[which],
});

const chooseCell = action<Rules>(2, 'place', {
  rule: 'GM-T-01',
  offer(s, offer) {
    const open = openExits(s);
    for (let i = 0; i < board.castle.size(s); i++) {
      const beside = board.castle.get(s, i);
      for (let side = 0; side < 4; side++) {
        if (board.neighbor.get(s, beside, side) >= 0) continue;
        const beyond = cellBeyond(s, beside, side);
        if (offer.has(beyond) || nextRotation(s, tile.get(s), beyond, open, 0) < 0) continue;
        offer.add(beyond);
      }
    }
  },
  take(s, _chance, where) {
    cell.set(s, where);
  },
  text: (_s, where) => `at ${cellX(where)}, ${cellY(where)}`,
});

const chooseRotation = action<Rules>(3, 'rotation', {
  rule: 'GM-T-04',
  offer(s, offer) {
    const open = openExits(s);
    for (let r = nextRotation(s, tile.get(s), cell.get(s), open, 0); r >= 0; ) {
      offer.add(r);
      r = nextRotation(s, tile.get(s), cell.get(s), open, r + 1);
    }
  },
  take(s, _chance, r) {
    board.dealt[seat.get(s)].remove(s, tile.get(s));
    layTile(s, tile.get(s), cellX(cell.get(s)), cellY(cell.get(s)), r);
    tile.set(s, -1);
  },
  text: (s, r) => rotationText(s, tile.get(s), r),
});

/** GM-S-03..05: the Tower in the centre, the others shuffled and dealt one at a time from the dealer on. */
const dealTiles = script<Rules>('deal tiles', [
  (s, chance) => {
    for (let which = 0; which < TILES; which++) if (which !== s.rules.tiles.tower) board.supply.push(s, which);
    shuffle(s, board.supply, board.setupLuck, chance);
    layTile(s, s.rules.tiles.tower, 0, 0, 0);
    for (let i = 0; i < s.rules.options.setupTiles; i++) {
      moveTop(s, board.supply, board.dealt[(board.dealer.get(s) + i) % s.players]);
    }
  },
]);

function tilesLeft(s: S): boolean {
  for (let k = 0; k < SEATS; k++) if (board.dealt[k].size(s) > 0) return true;
  return false;
}

/** GM-S-06, GM-T-01..04, GM-T-10, GM-T-11: in turn, one tile each, until all are placed or nobody can. */
const placeTiles = script<Rules>('place tiles', [
  (s) => {
    seat.set(s, board.dealer.get(s));
    tile.set(s, -1);
  },
  loop(
    breakWhen((s) => !tilesLeft(s)),
    breakWhen((s) => passes.get(s) >= s.players),
    (s) => passes.add(s, 1),
    ask('tile', (s) => seat.get(s), [chooseTile]),
    when(
      (s) => tile.get(s) >= 0,
      [ask('place', (s) => seat.get(s), [chooseCell]), ask('rotation', (s) => seat.get(s), [chooseRotation])],
    ),
    (s) => seat.set(s, (seat.get(s) + 1) % s.players),
  ),
  (s) => {
    const redeal = tilesLeft(s) && s.rules.options.setupStuck === 'redeal';
    if (redeal) takeUpAll(s);
    else unplacedToSupply(s);
    giveBack(s, redeal ? 0 : 1);
  },
]);

/** All tiles but the Tower go back, whoever held them. */
function takeUpAll(s: S): void {
  while (board.castle.size(s) > 0) board.castle.pop(s);
  while (board.supply.size(s) > 0) board.supply.pop(s);
  for (let k = 0; k < SEATS; k++) while (board.dealt[k].size(s) > 0) board.dealt[k].pop(s);
  for (let which = 0; which < TILES; which++) {
    for (let side = 0; side < 4; side++) board.neighbor.set(s, which, side, -1);
  }
}

/** GM-T-10: unplaced tiles go to the bottom of the supply. */
function unplacedToSupply(s: S): void {
  for (let k = 0; k < SEATS; k++) {
    while (board.dealt[k].size(s) > 0) {
      const which = board.dealt[k].pop(s);
      board.supply.insert(s, 0, which);
      tiles.reveal(s, which, board.dealt[k].seers);
    }
  }
}

/** GM-S-13, GM-S-14: shuffle both decks, deal 5 Action Cards and 2 Plot Cards to each. */
const dealCards = script<Rules>('deal cards', [
  (s, chance) => {
    for (let card = 0; card < s.rules.cards.of.length; card++) board.actionDeck.push(s, card);
    for (let card = 0; card < s.rules.plots.of.length; card++) board.plotDeck.push(s, card);
    shuffle(s, board.actionDeck, board.actionShuffle, chance);
    shuffle(s, board.plotDeck, board.plotShuffle, chance);
    for (let k = 0; k < s.players; k++) {
      for (let i = 0; i < s.rules.options.startActions; i++) draw(s, k, ACTION, chance);
      for (let i = 0; i < s.rules.options.startPlots; i++) draw(s, k, PLOT, chance);
    }
  },
]);

/** Set-up, in the rulebook's order. */
export const setup = script<Rules>('set-up', [
  (s, chance) => {
    const dealer = s.rules.options.dealer === 'random' ? board.setupLuck.roll(s, chance, s.players) : chooseDealer(s);
    board.dealer.set(s, dealer);
    board.active.set(s, dealer);
  },
  loop(
    (s) => call(s, dealTiles),
    (s) => call(s, placeTiles),
    breakWhen((s) => result(s) === 1),
  ),
  // GM-S-08..12: a token on every tile, all turned up together.
  (s, chance) => {
    fillTokenBag(s, chance, (state, luck) => shuffle(state, board.tokenBag, board.setupLuck, luck));
    for (let i = 0; i < board.castle.size(s); i++) revealToken(s, board.castle.get(s, i));
  },
  (s) => call(s, dealCards),
  // GM-S-15: all tokens of one colour.
  (s) => {
    const red = s.rules.options.setupColours === 'by_seat' ? 0 : board.dealer.get(s);
    for (let k = 0; k < s.players; k++) {
      board.pool.set(s, k, s.rules.options.influenceTokens);
      board.colour.set(s, k, (k + s.players - red) % s.players);
    }
  },
]);

export const setupScripts = [dealTiles, placeTiles, dealCards];
