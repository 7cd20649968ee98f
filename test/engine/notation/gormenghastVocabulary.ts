import {
  type ArgumentShape,
  type Entry,
  type EventEntry,
  type FilterEntry,
  type NounEntry,
  type Sort,
  type TriggerEntry,
  type ValueEntry,
  type VerbEntry,
  Vocabulary,
  type WordEntry,
} from '../../../src/engine/notation/vocabulary.js';

const a = (name: string, ...accepts: Sort[]): ArgumentShape => ({ name, accepts });
const described = (name: string, ...accepts: Sort[]): ArgumentShape => ({ name, accepts, selector: true });
const optional = (shape: ArgumentShape): ArgumentShape => ({ ...shape, optional: true });
const piece: ArgumentShape = { name: 'tile', accepts: ['text'], texts: ['tower-of-flints', 'great-kitchen'] };
const deck = a('deck', 'deck');
const amount = a('amount', 'number');

const verb = (name: string, list: ArgumentShape[], help: string): VerbEntry => {
  return { kind: 'verb', name, arguments: list, help };
};
const verbs = [
  verb('place', [a('character', 'character'), a('tile', 'tile')], 'sets them on the tile, unless it is blocked'),
  verb('move', [a('character', 'character'), amount], 'it may make up to that many moves'),
  verb('walk', [a('character', 'character'), amount], 'up to that many moves over passable edges alone'),
  verb('step', [a('character', 'character')], 'it passes one passable edge of the player’s choice'),
  verb('swap', [a('pair', 'character', 'artifact')], 'two pieces change tiles; fewer than two stay'),
  verb('returnTokens', [a('character', 'character'), amount], 'up to that many tokens of each go back to their pool'),
  verb('placeTokens', [a('character', 'character'), amount], 'puts tokens of mine from the pool on it'),
  verb('swapCarried', [a('one', 'character'), a('other', 'character')], 'the two exchange what they carry'),
  verb('drop', [a('character', 'character')], 'what they carry lies loose on their tiles'),
  verb('put', [a('artifact', 'artifact'), a('tile', 'tile')], 'lays the artifact loose on the tile'),
  verb('draw', [a('player', 'player'), deck, amount], 'draws cards, or as many as there are'),
  verb('discard', [a('cards', 'card')], 'puts cards of a hand on their discard piles'),
  verb('take', [a('card', 'card')], 'takes the card into my hand'),
  verb('passLeft', [a('card', 'card')], 'hands the card to the next player'),
  verb('explore', [a('exit', 'exit')], 'places the next tile beyond the exit and reveals its token'),
  verb('block', [a('tile', 'tile')], 'puts the Blocking Token on the tile'),
  verb('unblock', [], 'takes the Blocking Token off the board'),
  verb('rotate', [a('tile', 'tile')], 'turns the tile by quarters of the player’s choice'),
  verb('swapCells', [a('one', 'tile'), a('other', 'tile')], 'two tiles change cells'),
  verb('perform', [a('entry', 'number')], 'carries out that entry of the Book of Ritual'),
  verb('nothing', [], 'nothing happens'),
  verb('cancelTokens', [a('targets', 'character')], 'tokens aimed at these stay where they are'),
  verb('cancelStep', [], 'the move is spent, and its card may not try that side again'),
  verb('cancelText', [], 'the declared text has no effect'),
  verb('reroll', [], 'the die is rolled again, and the new number stands'),
];

const noun = (name: string, gives: Sort, help: string): NounEntry => ({ kind: 'noun', name, gives, help });
const nouns = [
  noun('character', 'character', 'the ten characters'),
  noun('noble', 'character', 'the noble ones'),
  noun('servant', 'character', 'the serving ones'),
  noun('artifact', 'artifact', 'the artifacts in the castle'),
  noun('tile', 'tile', 'tiles in play'),
  noun('exit', 'exit', 'sides of tiles in play that have an exit'),
  noun('hand', 'card', 'cards in hands'),
  noun('actionCard', 'card', 'cards of the Action deck, ritual cards too'),
  noun('plotCard', 'card', 'cards of the Plot deck'),
  noun('opponent', 'player', 'every player but me'),
];

