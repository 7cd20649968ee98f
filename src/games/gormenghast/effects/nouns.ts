import { ME } from '../../../engine/effects/frame.js';
import type { Noun } from '../../../engine/effects/vocabulary.js';
import type { Rules } from '../content.js';
import { ARTIFACTS, board, CHARACTERS } from '../layout.js';
import { SIDES } from '../rules/castle.js';
import { EXITS, exitSide, exitTile } from '../rules/explore.js';

type GameNoun = Noun<Rules>;

function upTo(count: number): GameNoun['list'] {
  return (_s, _f, out) => {
    for (let object = 0; object < count; object++) out.push(object);
  };
}

function ofType(name: string, noble: number, help: string): GameNoun {
  return {
    kind: 'noun',
    name,
    gives: 'character',
    help,
    list(s, _f, out) {
      for (let who = 0; who < CHARACTERS; who++) if (s.rules.characters.noble[who] === noble) out.push(who);
    },
    text: (s, who) => s.rules.characters.names[who],
  };
}

/** What effects can choose. */
export const nouns: readonly GameNoun[] = [
  {
    kind: 'noun',
    name: 'character',
    gives: 'character',
    help: 'a Noble or a Servant',
    list: upTo(CHARACTERS),
    text: (s, who) => s.rules.characters.names[who],
  },
  ofType('noble', 1, 'a Noble (GM-C-02)'),
  ofType('servant', 0, 'a Servant (GM-C-02)'),
  {
    kind: 'noun',
    name: 'tile',
    gives: 'tile',
    help: 'a tile in play',
    list(s, _f, out) {
      for (let i = 0; i < board.castle.size(s); i++) out.push(board.castle.get(s, i));
    },
    text: (s, tile) => s.rules.tiles.names[tile],
  },
  {
    kind: 'noun',
    name: 'artifact',
    gives: 'artifact',
    help: 'an artifact, wherever it is',
    list: upTo(ARTIFACTS),
    text: (s, artifact) => s.rules.artifacts.names[artifact],
  },
  {
    kind: 'noun',
    name: 'exit',
    gives: 'exit',
    help: 'a side of a tile in play',
    list: upTo(EXITS),
    text: (s, exit) => `${SIDES[exitSide(exit)]} of ${s.rules.tiles.names[exitTile(exit)]}`,
  },
  {
    kind: 'noun',
    name: 'opponent',
    gives: 'player',
    help: 'a player other than the one whose effect it is',
    list(s, f, out) {
      for (let seat = 0; seat < s.players; seat++) if (seat !== s.block[f + ME]) out.push(seat);
    },
    text: (s, seat) => s.game.seatName(seat),
  },
  {
    kind: 'noun',
    name: 'actionCard',
    gives: 'actionCard',
    help: 'a card of the Action deck, wherever it is',
    list(s, _f, out) {
      for (let card = 0; card < s.rules.cards.of.length; card++) out.push(card);
    },
    code: (s, card) => s.rules.cards.of[card],
    text: (s, card) => s.rules.cards.names[card],
  },
  {
    kind: 'noun',
    name: 'plotCard',
    gives: 'plotCard',
    help: 'a Plot Card, wherever it is',
    list(s, _f, out) {
      for (let card = 0; card < s.rules.plots.of.length; card++) out.push(card);
    },
    code: (s, card) => s.rules.plots.of[card],
    text: (s, card) => s.rules.plots.names[card],
  },
];
