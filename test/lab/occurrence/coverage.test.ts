import { describe, expect, it } from 'vitest';
import { gameChance } from '../../../src/engine/game-chance.js';
import { play } from '../../../src/engine/play.js';
import { State } from '../../../src/engine/state.js';
import { keyforgeDuel } from '../../../src/games/keyforge/index.js';
import { CoverageRecorder, possible } from '../../../src/lab/occurrence/coverage-recorder.js';
import { CoverageSum, coverageLines } from '../../../src/lab/occurrence/coverage-report.js';
import { randomBots } from '../../engine/random-bots.js';

const deck = `cards:${Array.from({ length: 12 }, () => 'punch').join('+')}+dust-pixie+dust-pixie+dust-pixie`;
const game = keyforgeDuel.build({ players: 2, options: { deck0: deck, deck1: deck, turnCap: 30 } });

function playOne(recorder: CoverageRecorder): void {
  const s = new State(game);
  s.visits = recorder;
  const chance = gameChance(game, 'coverage');
  game.restart(s, chance);
  play(s, randomBots(2, 'coverage'), chance);
  recorder.finish(s);
}

describe('coverage', () => {
  const recorder = new CoverageRecorder(game);
  playOne(recorder);
  const news = recorder.news();

  it('has the cards that were played, the clauses that did something and the words these needed', () => {
    expect([...news.cards].sort()).toEqual(['dust-pixie', 'punch']);
    expect(news.clauses).toEqual(['punch.play']);
    expect([...news.words].sort()).toEqual([
      'choice one',
      'event played',
      'noun creature',
      'trigger Play',
      'verb damage',
    ]);
  });

  it('tells nothing twice', () => {
    playOne(recorder);
    expect(recorder.news()).toEqual({ cards: [], clauses: [], words: [] });
  });

  it('reports what is missing of all that could occur', () => {
    const all = possible(game);
    expect(all.cards).toHaveLength(370);
    const sum = new CoverageSum();
    sum.add(news);
    const endings = { win: 0, loss: 0, draw: 0, cap: 1, fault: 0, illegal: 0 };
    const report = sum.report(all, 1, endings);
    expect(report.never.cards).toHaveLength(368);
    expect(report.never.words).toContain('verb steal');
    expect(report.never.words).not.toContain('verb damage');
    expect(coverageLines(report)[1]).toMatch(/^ {2}cards played: 2 of 370 occurred; never anger, /);
  });
});
