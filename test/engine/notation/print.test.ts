import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { print, printExpression } from '../../../src/engine/notation/print.js';
import { arbitraryEffect } from './arbitraryEffect.js';
import { expressionOf, parsed } from './parsed.js';
import { withoutSpans } from './withoutSpans.js';

describe('print', () => {
  it('says what the tree says: parsing it again gives the same tree', () => {
    fc.assert(
      fc.property(arbitraryEffect, (tree) => {
        expect(withoutSpans(parsed(print(tree)))).toEqual(withoutSpans(tree));
      }),
      { numRuns: 1000, seed: 20 },
    );
  });

  it.each([
    ['Play:damage(one( creature ),3)', 'Play: damage(one(creature), 3)'],
    ['Fight / Reap:gain(me,+1)||Static:power(host,-2)', 'Fight/Reap: gain(me, +1) || Static: power(host, -2)'],
    ['Play: {a}'.replace('{a}', 'may{draw(1)}'), 'Play: may draw(1)'],
    ['Play: if(a){b()}else{c();d()}', 'Play: if (a) b() else { c(); d() }'],
    ['Play: if(a) {if(b) c()} else d()', 'Play: if (a) { if (b) c() } else d()'],
    ['Play: choose{a();b() or (c or d)}', 'Play: choose { a(); b() or (c or d) }'],
    ['Play: thisTurn{When(reaped(creature)):gain(me,1)}', 'Play: thisTurn { When(reaped(creature)): gain(me, 1) }'],
    ['Play: damage(one(creature  power>=(X+1)  !flank),2)', 'Play: damage(one(creature power>=(X + 1) !flank), 2)'],
    ['Play: draw(((a+b))-(c-d)*2)', 'Play: draw(a + b - (c - d) * 2)'],
    ['', ''],
  ])('%s is written %s', (written, canonical) => {
    expect(print(parsed(written))).toBe(canonical);
  });

  it.each([
    'a or b and !(c == d)',
    '(friendly creature) > 3',
    '-(3) + -(-X)',
    '-2 * count(my hand)',
    '9 - -1',
    'it house=mars',
    'all(my hand card) + all(my discard card)',
    'upto(2, creature, chooser=opp)',
    '[Reap: steal(1) || Destroyed: draw(1)]',
  ])('%s stays as it is', (text) => {
    expect(printExpression(expressionOf(text))).toBe(text);
  });
});
