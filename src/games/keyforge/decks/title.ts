import { asciiId, slug } from '../../../engine/content/slug.js';

/** A title or an id in the form in which they are compared: no matter which quotes, case or accents it is written with. */
export function titleKey(written: string): string {
  return asciiId(slug(written));
}

/** A house as the card table names it, however it is written: `Brobnar`, `STAR ALLIANCE`. */
export function houseKey(written: string): string {
  return written.toLowerCase().replace(/[\s_]+/g, '');
}
