import { ME } from '../../../engine/effects/frame.js';
import type { Block, Language, Meaning } from '../../../engine/effects/vocabulary.js';
import type { EventEntry, TriggerEntry } from '../../../engine/notation/vocabulary.js';
import { Vocabulary } from '../../../engine/notation/vocabulary.js';
import { move } from '../../../engine/piles.js';
import type { Rules } from '../content.js';
import { board } from '../layout.js';
import { filters } from './filters.js';
import { nouns } from './nouns.js';
import { values, words } from './values.js';
import { verbs } from './verbs.js';

const triggers: readonly TriggerEntry[] = [
  { kind: 'trigger', name: 'Play', body: 'statements', help: 'when the card is played for its text' },
  { kind: 'trigger', name: 'Ritual', body: 'statements', help: 'when this entry of the Book of Ritual is performed' },
  {
    kind: 'trigger',
    name: 'When',
    body: 'statements',
    arguments: [{ name: 'event', accepts: ['event'] }],
    help: 'when this is about to happen: the card may interrupt it',
  },
  {
    kind: 'trigger',
    name: 'Requires',
    body: ['condition'],
    help: 'what must hold for the card to be played for its text',
  },
];

const events: readonly EventEntry[] = [
  {
    kind: 'event',
    name: 'influenceDeclared',
    arguments: [
      { name: 'by', accepts: ['player'], selector: true },
      { name: 'targets', accepts: ['character'], selector: true },
    ],
    help: 'a player has planned to move tokens to such characters',
  },
  {
    kind: 'event',
    name: 'stepDeclared',
    arguments: [{ name: 'who', accepts: ['character'], selector: true }],
    help: 'such a character is about to pass an edge or an open exit by a move',
  },
  {
    kind: 'event',
    name: 'textDeclared',
    arguments: [
      { name: 'by', accepts: ['player'], selector: true },
      { name: 'card', accepts: ['actionCard'], selector: true },
    ],
    help: 'a player has played such a card for its text',
  },
  {
    kind: 'event',
    name: 'pickUpDeclared',
    arguments: [{ name: 'who', accepts: ['character'], selector: true }],
    help: 'such a character is about to pick up an artifact by a move',
  },
  { kind: 'event', name: 'dieRolled', help: 'the ritual die has been rolled, its entry not done yet' },
  { kind: 'event', name: 'anyTime', help: 'between any two atomic steps' },
];

const blocks: readonly Block<Rules>[] = [
  {
    kind: 'block',
    name: 'eachPlayer',
    body: 'statements',
    help: 'each player in turn, clockwise from the one whose effect it is; each chooses for itself',
    seats(s, f, out) {
      for (let i = 0; i < s.players; i++) out.push((s.block[f + ME] + i) % s.players);
    },
  },
  {
    kind: 'block',
    name: 'eachOpponent',
    body: 'statements',
    help: 'as eachPlayer, without the one whose effect it is',
    seats(s, f, out) {
      for (let i = 1; i < s.players; i++) out.push((s.block[f + ME] + i) % s.players);
    },
  },
  {
    kind: 'block',
    name: 'allAtOnce',
    body: 'statements',
    help: 'all players choose without seeing the choices of others; cards laid down are then handed on',
    seats(s, f, out) {
      for (let i = 0; i < s.players; i++) out.push((s.block[f + ME] + i) % s.players);
    },
    finish(s) {
      for (let seat = 0; seat < s.players; seat++) {
        const { passing } = board;
        while (passing[seat].size(s) > 0) {
          move(s, passing[seat].top(s), passing[seat], board.hand[(seat + 1) % s.players]);
        }
      }
    },
  },
];

/** Everything the effects of Gormenghast can say: `touchstone list notation gormenghast` prints it. */
export const language: Language<Rules> = {
  vocabulary: new Vocabulary<Meaning<Rules>>([
    ...triggers,
    ...events,
    ...blocks,
    ...verbs,
    ...nouns,
    ...filters,
    ...values,
    ...words,
  ]),
  luck: board.effectLuck,
};
