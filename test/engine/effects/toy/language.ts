import type { Expr } from '../../../../src/engine/effects/code.js';
import {
  considered,
  isStillThere,
  listObjects,
  numberFor,
  numberOf,
  objectAt,
  objectCount,
  objectOf,
} from '../../../../src/engine/effects/evaluate.js';
import { LIST_AT, LIST_LENGTH, ME, SELF } from '../../../../src/engine/effects/frame.js';
import { startEffect } from '../../../../src/engine/effects/interpret.js';
import { FOREVER, keep } from '../../../../src/engine/effects/lasting.js';
import {
  type Block,
  DONE,
  FAILED,
  type Filter,
  type Happening,
  LATER,
  type Language,
  type Noun,
  type NumberWord,
  type Trigger,
  type Value,
  type Verb,
} from '../../../../src/engine/effects/vocabulary.js';
import { call, giveBack } from '../../../../src/engine/machine.js';
import { type ArgumentShape, Vocabulary } from '../../../../src/engine/notation/vocabulary.js';
import { moveTop } from '../../../../src/engine/piles.js';
import { script } from '../../../../src/engine/script.js';
import { board, EVENTS } from './layout.js';
import type { Rules, S } from './rules.js';
import * as rules from './rules.js';

const me = (s: S, f: number): number => s.block[f + ME];

const takes = (name: string, ...accepts: string[]): ArgumentShape => ({ name, accepts });
const describes = (name: string, ...accepts: string[]): ArgumentShape => ({ name, accepts, selector: true });

const nouns: readonly Noun<Rules>[] = [
  {
    kind: 'noun',
    name: 'creature',
    gives: 'card',
    help: 'creatures in play',
    list(s, _f, out) {
      for (const line of board.line) for (let i = 0; i < line.size(s); i++) out.push(line.get(s, i));
    },
    is: (s, _f, card) => rules.isCreature(s, card),
    text: rules.nameOf,
  },
  {
    kind: 'noun',
    name: 'handCard',
    gives: 'card',
    help: "cards in the player's hand",
    list(s, f, out) {
      const hand = board.hand[me(s, f)];
      for (let i = 0; i < hand.size(s); i++) out.push(hand.get(s, i));
    },
    code: (s, card) => s.rules.of[card],
    text: rules.nameOf,
  },
  {
    kind: 'noun',
    name: 'player',
    gives: 'player',
    help: 'players, the active one first',
    list(s, _f, out) {
      out.push(board.active.get(s));
      out.push(1 - board.active.get(s));
    },
    text: (_s, seat) => `player ${seat}`,
  },
];

const kinds: Noun<Rules> = {
  kind: 'noun',
  name: 'anyKind',
  gives: 'kind',
  help: 'red and blue',
  list(_s, _f, out) {
    out.push(0);
    out.push(1);
  },
  text: (_s, kind) => ['red', 'blue'][kind],
};
const numbers: Noun<Rules> = {
  kind: 'noun',
  name: 'anyNumber',
  gives: 'number',
  help: 'numbers between two',
  list(s, f, out, [least, most]) {
    for (let n = numberOf(s, f, least); n <= numberOf(s, f, most); n++) out.push(n);
  },
  text: (_s, n) => `${n}`,
};

const filter = (
  name: string,
  help: string,
  test: Filter<Rules>['test'],
  shapes?: readonly ArgumentShape[],
): Filter<Rules> => ({ kind: 'filter', name, help, test, ...(shapes && { arguments: shapes }) });

const filters: readonly Filter<Rules>[] = [
  filter('friendly', 'in your line', (s, f, card) => rules.controllerOf(s, card) === me(s, f)),
  filter('enemy', "in the other's line", (s, f, card) => rules.controllerOf(s, card) === 1 - me(s, f)),
  filter('other', 'not the source itself', (s, f, card) => card !== s.block[f + SELF]),
  filter('damaged', 'has damage', (s, _f, card) => board.damage.get(s, card) > 0),
  filter('otherThan', 'not that one', (s, f, card, [x]) => card !== objectOf(s, f, x), [takes('card', 'card')]),
  {
    kind: 'filter',
    name: 'power',
    compares: ['number'],
    help: 'by its power',
    test: () => false,
    measure: (s, _f, card) => board.power.get(s, card),
  },
  {
    kind: 'filter',
    name: 'kind',
    compares: ['kind'],
    help: 'by its kind',
    test: () => false,
    measure: (s, _f, card) => s.rules.kind[s.rules.of[card]],
  },
  {
    kind: 'filter',
    name: 'foremost',
    help: 'the first of those that are not chosen yet',
    test: () => true,
    among(s, f, out, start) {
      const next = out.items.slice(start, out.top).find((card) => !isChosen(s, f, card));
      out.top = start;
      if (next !== undefined) out.push(next);
    },
  },
];

