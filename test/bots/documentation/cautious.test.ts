import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SearchChance } from '../../../src/engine/chance.js';
import { View } from '../../../src/engine/view.js';
import { fusionProbe } from '../../../src/games/toys/fusion-probe/index.js';
import { boxes } from '../boxes.js';
import { botOf, seated } from '../seatedBots.js';
import cautious from './cautious.js';

const here = import.meta.dirname;

it('the example of docs/bots.md is this bot', () => {
  const page = readFileSync(join(here, '..', '..', '..', 'docs', 'bots.md'), 'utf8');
  const code = readFileSync(join(here, 'cautious.ts'), 'utf8');
  expect(page).toContain(code.replace("'../../../src/index.js'", "'touchstone'"));
});

it('the example avoids the worst: an uncertain throw may show 0, one more never does', () => {
  const luck = new SearchChance('luck');
  const game = boxes.build({ players: 1, options: { boxes: false } });
  const view = new View(game.start(luck), 0);
  const bot = cautious.make({ game, seat: 0, slot: 0, luck, search: luck }, { worlds: 200 });
  expect(view.text(view.indexOf(bot.choose(view)))).toBe('throw the die and add 1');
});

it('the specs of docs/bots.md are understood', async () => {
  const page = readFileSync(join(here, '..', '..', '..', 'docs', 'bots.md'), 'utf8');
  const specs = [...page.matchAll(/`((?:random|greedy|mcts|epsilon)(?::[^`\s]+)?)`/g)].map(([, spec]) => spec);
  expect(specs.length).toBeGreaterThan(5);
  const game = fusionProbe.build({ players: 1 });
  for (const spec of specs.filter((text) => !text.includes('..'))) seated(await botOf(spec), game, 0, 'deal');
});
