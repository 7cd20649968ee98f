import { describe, expect, it } from 'vitest';
import { Fnv64, fnv1a32 } from '../../src/engine/fnv.js';

// Test vectors published by the authors of FNV (Fowler, Noll, Vo).
describe('FNV-1a', () => {
  it.each([
    ['', 0x811c9dc5, 'cbf29ce484222325'],
    ['a', 0xe40c292c, 'af63dc4c8601ec8c'],
    ['foobar', 0xbf9cf968, '85944171f73967e8'],
  ])('of "%s"', (text, small, large) => {
    expect(fnv1a32(text)).toBe(small);
    expect(new Fnv64().add(text).hex()).toBe(large);
  });

  it('agrees with arithmetic on big integers over the UTF-8 bytes of any text', () => {
    for (const text of ['irradiated-æmber', '→ ⌘', '😀', 'x'.repeat(300)]) {
      let hash = 0xcbf29ce484222325n;
      for (const byte of new TextEncoder().encode(text)) {
        hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
      }
      expect(new Fnv64().add(text).hex()).toBe(hash.toString(16).padStart(16, '0'));
    }
  });

  it('goes on over several texts as over one', () => {
    expect(new Fnv64().add('foo').add('bar').hex()).toBe('85944171f73967e8');
  });
});
