/**
 * A 53-bit hash of a text, as an integer in [0, 2^53): two 32-bit multiply-rotate hashes with different seeds, each
 * finished by MurmurHash3's mixer (Appleby). The same on every machine; not meant to resist an adversary.
 */
export function stableHash(text: string): number {
  let high = 0x9e3779b9 ^ text.length;
  let low = 0x85ebca6b ^ text.length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    high = rotate(Math.imul(high ^ unit, 0xcc9e2d51), 15);
    low = rotate(Math.imul(low ^ unit, 0x1b873593), 13);
  }
  return (mix(high) >>> 11) * 0x100000000 + mix(low ^ rotate(high, 16));
}

function rotate(bits: number, by: number): number {
  return (bits << by) | (bits >>> (32 - by));
}

function mix(bits: number): number {
  let mixed = bits;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