function isChosen(s: S, f: number, card: number): boolean {
  const { lists } = s.game.layout;
  for (let i = 0; i < s.block[f + LIST_LENGTH]; i++) if (lists.get(s, s.block[f + LIST_AT] + i) === card) return true;
  return false;
}

const value = (
  name: string,
  gives: string,
  help: string,
  read: Value<Rules>['read'],
  shapes?: readonly ArgumentShape[],
): Value<Rules> => ({ kind: 'value', name, gives, help, read, ...(shapes && { arguments: shapes }) });

function howMany(s: S, f: number, what: Expr): number {
  const base = considered.top;
  listObjects(s, f, what, considered);
  const found = considered.top - base;
  considered.top = base;
  return found;
}

/** Rolls a die and tells what it shows: a value that a script finds. */
export const rollDie = script<Rules>('roll a die', [(s, chance) => giveBack(s, board.die.roll(s, chance, 6) + 1)]);

const values: readonly Value<Rules>[] = [
  value('me', 'player', 'the player of the effect', (s, f) => me(s, f)),
  value('opp', 'player', 'the other player', (s, f) => 1 - me(s, f)),
  value('myTurn', 'condition', 'it is your turn', (s, f) => (board.active.get(s) === me(s, f) ? 1 : 0)),
  value('count', 'number', 'how many', (s, f, [what]) => howMany(s, f, what), [describes('what', 'card')]),
  value('pool', 'number', 'what a player has', (s, f, [who]) => board.pool.get(s, numberOf(s, f, who)), [
    takes('of', 'player'),
  ]),
  value('powerOf', 'number', 'its power', (s, f, [card]) => board.power.get(s, objectOf(s, f, card)), [
    takes('card', 'card'),
  ]),
  value('kindOf', 'kind', 'its kind', (s, f, [card]) => s.rules.kind[s.rules.of[objectOf(s, f, card)]], [
    takes('card', 'card'),
  ]),
  value('holder', 'player', 'in whose line it stands', (s, f, [card]) => rules.controllerOf(s, objectOf(s, f, card)), [
    takes('card', 'card'),
  ]),
  value('isHere', 'condition', 'it has not left since', (s, f, [card]) => (isStillThere(s, f, card) ? 1 : 0), [
    takes('card', 'card'),
  ]),
  value(
    'top',
    'card',
    'the top card of a deck',
    (s, f, [who]) => {
      const deck = board.deck[numberOf(s, f, who)];
      return deck.size(s) > 0 ? deck.top(s) : -1;
    },
    [takes('of', 'player')],
  ),
  { ...value('kind', 'kind', 'a kind of your choice', () => -1, []), asks: true, choices: kinds },
  {
    ...value('number', 'number', 'a number of your choice', () => -1, [
      takes('least', 'number'),
      takes('most', 'number'),
    ]),
    asks: true,
    choices: numbers,
  },
  {
    ...value('coin', 'number', '0 or 1, by luck', () => -1, []),
    asks: true,
    find: (s, _f, _args, chance) => board.die.roll(s, chance, 2),
  },
  {
    ...value('roll', 'number', 'what a die shows', () => -1, []),
    asks: true,
    find(s) {
      call(s, rollDie);
      return LATER;
    },
  },
];

const verb = (name: string, help: string, shapes: readonly ArgumentShape[], run: Verb<Rules>['run']): Verb<Rules> => ({
  kind: 'verb',
  name,
  help,
  arguments: shapes,
  run,
});

function each(s: S, f: number, cards: Expr, act: (card: number) => void): number {
  const count = objectCount(s, f, cards);
  let done = FAILED;
  for (let i = 0; i < count; i++) {
    const card = objectAt(s, f, cards, i);
    if (rules.controllerOf(s, card) < 0) continue;
    act(card);
    done = DONE;
  }
  return done;
}

const targets = takes('targets', 'card');
const amount = takes('amount', 'number');
const who = takes('who', 'player');