const filter = (name: string, help: string, more: Partial<FilterEntry>): FilterEntry => {
  return { kind: 'filter', name, help, ...more };
};
const filters = [
  filter('my', 'controlled or held by me', { of: ['character', 'card'] }),
  filter('opp', 'controlled or held by an opponent', { of: ['character', 'card'] }),
  filter('inPlay', 'the piece stands on a tile', { of: ['character', 'artifact'] }),
  filter('carrying', 'carries an artifact', { of: ['character'] }),
  filter('canStep', 'a passable edge leads away', { of: ['character'] }),
  filter('loose', 'lies on a tile', { of: ['artifact'] }),
  filter('blocked', 'bears the Blocking Token', { of: ['tile'] }),
  filter('empty', 'nobody stands there', { of: ['tile'] }),
  filter('inSupply', 'not yet in play', { of: ['tile'] }),
  filter('mostCharacters', 'no tile holds more', { of: ['tile'] }),
  filter('turnable', 'it can turn, and the castle stays connected', { of: ['tile'] }),
  filter('swappable', 'some tile is swappableWith it', { of: ['tile'] }),
  filter('swappableWith', 'the two can change cells, and the castle stays connected', {
    of: ['tile'],
    arguments: [a('tile', 'tile')],
  }),
  filter('open', 'nothing lies beyond', { of: ['exit'] }),
  filter('ritual', 'a ritual card', { of: ['card'] }),
  filter('interrupt', 'marked INTERRUPT', { of: ['card'] }),
  filter('heldBy', 'in the hand of the player', { of: ['card'], arguments: [a('player', 'player')] }),
  filter('holding', 'holds such a card', { of: ['player'], arguments: [described('cards', 'card')] }),
  filter('floor', 'its tile has the floor', { of: ['tile', 'character', 'artifact'], compares: ['floor'] }),
  filter('tokens', 'tokens on it', { of: ['character'], compares: ['number'] }),
  filter('otherThan', 'not this one', { arguments: [a('object', 'character', 'tile', 'artifact')] }),
  filter('on', 'stands on such a tile', { of: ['character', 'artifact'], arguments: [described('tile', 'tile')] }),
  filter('neighborOf', 'borders on it, walls or not', { of: ['tile'], arguments: [a('object', 'character', 'tile')] }),
  filter('beside', 'such a tile borders on its tile', { of: ['character'], arguments: [described('tiles', 'tile')] }),
  filter('sharesTile', 'another such character is on its tile', {
    of: ['character'],
    arguments: [described('characters', 'character')],
  }),
  filter('sharesFloor', 'another such tile has its tile’s floor', {
    of: ['character', 'artifact'],
    arguments: [described('tiles', 'tile')],
  }),
];

const value = (name: string, gives: Sort, help: string, list?: ArgumentShape[]): ValueEntry => {
  return { kind: 'value', name, gives, help, ...(list && { arguments: list }) };
};
const values = [
  value('me', 'player', 'the player of the effect'),
  value('discarded', 'card', 'the cards that this effect has discarded'),
  value('tile', 'tile', 'the tile of that id', [piece]),
  value('tileOf', 'tile', 'where it stands', [a('object', 'character', 'artifact')]),
  value('floorOf', 'floor', 'the floor of its tile', [a('object', 'character', 'artifact', 'tile')]),
  value('count', 'number', 'how many there are', [described('objects', 'character', 'tile', 'artifact', 'card')]),
  value('exists', 'condition', 'whether there is one', [described('objects', 'character', 'tile', 'artifact', 'card')]),
  value('pool', 'number', 'tokens in the pool', [a('player', 'player')]),
  value('canDraw', 'condition', 'deck or discard pile holds a card', [deck]),
  value('isBlocked', 'condition', 'it bears the Blocking Token', [a('tile', 'tile')]),
  value('isInPlay', 'condition', 'it lies in the castle', [a('tile', 'tile')]),
  { ...value('roll', 'number', 'the ritual die, again while above the number', [optional(amount)]), asks: true },
];

const word = (name: string, of: Sort): WordEntry => ({ kind: 'word', name, of, help: `the ${of} ${name}` });
const words = [
  word('action', 'deck'),
  word('plot', 'deck'),
  word('stone', 'floor'),
  word('marble', 'floor'),
  word('wood', 'floor'),
];

const trigger = (name: string, help: string, body: TriggerEntry['body'], list?: ArgumentShape[]): TriggerEntry => {
  return { kind: 'trigger', name, help, body, ...(list && { arguments: list }) };
};
const triggers = [
  trigger('Play', 'when the card is played for its text', 'statements'),
  trigger('Ritual', 'when the entry is carried out', 'statements'),
  trigger('When', 'while the window is open', 'statements', [a('event', 'event')]),
  trigger('Requires', 'the card cannot be played for its text otherwise', ['condition']),
];

const event = (name: string, help: string, list?: ArgumentShape[]): EventEntry => {
  return { kind: 'event', name, help, ...(list && { arguments: list }) };
};
const events = [
  event('influenceDeclared', 'a player has planned influence on such characters', [
    described('by', 'player'),
    described('targets', 'character'),
  ]),
  event('stepDeclared', 'such a character is about to pass an edge or exit', [described('character', 'character')]),
  event('anyTime', 'between two steps of anything'),
  event('dieRolled', 'the ritual die has fallen'),
  event('textDeclared', 'a player has played such a card for its text', [
    described('by', 'player'),
    described('card', 'card'),
  ]),
];

const block = (name: string, help: string): Entry => ({ kind: 'block', name, help, body: 'statements' });
const blocks = [
  block('eachPlayer', 'every player from me clockwise is me in turn'),
  block('eachOpponent', 'every opponent from my left clockwise is me in turn'),
  block('allAtOnce', 'as eachPlayer, but all choose before anything is done'),
];

/** What the texts and rituals of Gormenghast say, for the linter alone. */
export const gormenghastVocabulary = new Vocabulary([
  ...verbs,
  ...nouns,
  ...filters,
  ...values,
  ...words,
  ...triggers,
  ...events,
  ...blocks,
]);
