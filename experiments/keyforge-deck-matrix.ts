import { defineStudy } from '../src/index.js';

const decks = [
  'Clearly Ugly Xhe',
  'Digisitus Genosa-Skelton, Soothsayer',
  'Greenbuff, Spawn of Undincallus',
  'Lamofoot, Asylum Gambler',
  'Nifflefoot, the Khagan Vizier',
  'R. Petrov, the Minefield Ranger',
  'Remorseful Molly of the Vents',
  'The Falconer that Pledges to Doom',
  'The Immovable Cave Warden',
  'The Red Mage Baroness of Rapidmere',
  'Xinia, Quarter Composer',
  'Grun, Tiresome Temple Oracle',
  'Romilly, Quarrelsome Temple Outlaw',
  'Blizzov, the Tiresome Temple Elder',
];

/**
 * Which deck beats which? Every two of the 14 real decks are an arm, in both seats, on the same deals: the win rate of an
 * arm is that of its first deck against its second. The other half of the matrix is what is left to one, and a deck
 * against itself is even.
 */
export default defineStudy({
  name: 'keyforge-deck-matrix',
  question: 'How often does each of 14 real decks beat each other one?',
  game: 'keyforge-duel',
  decks: decks.flatMap((first, at) => decks.slice(at + 1).map((second) => [first, second])),
  bots: 'greedy',
  games: 200,
  quick: { decks: [decks.slice(0, 2), [decks[0], decks[2]], decks.slice(1, 3)], games: 10 },
});
