/** Sets by the number that Master Vault gives them. */
const NAMES: Readonly<Record<string, string>> = {
  '341': 'Call of the Archons',
  '435': 'Age of Ascension',
  '452': 'Worlds Collide',
  '479': 'Mass Mutation',
  '496': 'Dark Tidings',
  '600': 'Winds of Exchange',
  '700': 'Grim Reminders',
  '800': 'Æmber Skies',
};

/** The number of Call of the Archons. */
export const CALL_OF_THE_ARCHONS = 341;

/** The name of a set, given as its number, its name or its name in capitals with underscores. */
export function expansionName(written: string): string {
  const words = written.trim().replaceAll('_', ' ').toLowerCase().replace('aember', 'æmber');
  const known = Object.values(NAMES).find((name) => name.toLowerCase() === words);
  return NAMES[written.trim()] ?? known ?? written;
}

/** Whether the set is Call of the Archons. */
export function isCallOfTheArchons(written: string): boolean {
  return expansionName(written) === NAMES[CALL_OF_THE_ARCHONS];
}
