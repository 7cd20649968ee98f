import type { Expr } from '../../../engine/effects/code.js';
import { numberOf, objectAt, objectCount, objectOf } from '../../../engine/effects/evaluate.js';
import { ME, SAME } from '../../../engine/effects/frame.js';
import { DONE, FAILED, LATER, type Verb } from '../../../engine/effects/vocabulary.js';
import { call } from '../../../engine/machine.js';
import { moveSecretly } from '../../../engine/piles.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { board } from '../layout.js';
import { discardAction, discardPlot, draw, takeUnseen } from '../rules/cards.js';
import { swapCells } from '../rules/castle.js';
import { exitSide, exitTile, explore } from '../rules/explore.js';
import { moveToken, POOL, returnTokens } from '../rules/influence.js';
import { FREELY, makeMoves, ONLY_STEPS, walkOnce } from '../rules/movement.js';
import { eitherRitual, performEntry } from '../rules/rituals.js';
import { placeCharacter, putDown } from '../rules/tokens.js';
import { turnCastleTile } from '../rules/turn-tile.js';
import { cancelPlan } from './cancel.js';

type S = State<Rules>;
type GameVerb = Verb<Rules>;

const me = (s: S, f: number): number => s.block[f + ME];

/** GM-open-20: whose doing it is when an effect puts a character where its player chose. */
function chosenBy(s: S, f: number): number {
  return s.rules.options.plotEffectMovesCount ? me(s, f) : -1;
}

function placeAll(s: S, f: number, who: Expr, where: Expr, by: number): number {
  const tile = objectOf(s, f, where);
  let placed = FAILED;
  for (let i = objectCount(s, f, who) - 1; i >= 0; i--) {
    const character = objectAt(s, f, who, i);
    if (placeCharacter(s, character, tile, by)) placed = DONE;
  }
  return placed;
}

function eachObject(s: S, f: number, argument: Expr, act: (s: S, object: number) => void): number {
  const count = objectCount(s, f, argument);
  for (let i = 0; i < count; i++) act(s, objectAt(s, f, argument, i));
  return count > 0 ? DONE : FAILED;
}

const verb = (name: string, shapes: readonly string[], help: string, run: GameVerb['run']): GameVerb => ({
  kind: 'verb',
  name,
  help,
  arguments: shapes.map((sort, place) => ({
    name: shapes.indexOf(sort) === place ? sort : `other${sort[0].toUpperCase()}${sort.slice(1)}`,
    accepts: [sort],
  })),
  run,
});

