import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bounded, SearchChance } from '../../../src/engine/chance.js';
import { ended, start } from '../commandLine.js';
import { rulesVersionsOf } from '../kept.js';
import type { Step } from '../step.js';
import { gormangeistSameBytes, sameBytes } from './sameBytes.js';

/** Rows drawn at random from the games of another step: a replay that ends elsewhere than its row says exits with 4. */
function replaysOf(name: string, source: Step): Step {
  return {
    name,
    games: source.games,
    async run({ tiny, folder, tell }) {
      const versions = Object.entries(await rulesVersionsOf(source.games)).map(([id, version]) => `${id}-${version}`);
      const out = join(dirname(folder), [source.name, ...versions].join('-'), 'one');
      const rows = readFileSync(join(out, 'games.csv'), 'utf8').trimEnd().split('\n').slice(1);
      const luck = new SearchChance('replays');
      const replayed: string[] = [];
      const differing: string[] = [];
      while (replayed.length < (tiny ? 2 : 20)) {
        const [row] = rows.splice(bounded(luck.uint32(), rows.length), 1);
        const game = row.split(',').slice(0, 3).join('/');
        const { code } = await ended(start(['replay', out, '--game', game, '--json']));
        replayed.push(game);
        if (code !== 0) differing.push(game);
        tell(`${game}: exit code ${code}`);
      }
      return { passed: differing.length === 0, figures: { replayed, differing } };
    },
  };
}

export const replays = replaysOf('replays', sameBytes);
export const gormangeistReplays = replaysOf('gormangeist-replays', gormangeistSameBytes);
