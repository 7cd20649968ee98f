import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { gormenghast } from '../../../src/games/gormenghast/index.js';
import { pig } from '../../../src/games/toys/pig/index.js';
import { runScenario } from '../../../src/lab/scenario/run-scenario.js';
import { checkScenario, scenarioKeys } from '../../../src/lab/scenario/scenario.js';
import { Scene } from '../../../src/lab/scenario/scene.js';
import { textOf } from '../../architecture/repositoryFiles.js';

const page = textOf('docs/scenarios.md');
const examples = [...page.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text]): unknown => parse(text));

it('the first example holds', () => {
  expect(runScenario(pig, checkScenario(examples[0], 'docs')).problems).toEqual([]);
});

it('the position of the page can be laid, and is then as it says', () => {
  const { position } = checkScenario(Object.assign({ game: 'gormenghast' }, examples[1]), 'docs');
  const scene = new Scene(gormenghast.build({ players: 3 }), { position: position ?? {} });
  expect(
    scene.differences({
      turn: 12,
      blocked: 'Cool Room',
      seats: [
        { hand: ['alibi', 'blackmail'], victory: 3, pool: 4 },
        { hand: ['countermand'], pool: 5 },
        { hand: ['scheming'] },
      ],
      castle: { order: ['tower-of-flints', 'cool-room'] },
      actionDeck: { top: ['back-stairs', 'dumb-waiter'] },
      // Tiles 0 and 2: north of the tower lies the room, south of the room the tower.
      neighbor: { 'tower-of-flints': { 0: 2 }, 'cool-room': { 2: 0 } },
    }),
  ).toEqual([]);
});

it('the page names every key of a scenario', () => {
  const named = [...page.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(([, keys]) => keys.match(/\w+/g) ?? []);
  expect(named).toEqual(expect.arrayContaining(scenarioKeys().map(({ key }) => key)));
});
