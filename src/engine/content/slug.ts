/**
 * The id of a card with this name: lower case, everything that is neither letter nor digit is one dash, none at the
 * ends. `Her Ladyship's Cat` is `her-ladyship-s-cat`, `Irradiated Æmber` is `irradiated-æmber`.
 */
export function slug(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Whether a text is an id: a slug, or `deck/slug`. */
export function isId(text: string): boolean {
  return /^[^/]+(\/[^/]+)?$/.test(text) && text.split('/').every((part) => slug(part) === part);
}

/** An id as it can be typed on any keyboard: `irradiated-aember`. */
export function asciiId(id: string): string {
  return id.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('æ', 'ae').replaceAll('œ', 'oe').replaceAll('ø', 'o');
}
