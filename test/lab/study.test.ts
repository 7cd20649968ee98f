import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../src/engine/errors.js';
import { changeStudy, checkStudy, quickStudy, type Study, studyKeys } from '../../src/lab/study.js';

const study: Study = { name: 'tide', game: 'toy-tide', bots: ['random', 'greedy'], set: { drawn: [1, 2], goal: 5 } };

describe('a study as written', () => {
  it('is taken as it is when every key fits', () => {
    expect(checkStudy(study, 'tide.yaml')).toEqual(study);
  });

  it.each([
    [{ game: 'pig' }, 'tide.yaml: name: it is missing; words in lower case joined by dashes are expected.'],
    [{ ...study, games: 0 }, 'tide.yaml: games: 0 does not fit; a whole number from 1 to 1000000000 is expected.'],
    [{ ...study, players: 'two' }, /^tide\.yaml: players: "two" does not fit; a number of players from 1 to 10/],
    [{ ...study, level: 1 }, /^tide\.yaml: level: 1 does not fit; a number between 0\.5 and 1 is expected\.$/],
    [{ ...study, set: { drawn: [] } }, /^tide\.yaml: set\.drawn: \[\] does not fit/],
    [{ ...study, gmaes: 5 }, /^tide\.yaml: gmaes: a study has no such key; .*; did you mean "games"\?$/],
    [{ ...study, quick: { seed: 5 } }, /^tide\.yaml: quick\.seed: a study has no such key; the keys of quick are/],
    [{ ...study, seats: ['random', 'greedy'] }, /^tide\.yaml: seats: bots and seats are both given/],
    ['tide', /^tide\.yaml: it holds no study/],
  ])('%j is refused in one sentence', (given, message) => {
    expect(() => checkStudy(given, 'tide.yaml')).toThrow(ConfigError);
    expect(() => checkStudy(given, 'tide.yaml')).toThrow(message);
  });

  it('explains every key', () => {
    expect(studyKeys().filter(({ help }) => help === '')).toEqual([]);
  });
});

describe('a study with changes', () => {
  it('has single settings replaced, not all of them', () => {
    expect(changeStudy(study, { set: { drawn: 3 } }).set).toEqual({ drawn: 3, goal: 5 });
  });

  it('plays bots instead of seats, and seats instead of bots and of a number of players', () => {
    const seated = changeStudy({ ...study, players: 3 }, { seats: ['random', 'greedy'] });
    expect(seated).toMatchObject({ seats: ['random', 'greedy'] });
    expect(seated).not.toHaveProperty('bots');
    expect(seated).not.toHaveProperty('players');
    expect(changeStudy(seated, { bots: 'random' })).not.toHaveProperty('seats');
  });

  it('keeps what a change leaves undefined', () => {
    expect(changeStudy(study, { bots: undefined })).toEqual(study);
  });

  it('plays its quick variant', () => {
    const quick = quickStudy({ ...study, games: 1000, quick: { games: 10, bots: 'random' } });
    expect(quick).toEqual({ name: 'tide', game: 'toy-tide', bots: 'random', set: study.set, games: 10 });
  });
});
