import { type Expr, SELECT, type Selector } from '../../../engine/effects/code.js';
import { countOf, numberOf, textOf } from '../../../engine/effects/evaluate.js';
import { ME, SAME } from '../../../engine/effects/frame.js';
import { LATER, type NumberWord, type Value } from '../../../engine/effects/vocabulary.js';
import { ConfigError } from '../../../engine/errors.js';
import { call } from '../../../engine/machine.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { RITUALS } from '../effect-tables.js';
import { board } from '../layout.js';
import { ACTION, canDraw, PLOT } from '../rules/cards.js';
import { rollDie } from '../rules/rituals.js';
import { floorUnder, tileUnder } from './where.js';

type S = State<Rules>;
type GameValue = Value<Rules>;

function namedTile(s: S, name: Expr): number {
  const tile = s.rules.tiles.ids.indexOf(textOf(name));
  if (tile >= 0) return tile;
  throw new ConfigError({
    where: 'an effect',
    problem: `there is no tile "${textOf(name)}"`,
    right: 'the id of a tile is expected',
  });
}

function count(s: S, f: number, argument: Expr): number {
  return argument.op === SELECT ? countOf(s, f, argument.selector as Selector) : 0;
}

const of = (name: string, sort: string, selector = false) => ({ name, accepts: [sort], selector });

/** What effects can ask about the position. */
export const values: readonly GameValue[] = [
  {
    kind: 'value',
    name: 'me',
    gives: 'player',
    help: 'the player whose effect it is',
    read: (s, f) => s.block[f + ME],
  },
  {
    kind: 'value',
    name: 'discarded',
    gives: 'number',
    help: 'how many cards this effect has discarded',
    read: (s, f) => s.block[f + SAME],
  },
  {
    kind: 'value',
    name: 'tile',
    gives: 'tile',
    arguments: [of('id', 'text')],
    help: 'the tile with this id',
    read: (s, _f, [name]) => namedTile(s, name),
  },
  {
    kind: 'value',
    name: 'tileOf',
    gives: 'tile',
    arguments: [of('of', 'character')],
    help: 'the tile on which a character stands',
    read: (s, f, [who]) => tileUnder(s, numberOf(s, f, who), 'character'),
  },
  {
    kind: 'value',
    name: 'floorOf',
    gives: 'floor',
    arguments: [of('of', 'character')],
    help: 'the floor on which a character stands',
    read: (s, f, [who]) => floorUnder(s, numberOf(s, f, who), 'character'),
  },
  {
    kind: 'value',
    name: 'tileUnder',
    gives: 'tile',
    arguments: [of('of', 'artifact')],
    help: 'the tile on which an artifact lies loose',
    read: (s, f, [artifact]) => tileUnder(s, numberOf(s, f, artifact), 'artifact'),
  },
  {
    kind: 'value',
    name: 'floorUnder',
    gives: 'floor',
    arguments: [of('of', 'artifact')],
    help: 'the floor on which an artifact lies loose',
    read: (s, f, [artifact]) => floorUnder(s, numberOf(s, f, artifact), 'artifact'),
  },
  {
    kind: 'value',
    name: 'exists',
    gives: 'condition',
    arguments: [{ name: 'what', accepts: ['tile', 'character', 'artifact', 'exit'], selector: true }],
    help: 'whether there is such a thing',
    read: (s, f, [what]) => (count(s, f, what) > 0 ? 1 : 0),
  },
  {
    kind: 'value',
    name: 'pool',
    gives: 'number',
    arguments: [of('of', 'player')],
    help: 'influence tokens in the pool of a player',
    read: (s, f, [player]) => board.pool.get(s, numberOf(s, f, player)),
  },
  {
    kind: 'value',
    name: 'canDraw',
    gives: 'condition',
    arguments: [of('deck', 'deck')],
    help: 'whether a card of this deck can be drawn',
    read: (s, f, [deck]) => (canDraw(s, numberOf(s, f, deck)) ? 1 : 0),
  },
  {
    kind: 'value',
    name: 'isBlocked',
    gives: 'condition',
    arguments: [of('tile', 'tile')],
    help: 'whether the Blocking Token lies there',
    read: (s, f, [tile]) => (board.blocked.get(s) === numberOf(s, f, tile) ? 1 : 0),
  },
  {
    kind: 'value',
    name: 'isInPlay',
    gives: 'condition',
    arguments: [of('tile', 'tile')],
    help: 'whether the tile is in play',
    read: (s, f, [tile]) => (board.castle.has(s, numberOf(s, f, tile)) ? 1 : 0),
  },
  {
    kind: 'value',
    name: 'roll',
    gives: 'number',
    asks: true,
    arguments: [{ name: 'most', accepts: ['number'], optional: true }],
    help: 'what the ritual die shows; above `most` it is rolled again',
    read: (s) => board.die.get(s),
    find(s, f, [most], _chance) {
      call(s, rollDie, s.block[f + ME], most ? numberOf(s, f, most) : RITUALS);
      return LATER;
    },
  },
];

/** Plain words with the numbers they stand for. */
export const words: readonly NumberWord[] = [
  { kind: 'word', name: 'action', of: 'deck', value: ACTION, help: 'the Action deck' },
  { kind: 'word', name: 'plot', of: 'deck', value: PLOT, help: 'the Plot deck' },
  { kind: 'word', name: 'marble', of: 'floor', value: 0, help: 'a marble floor' },
  { kind: 'word', name: 'wood', of: 'floor', value: 1, help: 'a wood floor' },
  { kind: 'word', name: 'stone', of: 'floor', value: 2, help: 'a stone floor' },
];
