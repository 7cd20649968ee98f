/**
 * The places of the options that a text means: the one that reads exactly so, else all that contain it. Letter case and
 * runs of spaces do not matter.
 */
export function optionCalled(text: string, offered: readonly string[]): number[] {
  const wanted = plain(text);
  const plainly = offered.map(plain);
  const exact = plainly.indexOf(wanted);
  if (exact >= 0) return [exact];
  return plainly.flatMap((option, index) => (option.includes(wanted) ? [index] : []));
}

/** Why a text does not mean one option: a clause. */
export function tooUnlike(text: string, found: readonly number[], offered: readonly string[]): string {
  if (found.length === 0) return `"${text}" is not on offer`;
  return `"${text}" may mean ${found.map((index) => `"${offered[index]}"`).join(' or ')}`;
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
