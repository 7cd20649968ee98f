import type { NumberWord } from '../../../../engine/effects/vocabulary.js';

/** The houses of Call of the Archons, in the order of their numbers. */
export const HOUSES = ['brobnar', 'dis', 'logos', 'mars', 'sanctum', 'shadows', 'untamed'] as const;
export type House = (typeof HOUSES)[number];

/** What `belongsTo(…, everyHouse)` says: the houses of the set; house numbers are below. */
export const EVERY_HOUSE = 15;

/** The traits of Call of the Archons. */
export const TRAITS = [
  ...['agent', 'ally', 'angel', 'beast', 'cyborg', 'demon', 'dragon', 'elf', 'faerie', 'fungus', 'giant', 'goblin'],
  ...['horseman', 'human', 'imp', 'insect', 'item', 'knight', 'location', 'martian', 'merchant', 'mutant', 'niffle'],
  ...['power', 'priest', 'quest', 'ranger', 'robot', 'scientist', 'soldier', 'specter', 'spirit', 'thief', 'vehicle'],
  ...['weapon', 'witch'],
] as const;

/** Keywords without a number; `assault(n)` and `hazardous(n)` are values. */
export const KEYWORDS = {
  elusive: 'the first attack on it in a turn deals no damage either way (KF-065)',
  poison: 'any damage it deals in a fight destroys the creature (KF-067)',
  skirmish: 'it takes no damage from the creature that it attacks (KF-066)',
  taunt: 'its neighbors without taunt cannot be attacked (KF-061)',
} as const;

/** What is done with cards: what a permission, a ban or a cost is about, and the cause of an event. */
const DOINGS = {
  play: 'playing cards',
  use: 'using cards in any way',
  fight: 'fighting',
  reap: 'reaping',
  act: 'using the Action or Omni ability',
} as const;

const STANCES = { ready: 'ready', stunned: 'exhausted and stunned' } as const;
const MANNERS = { ignoreArmor: 'armor does not prevent it (KF-078)' } as const;

function wordsOf(sort: string, helps: Readonly<Record<string, string>>): NumberWord[] {
  return Object.entries(helps).map(([name, help], value) => ({ kind: 'word', name, of: sort, value, help }));
}

/** Plain words with the numbers they stand for. */
export const words: readonly NumberWord[] = [
  ...HOUSES.map((name, value): NumberWord => ({ kind: 'word', name, of: 'house', value, help: `the house ${name}` })),
  { kind: 'word', name: 'everyHouse', of: 'house', value: EVERY_HOUSE, help: 'all houses at once' },
  ...TRAITS.map((name, value): NumberWord => ({ kind: 'word', name, of: 'trait', value, help: `the trait ${name}` })),
  ...wordsOf('keyword', KEYWORDS),
  ...wordsOf('doing', DOINGS),
  ...wordsOf('stance', STANCES),
  ...wordsOf('manner', MANNERS),
];