const verbs: readonly Verb<Rules>[] = [
  verb('damage', 'deals so much to each, at once', [targets, amount], (s, f, [cards, n]) =>
    each(s, f, cards, (card) => board.damage.add(s, card, Math.max(0, numberFor(s, f, n, card)))),
  ),
  verb('heal', 'removes so much damage', [targets, amount], (s, f, [cards, n]) =>
    each(s, f, cards, (card) => board.damage.add(s, card, -Math.min(board.damage.get(s, card), numberOf(s, f, n)))),
  ),
  verb('destroy', 'destroys each, at once', [targets], (s, f, [cards]) =>
    each(s, f, cards, (card) => rules.doom(s, card)),
  ),
  verb('exhaust', 'turns each sideways', [targets], (s, f, [cards]) =>
    each(s, f, cards, (card) => board.tired.set(s, card, 1)),
  ),
  verb('ready', 'turns each upright', [targets], (s, f, [cards]) =>
    each(s, f, cards, (card) => board.tired.set(s, card, 0)),
  ),
  verb('fight', 'both deal their power to each other', [takes('one', 'card'), takes('other', 'card')], (s, f, args) => {
    const [one, other] = args.map((card) => objectOf(s, f, card));
    board.damage.add(s, one, board.power.get(s, other));
    board.damage.add(s, other, board.power.get(s, one));
    return DONE;
  }),
  verb('hand', "to their owner's hand", [targets], (s, f, [cards]) =>
    each(s, f, cards, (card) => {
      const seat = rules.controllerOf(s, card);
      rules.leave(s, card);
      board.hand[seat].push(s, card);
    }),
  ),
  verb('discard', 'out of your hand', [targets], (s, f, [cards]) => {
    const count = objectCount(s, f, cards);
    for (let i = 0; i < count; i++) {
      board.hand[me(s, f)].remove(s, objectAt(s, f, cards, i));
      board.discard[me(s, f)].push(s, objectAt(s, f, cards, i));
    }
    return count > 0 ? DONE : FAILED;
  }),
  verb('summon', 'into your line', [targets], (s, f, [cards]) => {
    const card = objectOf(s, f, cards);
    board.deck[me(s, f)].remove(s, card);
    rules.enter(s, me(s, f), card);
    return DONE;
  }),
  verb('return', 'from your hand into your line', [targets], (s, f, [cards]) => {
    const card = objectOf(s, f, cards);
    board.hand[me(s, f)].remove(s, card);
    rules.enter(s, me(s, f), card);
    return DONE;
  }),
  verb('gain', 'gains so much', [who, amount], (s, f, [player, n]) =>
    rules.gain(s, numberOf(s, f, player), numberOf(s, f, n)) ? DONE : FAILED,
  ),
  verb('gainBoth', 'both gain in one step, which is right only while nothing stands in', [amount], (s, f, [n]) => {
    rules.gain(s, me(s, f), numberOf(s, f, n));
    rules.gain(s, 1 - me(s, f), numberOf(s, f, n));
    return DONE;
  }),
  verb('steal', 'takes so much from the other', [amount], (s, f, [n]) => {
    const taken = Math.min(numberOf(s, f, n), board.pool.get(s, 1 - me(s, f)));
    board.pool.add(s, 1 - me(s, f), -taken);
    board.pool.add(s, me(s, f), taken);
    return taken > 0 ? DONE : FAILED;
  }),
  verb(
    'draw',
    'draws so many',
    [who, amount, { ...takes('extra', 'number'), optional: true, keyed: true }],
    (s, f, args) => {
      const [player, n, extra] = args;
      const seat = numberOf(s, f, player);
      const most = numberOf(s, f, n) + (extra ? numberOf(s, f, extra) : 0);
      for (let i = 0; i < most && board.deck[seat].size(s) > 0; i++) moveTop(s, board.deck[seat], board.hand[seat]);
      return DONE;
    },
  ),
  verb('strengthen', 'gives each so much power', [targets, amount], (s, f, [cards, n]) =>
    each(s, f, cards, (card) => board.power.add(s, card, numberOf(s, f, n))),
  ),
  verb('copyReap', 'resolves its Reap ability as yours', [targets], (s, f, [cards]) => {
    const card = objectOf(s, f, cards);
    const program = s.rules.clauses[s.rules.of[card]].find(({ triggers }) => triggers[0].name === 'Reap');
    return program && startEffect(s, program.number, me(s, f), card) ? DONE : FAILED;
  }),
  verb('rollFor', 'rolls a die by script; five and six count as done', [], (s) => {
    call(s, rollForFive);
    return LATER;
  }),
];

export const rollForFive = script<Rules>('roll for five', [
  (s, chance) => giveBack(s, board.die.roll(s, chance, 6) >= 4 ? DONE : FAILED),
]);

function put(s: S, f: number, programs: readonly number[], from: number, until: number, there = -1, times = 0): void {
  for (const program of programs) keep(s, f, program, from, until, there, times);
  rules.recompute(s);
}

