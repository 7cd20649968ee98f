import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { print } from '../../../src/engine/notation/print.js';
import { parsed } from './parsed.js';

const projectRoot = join(import.meta.dirname, '..', '..', '..');
const page = readFileSync(join(projectRoot, 'docs/engine/notation.md'), 'utf8');
const parser = readFileSync(join(projectRoot, 'src/engine/notation/parse.ts'), 'utf8');

const blocks = (language: string, text: string): string[] =>
  [...text.matchAll(new RegExp(`\`\`\`${language}\\n([^\`]*)\`\`\``, 'g'))].map(([, block]) => block);

describe('the page on the notation', () => {
  it('has the grammar that the parser has', () => {
    const [grammar] = blocks('ebnf', page);
    const [header] = blocks('ebnf', parser.replaceAll(/^ \* ?/gm, ''));
    expect(grammar).toBe(header);
  });

  it('shows effects in their canonical form', () => {
    const examples = blocks('effect', page).flatMap((block) => block.trimEnd().split('\n'));
    expect(examples.length).toBeGreaterThan(10);
    for (const example of examples) expect(print(parsed(example))).toBe(example);
  });
});
