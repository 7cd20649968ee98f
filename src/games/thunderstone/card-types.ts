/** What an empty cell means where 0 is a value of its own. */
export const NOT_PRINTED = -99;

export const KINDS = [
  'basic',
  'hero',
  'village',
  'monster',
  'swarm',
  'guardian',
  'treasure',
  'trap',
  'thunderstone',
  'disease',
] as const;
export type Kind = (typeof KINDS)[number];
/** The numbers of the kinds. */
export const KIND: Readonly<Record<Kind, number>> = {
  basic: 0,
  hero: 1,
  village: 2,
  monster: 3,
  swarm: 4,
  guardian: 5,
  treasure: 6,
  trap: 7,
  thunderstone: 8,
  disease: 9,
};

/** Every word of the column `types`, as tables write it and as effects do. */
export const TYPES = [
  ['Hero', 'hero'],
  ['Militia', 'militia'],
  ['Archer', 'archer'],
  ['Cleric', 'cleric'],
  ['Fighter', 'fighter'],
  ['Thief', 'thief'],
  ['Wizard', 'wizard'],
  ['Villager', 'villager'],
  ['Mercenary', 'mercenary'],
  ['Weapon', 'weapon'],
  ['Edged', 'edged'],
  ['Blunt', 'blunt'],
  ['Item', 'item'],
  ['Food', 'food'],
  ['Light', 'light'],
  ['Spell', 'spell'],
  ['Magic', 'magic'],
  ['Disease', 'disease'],
  ['Treasure', 'treasure'],
  ['Trap', 'trap'],
  ['Thunderstone', 'stone'],
  ['Guardian', 'guardian'],
  ['Doomknight', 'doomknight'],
  ['Undead', 'undead'],
  ['Abyssal', 'abyssal'],
  ['Thunderspawn', 'thunderspawn'],
  ['Cultist', 'cultist'],
  ['Humanoid', 'humanoid'],
  ['Evil Druid', 'evilDruid'],
  ['The Swarm', 'swarm'],
  ['Animal', 'animal'],
  ['Stormwraith', 'stormwraith'],
  ['Dragon', 'dragon'],
  ['Black', 'black'],
  ['Green', 'green'],
  ['White', 'white'],
  ['Red', 'red'],
  ['Blue', 'blue'],
  ['Enchanted', 'enchanted'],
  ['Ooze', 'ooze'],
  ['Doom', 'doom'],
  ['Spirit', 'spirit'],
] as const;

export type TypeName = (typeof TYPES)[number][1];

/** The number of a type by its name in effects. */
export function typeNumber(name: TypeName): number {
  return TYPES.findIndex(([, word]) => word === name);
}