const blocks: readonly Block<Rules>[] = [
  {
    kind: 'block',
    name: 'eachPlayer',
    body: 'statements',
    help: 'each player in turn, the active one first',
    seats(s, _f, out) {
      out.push(board.active.get(s));
      out.push(1 - board.active.get(s));
    },
  },
  {
    kind: 'block',
    name: 'as',
    body: 'statements',
    arguments: [who],
    help: 'as if it were the effect of that player',
    seats: (s, f, out, [player]) => out.push(numberOf(s, f, player)),
  },
  {
    kind: 'block',
    name: 'allot',
    body: 'statements',
    arguments: [takes('packets', 'number'), takes('size', 'number'), describes('among', 'card')],
    help: 'divides packets',
    divides: true,
  },
  {
    kind: 'block',
    name: 'thisTurn',
    body: 'either',
    help: 'until the end of this turn',
    start: (s, f, _args, programs) => put(s, f, programs, board.turn.get(s), board.turn.get(s)),
  },
  {
    kind: 'block',
    name: 'nextTurn',
    body: 'either',
    help: 'during the next turn',
    start: (s, f, _args, programs) => put(s, f, programs, board.turn.get(s) + 1, board.turn.get(s) + 1),
  },
  {
    kind: 'block',
    name: 'once',
    body: 'clauses',
    help: 'the next time this turn',
    start: (s, f, _args, programs) => put(s, f, programs, board.turn.get(s), board.turn.get(s), -1, 1),
  },
  {
    kind: 'block',
    name: 'whileInPlay',
    body: 'either',
    arguments: [takes('card', 'card')],
    help: 'until that card leaves play',
    start: (s, f, [card], programs) => put(s, f, programs, board.turn.get(s), FOREVER, objectOf(s, f, card)),
  },
];

const trigger = (name: string, help: string, more: Partial<Trigger> = {}): Trigger => ({
  kind: 'trigger',
  name,
  help,
  body: 'statements',
  ...more,
});
const event = (name: keyof typeof EVENTS, help: string, ...shapes: ArgumentShape[]): Happening => ({
  kind: 'event',
  name,
  help,
  number: EVENTS[name],
  arguments: shapes,
});
const subject = { ...describes('subject', 'card'), optional: true };

const triggers: readonly Trigger[] = [
  trigger('Play', 'when it is played'),
  trigger('Reap', 'when it reaps', { own: EVENTS.reaped }),
  trigger('Destroyed', 'when it is destroyed', { own: EVENTS.destroyed }),
  trigger('Static', 'while it is in play'),
  trigger('Requires', 'what must hold', { body: ['condition'] }),
  trigger('When', 'when something has happened', {
    arguments: [takes('event', 'event'), { ...takes('condition', 'condition'), optional: true }],
  }),
  trigger('Replace', 'instead of something', {
    replaces: true,
    arguments: [takes('event', 'event'), { ...takes('by', 'cause'), optional: true, keyed: true }],
  }),
];
const events: readonly Happening[] = [
  event('destroyed', 'a creature was destroyed', subject),
  event('entered', 'a creature entered play', subject),
  event('gained', 'a player gained', who),
  event('gaining', 'a player is about to gain', who),
  event('reaped', 'a creature reaped', subject),
  event('turnEnded', 'a turn ends', who),
];

const words: readonly NumberWord[] = [
  { kind: 'word', name: 'red', of: 'kind', value: 0, help: 'red' },
  { kind: 'word', name: 'blue', of: 'kind', value: 1, help: 'blue' },
  { kind: 'word', name: 'reaping', of: 'cause', value: rules.BY_REAPING, help: 'by reaping' },
];

const ABOUT_CARDS: readonly number[] = [EVENTS.destroyed, EVENTS.entered, EVENTS.reaped];

export const language: Language<Rules> = {
  vocabulary: new Vocabulary([...nouns, ...filters, ...values, ...verbs, ...blocks, ...triggers, ...events, ...words]),
  luck: board.effectLuck,
  chooser: (s) => board.active.get(s),
  orders: (s) => board.active.get(s),
  listeners: rules.listeners,
  settle: rules.settle,
  objectText: rules.nameOf,
  abilityText(s, program, self, that) {
    const { name, triggers } = s.game.programs[program];
    const ofCards = triggers.some(({ event: heard }) => ABOUT_CARDS.includes(heard));
    const about = ofCards && that !== self ? ` (${rules.nameOf(s, that)})` : '';
    return `${name} of ${rules.nameOf(s, self)}${about}`;
  },
};
