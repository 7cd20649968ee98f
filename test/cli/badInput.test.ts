import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spawned, touchstone } from './touchstone.js';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bad-input-'));
  write('broken.tsv', 'id\tname\tcopies\tthreat\nwave\tWave\t2\tmany\n');
  write('silent.ts', 'export const nothing = 1;\n');
  write('typo.ts', 'export default {;\n');
  write('broken.yaml', 'game: [pig\n');
  write('slow.yaml', 'name: slow\ngame: pig\nbotTimeout: 1.0e+300\n');
  write('step.yaml', 'game: pig\nstpes: [roll]\n');
  write('rows.json', '{"seats": [{"arm": 0}]}');
  write('card.yaml', 'game: kuhn\nposition: { seats: [{ hand: [quen] }] }\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

/** One clear sentence on standard error, nothing on standard output, exit code 2. */
async function refused(args: string): Promise<string> {
  const { code, out, err } = await touchstone(...args.split(' ').map((arg) => arg.replace('@', `${folder}/`)));
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^[^\n]+[.?]\n$/);
  expect(err).not.toMatch(/\bat .*\.(?:ts|js):\d+|Error/);
  return err.trimEnd().replaceAll(`${folder}/`, '');
}

describe('bad input is one sentence and exit code 2', () => {
  it.each([
    ['lits', 'touchstone lits: there is no such command; list, play, .* are known; did you mean "list"\\?'],
    ['play pgi', 'game pgi: there is no such game; .* is expected; did you mean "pig"\\?'],
    [
      'deck generate foo',
      'touchstone deck generate: "foo" is one word too many; only --seed, which decides the deck, is expected\\.',
    ],
    [
      'list games pig',
      'touchstone list games: "pig" is one word too many; only options, cards, notation are of a game\\.',
    ],
    ['run @slow.yaml', 'slow\\.yaml: botTimeout: 1e\\+300 does not fit; a number of seconds from 0\\.1 to 2147483 .*'],
    ['play', 'touchstone play: an argument is missing; "touchstone play <game>" is expected\\.'],
    ['play pig kuhn', 'touchstone play: unknown argument: kuhn; "touchstone play <game>" is expected\\.'],
    ['play pig --sede 3', '--sede: touchstone play has no such flag; .*; did you mean "--seed"\\?'],
    ['play pig -x', '-x: touchstone play has no such flag; "touchstone play --help" lists its flags\\.'],
    ['play pig --no-log', '--no-log: touchstone play has no such flag; .*'],
    ['play pig --seed', '--seed: its value is missing; --seed=value is expected\\.'],
    ['play pig --seed=', '--seed: it is empty; a value is expected\\.'],
    ['play pig --seed 1 --seed 2', '--seed: it is given 2 times; once is expected\\.'],
    ['play pig --log txt', '--log: "txt" is none of its words; text or json is expected; did you mean "text"\\?'],
    ['play pig --players two', '--players: "two" does not fit; a whole number from 1 to 10 is expected\\.'],
    ['play pig --players 11', '--players: "11" does not fit; a whole number from 1 to 10 is expected\\.'],
    ['play kuhn --players 3', 'kuhn: players: 3 cannot sit down; it is for 2 players alone\\.'],
    [
      'play pig --players 2,3',
      'touchstone play: players has 2 values; one of each is expected; "touchstone run" plays.*',
    ],
    ['play pig --bots rnadom', 'bot rnadom: there is no such bot; .*; did you mean "random"\\?'],
    ['play pig --bots mcts:iteratoins=3', 'bot mcts: iteratoins: there is no such parameter; .* "iterations"\\?'],
    ['play pig --bots mcts:c=x', 'bot mcts: c: "x" does not fit; number 0..100 is expected\\.'],
    [
      'play pig --bots random --seats random,random',
      '--seats: --bots and --seats are both given; either .* is expected\\.',
    ],
    ['play pig --set goal', '--set: "goal" sets nothing; key=value is expected\\.'],
    ['play pig --set constructor=3', 'option constructor: pig has no such option; its options are .*\\.'],
    ['play pig --set gaol=3', 'option gaol: pig has no such option; its options are .*; did you mean "goal"\\?'],
    ['play pig --set goal=many', 'option goal of pig: "many" does not fit; integer .* is expected\\.'],
    [
      'play pig --set goal=1 --set goal=2',
      '--set goal: it is given twice; --set goal=value,value is expected for several.*',
    ],
    ['play pig --set goal=[1', '--set goal: "\\]" is missing; every bracket and quote needs its partner\\.'],
    ['play pig --preset hard', 'preset hard: pig has no such preset; it has none\\.'],
    ['play toy-tide --set card.wvae.threat=2', '.*wvae.*; did you mean "(card\\.)?wave.*"\\?'],
    ['play toy-tide --content @none.tsv', 'none\\.tsv: it cannot be read; the path of a card table is expected\\.'],
    [
      'play toy-tide --content @broken.tsv+',
      'content broken\\.tsv\\+: a path is missing .*; card tables such as a\\.tsv\\+.*',
    ],
    ['play toy-tide --content @broken.tsv', 'broken\\.tsv:2:\\d+ \\(threat\\): .*'],
    ['play @none.ts', 'none\\.ts: there is no such file; .* is expected\\.'],
    [
      'play @silent.ts',
      'silent\\.ts: it exports nothing; a game, made by defineGame, is expected as its default export\\.',
    ],
    ['play @typo.ts', 'typo\\.ts:1:17: .*; a module that compiles is expected\\.'],
    ['list gmaes', 'touchstone list gmaes: there is no such topic; .*; did you mean "games"\\?'],
    ['list options pgi', 'game pgi: there is no such game; .*'],
    ['scenario', 'touchstone scenario: an argument is missing; "touchstone scenario <file..>" is expected\\.'],
    ['scenario @none.yaml', 'none\\.yaml: there is no such file; .*'],
    ['scenario @broken.yaml', 'broken\\.yaml:\\d+:\\d+: .*; well-formed YAML or JSON is expected\\.'],
    ['scenario @step.yaml', 'step\\.yaml: stpes: a scenario has no such key; .*; did you mean "steps"\\?'],
    [
      'scenario @card.yaml',
      'card\\.yaml: position\\.seats\\.0\\.hand\\.0: no card is called "quen"; .*; did you mean "queen"\\?',
    ],
    ['check pgi', 'game pgi: there is no such game; .*'],
    ['check pig --games 0', '--games: "0" does not fit; a whole number from 1 to 1000000 is expected\\.'],
    ['bench pig --rounds 0', '--rounds: "0" does not fit; a whole number from 1 to 1001 is expected\\.'],
    ['run pig --expect @none.json', '--expect none\\.json: it cannot be read; a baseline in JSON is expected\\.'],
    ['run pig --expect @broken.yaml', '--expect broken\\.yaml: .*; well-formed JSON is expected\\.'],
    ['run pig --expect @rows.json', '--expect rows\\.json: seats\\.0: it is no row; a mapping with arm and seat .*'],
    ['list cards --match wave', '--match: it chooses among the cards of a game; "touchstone list cards <game> .*'],
    ['list options toy-tide --match wave', '--match: it chooses among the cards of a game; .*'],
    ['stats --wins 3', '--games: it is missing; .* is expected\\.'],
    ['stats --wins 30 --games 10', '--wins: 30 of 10 games cannot be won; a number from 0 to 10 is expected\\.'],
    ['stats --wins 3 --games 10 --level 1', '--level: 1 is no confidence level; .*'],
  ])('touchstone %s', async (args, message) => {
    expect(await refused(args)).toMatch(new RegExp(`^${message}$`));
  });

  it('without a command the usage is shown', async () => {
    const { code, out, err } = await touchstone();
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^touchstone <command>\n/);
  });

  it('and so it is in a process of its own', () => {
    const { code, out, err } = spawned(['play', 'pgi']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^game pgi: there is no such game; [^\n]*\n$/);
  });
});
