import type { FilterEntry } from '../../../../engine/notation/vocabulary.js';
import { cards } from './shape.js';

const text = { name: 'title', accepts: ['text'] } as const;

/** What narrows a selector. Comparisons of numbers take `=`, `<`, `<=`, `>` and `>=`. */
export const filterShapes = {
  // Whose.
  friendly: { of: ['card'], help: "on the side of the effect's player (KF-123)" },
  enemy: { of: ['card'], help: 'on the side of an opponent (KF-123)' },
  my: { of: ['card'], help: "in a pile of the effect's player" },
  opp: { of: ['card'], help: "in a pile of the effect's player's opponent" },
  controller: { of: ['card'], compares: ['player'], help: 'who controls it, or did when it left play' },
  owner: { of: ['card'], compares: ['player'], help: 'whose deck it came in' },

  // What it is.
  house: { of: ['card'], compares: ['house'], help: 'a house that it belongs to (KF-122)' },
  trait: { of: ['card'], compares: ['trait'], help: 'a trait that it has' },
  keyword: { of: ['card'], compares: ['keyword'], help: 'a keyword that it has' },
  power: { of: ['card'], compares: ['number'], help: 'its power' },
  armor: { of: ['card'], compares: ['number'], help: 'the armor that it has left this turn' },
  named: { of: ['card'], arguments: [text], help: 'has this title' },
  sameName: { of: ['card'], arguments: [cards('card')], help: 'has the same title' },
  sharesTrait: { of: ['card'], arguments: [cards('card')], help: 'has a trait in common' },
  mostPowerful: { of: ['card'], help: 'has the most power of those that the words before leave (KF-140)' },
  leastPowerful: { of: ['card'], help: 'has the least power of those that the words before leave (KF-140)' },

  // How it stands.
  flank: { of: ['card'], help: 'stands on a flank of its battleline (KF-096)' },
  neighborOf: { of: ['card'], arguments: [cards('card')], help: 'stands beside it' },
  damaged: { of: ['card'], help: 'has damage' },
  ready: { of: ['card'], help: 'is ready' },
  stunned: { of: ['card'], help: 'is stunned' },
  amberOn: { of: ['card'], compares: ['number'], help: 'the æmber on it' },

  // Which.
  other: { of: ['card'], help: 'is not the source of the effect' },
  otherThan: { of: ['card'], arguments: [cards('card')], help: 'is not that card' },
  purgedBy: { of: ['card'], arguments: [cards('card')], help: 'was purged by that card' },
} as const satisfies Readonly<Record<string, Omit<FilterEntry, 'kind' | 'name'>>>;

/** Their names. */
export type FilterName = keyof typeof filterShapes;
