import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lint } from '../../../src/engine/notation/lint.js';
import { NotationError } from '../../../src/engine/notation/notation-error.js';
import { print } from '../../../src/engine/notation/print.js';
import { arbitraryEffect } from './arbitraryEffect.js';
import { gormenghastVocabulary } from './gormenghastVocabulary.js';
import { parsed } from './parsed.js';

const pieces = [
  ...['Play', 'When', 'X', 'it', 'all', 'one', 'upto', 'may', 'ifdo', 'if', 'else', 'choose', 'times', 'forEach', 'or'],
  ...['and', 'drop', 'character', 'my', 'of', 'repeat', 'sequential', '3', '"a"', '"', 'æ', '||', ':', ';', ',', '/'],
  ...['(', ')', '{', '}', '[', ']', '!', '=', '==', '>=', '<', '+', '-', '*', '.'],
];
const jumble = fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((list) => list.join(' '));

describe('whatever a person may write', () => {
  it('is parsed, or refused at a place within the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          jumble,
          jumble.map((text) => `Play: ${text}`),
          fc.string(),
        ),
        (text) => {
          try {
            parsed(text);
          } catch (error) {
            expect(error).toBeInstanceOf(NotationError);
            if (!(error instanceof NotationError)) return;
            expect(error.span.offset + error.span.length).toBeLessThanOrEqual(text.length);
            expect(error.message).toMatch(/^cards\.tsv:\d+:\d+: .+; .+\.$/s);
          }
        },
      ),
      { numRuns: 2000, seed: 4 },
    );
  });

  it('is linted with every problem at a place within the text', () => {
    fc.assert(
      fc.property(arbitraryEffect, (tree) => {
        const text = print(tree);
        for (const { span } of lint(parsed(text), gormenghastVocabulary)) {
          expect(text.slice(span.offset, span.offset + span.length)).toHaveLength(span.length);
          expect(span.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 300, seed: 5 },
    );
  });
});