/** What effects do. */
export const verbs: readonly GameVerb[] = [
  verb(
    'place',
    ['character', 'tile'],
    'puts it there, by choice of the player; a blocked tile admits nobody',
    (s, f, [who, where]) => placeAll(s, f, who, where, chosenBy(s, f)),
  ),
  verb(
    'gather',
    ['character', 'tile'],
    "puts them there, by nobody's choice; a blocked tile admits nobody",
    (s, f, [who, where]) => placeAll(s, f, who, where, -1),
  ),
  verb('move', ['character', 'number'], 'up to so many moves, by the rules of movement', (s, f, [who, count]) => {
    call(s, makeMoves, me(s, f), objectOf(s, f, who), numberOf(s, f, count), FREELY);
    return LATER;
  }),
  verb('walk', ['character', 'number'], 'up to so many steps over passable edges', (s, f, [who, count]) => {
    call(s, makeMoves, me(s, f), objectOf(s, f, who), numberOf(s, f, count), ONLY_STEPS);
    return LATER;
  }),
  verb('step', ['character'], 'one step over a passable edge', (s, f, [who]) => {
    call(s, walkOnce, me(s, f), objectOf(s, f, who));
    return LATER;
  }),
  verb('swapPlaces', ['character'], 'two characters change places, each with what it carries', (s, f, [both]) => {
    if (objectCount(s, f, both) < 2) return FAILED;
    const [one, other] = [objectAt(s, f, both, 0), objectAt(s, f, both, 1)];
    const tile = board.place.get(s, one);
    placeCharacter(s, one, board.place.get(s, other), chosenBy(s, f));
    placeCharacter(s, other, tile, chosenBy(s, f));
    return DONE;
  }),
  verb(
    'returnTokens',
    ['character', 'number'],
    "up to so many tokens go from its card to their owner's pool",
    (s, f, [who, count]) => {
      const each = numberOf(s, f, count);
      return eachObject(s, f, who, (state, character) => returnTokens(state, character, each));
    },
  ),
  verb(
    'placeTokens',
    ['character', 'number'],
    "so many tokens from the player's pool go onto its card",
    (s, f, [who, count]) => {
      let went = FAILED;
      for (let i = numberOf(s, f, count); i > 0; i--)
        if (moveToken(s, me(s, f), POOL, objectOf(s, f, who))) went = DONE;
      return went;
    },
  ),
  verb('swapCarried', ['character', 'character'], 'the two exchange what they carry', (s, f, [one, other]) => {
    const [first, second] = [objectOf(s, f, one), objectOf(s, f, other)];
    const carried = board.carries.get(s, first);
    board.carries.set(s, first, board.carries.get(s, second));
    board.carries.set(s, second, carried);
    return DONE;
  }),
  verb('drop', ['character'], 'what it carries lies loose on its tile', (s, f, [who]) =>
    eachObject(s, f, who, putDown),
  ),
  verb('put', ['artifact', 'tile'], 'lays it loose there', (s, f, [artifact, tile]) => {
    board.looseOn.set(s, objectOf(s, f, artifact), objectOf(s, f, tile));
    return DONE;
  }),
  verb('swapArtifacts', ['artifact'], 'two loose artifacts change tiles', (s, f, [both]) => {
    if (objectCount(s, f, both) < 2) return FAILED;
    const [one, other] = [objectAt(s, f, both, 0), objectAt(s, f, both, 1)];
    const tile = board.looseOn.get(s, one);
    board.looseOn.set(s, one, board.looseOn.get(s, other));
    board.looseOn.set(s, other, tile);
    return DONE;
  }),
  verb(
    'draw',
    ['player', 'deck', 'number'],
    'draws so many cards, or as many as there are',
    (s, f, [player, deck, count], chance) => {
      const which = numberOf(s, f, deck);
      for (let i = numberOf(s, f, count); i > 0; i--)
        if (!draw(s, numberOf(s, f, player), which, chance)) return FAILED;
      return DONE;
    },
  ),
  verb('discard', ['actionCard'], "discards these cards from the player's hand", (s, f, [cards]) =>
    discardAll(s, f, cards, discardAction),
  ),
  verb('discardPlot', ['plotCard'], "discards these plots from the player's hand", (s, f, [cards]) =>
    discardAll(s, f, cards, discardPlot),
  ),
  verb('take', ['actionCard'], 'takes the card, unseen by others, from whoever holds it', (s, f, [card]) => {
    const wanted = objectOf(s, f, card);
    for (let seat = 0; seat < s.players; seat++) {
      if (board.hand[seat].has(s, wanted)) takeUnseen(s, wanted, seat, me(s, f));
    }
    return DONE;
  }),
  verb(
    'passLeft',
    ['actionCard'],
    'lays the card face down for the left neighbour, until all have chosen',
    (s, f, [card]) => {
      moveSecretly(s, objectOf(s, f, card), board.hand[me(s, f)], board.passing[me(s, f)]);
      return DONE;
    },
  ),
  verb('explore', ['exit'], 'lays the next tile beyond this exit and turns up its token', (s, f, [exit]) => {
    const chosen = objectOf(s, f, exit);
    call(s, explore, me(s, f), exitTile(chosen), exitSide(chosen));
    return LATER;
  }),
  verb('block', ['tile'], 'the Blocking Token goes there', (s, f, [tile]) => {
    board.blocked.set(s, objectOf(s, f, tile));
    return DONE;
  }),
  verb('unblock', [], 'the Blocking Token leaves the board', (s) => {
    const was = board.blocked.get(s);
    board.blocked.set(s, -1);
    return was >= 0 ? DONE : FAILED;
  }),
  verb('rotate', ['tile'], 'turns the tile so that the castle stays connected', (s, f, [tile]) => {
    call(s, turnCastleTile, me(s, f), objectOf(s, f, tile));
    return LATER;
  }),
  verb('swapCells', ['tile', 'tile'], 'two tiles change cells, with all that lies on them', (s, f, [one, other]) => {
    swapCells(s, objectOf(s, f, one), objectOf(s, f, other));
    return DONE;
  }),
  verb('perform', ['number'], 'performs this entry of the Book of Ritual', (s, f, [entry]) => {
    performEntry(s, numberOf(s, f, entry), me(s, f));
    return LATER;
  }),
  verb('performEither', ['number', 'number'], 'performs one of two entries, by choice', (s, f, [one, other]) => {
    call(s, eitherRitual, me(s, f), numberOf(s, f, one), numberOf(s, f, other));
    return LATER;
  }),
  verb(
    'cancelTokens',
    ['character'],
    'tokens aimed at these characters by the declared card are not moved',
    (s, f, [targets]) => cancelPlan(s, f, targets),
  ),
  verb('cancelStep', [], 'the declared step fails: the move is spent, its side is barred for the card', (s) => {
    board.cancelled.set(s, 1);
    return DONE;
  }),
  verb('cancelText', [], 'the declared text has no effect', (s) => {
    board.cancelled.set(s, 1);
    return DONE;
  }),
  verb('reroll', [], 'the ritual die is rolled again', (s, _f, _args, chance) => {
    board.die.set(s, board.ritualDie.roll(s, chance, board.dieSides.get(s)) + 1);
    board.dieSides.set(s, 0);
    if (s.log)
      s.log.line(
        `  the ritual die is rolled again: ${board.die.get(s)}, ${s.rules.rituals.names[board.die.get(s) - 1]}`,
      );
    return DONE;
  }),
  verb('nothing', [], 'nothing happens', () => DONE),
];

function discardAll(s: S, f: number, cards: Expr, discard: (s: S, seat: number, card: number) => void): number {
  const count = objectCount(s, f, cards);
  for (let i = 0; i < count; i++) discard(s, me(s, f), objectAt(s, f, cards, i));
  s.block[f + SAME] = count;
  return count > 0 ? DONE : FAILED;
}
