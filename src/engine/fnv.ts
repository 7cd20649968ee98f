/** The FNV-1a hashes (Fowler, Noll, Vo) of a text's UTF-8 bytes, in integer arithmetic that is exact everywhere. */

const OFFSET_32 = 0x811c9dc5;
const PRIME_32 = 0x01000193;

/** FNV-1a with 32 bits, 0..2^32-1. */
export function fnv1a32(text: string): number {
  let hash = OFFSET_32;
  for (const byte of utf8(text)) hash = Math.imul(hash ^ byte, PRIME_32);
  return hash >>> 0;
}

/** FNV-1a with 64 bits over one or more texts, in two halves of 32 bits. */
export class Fnv64 {
  private high = 0xcbf29ce4;
  private low = 0x84222325;

  /** Hashes the bytes of a text after all that came before. */
  add(text: string): this {
    for (const byte of utf8(text)) this.addByte(byte);
    return this;
  }

  /** The hash of all that was added: 16 hexadecimal digits. */
  hex(): string {
    return hexadecimal(this.high) + hexadecimal(this.low);
  }

  /** The 64-bit prime is 2^40 + 0x1b3: a shift by 40 moves the low half into the high one by 8. */
  private addByte(byte: number): void {
    const low = (this.low ^ byte) >>> 0;
    const product = low * 0x1b3;
    const carry = Math.floor(product / 4294967296);
    this.high = (Math.imul(this.high, 0x1b3) + carry + (low << 8)) >>> 0;
    this.low = product >>> 0;
  }
}

function hexadecimal(word: number): string {
  return word.toString(16).padStart(8, '0');
}

/** The UTF-8 bytes of a text; a lone half of a surrogate pair is encoded like any other code point. */
function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), continuation(point));
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), continuation(point >> 6), continuation(point));
    else {
      bytes.push(0xf0 | (point >> 18), continuation(point >> 12), continuation(point >> 6), continuation(point));
    }
  }
  return bytes;
}

function continuation(point: number): number {
  return 0x80 | (point & 0x3f);
}
