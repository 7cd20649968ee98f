import { expect, it } from 'vitest';
import type { Bot } from '../../src/engine/bot.js';
import { playthrough } from '../../src/lab/playthrough.js';
import { countdown } from '../engine/countdown.js';

/** Both seats take these places of the list, one after the other. */
function scripted(...places: number[]): () => Bot[] {
  const bot: Bot = { choose: (view) => view.code(places.shift() ?? 0) };
  return () => [bot, bot];
}

it('tells a game: who is asked what, every option with the choice in brackets, what happens, the position by turns', () => {
  const seating = { key: 'told/0', bots: ['careful', 'bold'] };
  const { text, played } = playthrough(countdown, { players: 2, options: { from: 4 } }, seating, scripted(1, 1, 2));
  expect(text).toBe(
    [
      'Countdown, rules version 3',
      'Players: Seat 0 (careful), Seat 1 (bold)',
      'Options: from=4, fails=-99',
      'Key: told/0',
      '',
      'Turn 0',
      '  | 4 left',
      'Seat 0, take: roll / [take 1] / take 2',
      '    Seat 0: take 1',
      'Seat 1, take: roll / [take 1] / take 2',
      '    Seat 1: take 1',
      'Seat 0, take: roll / take 1 / [take 2]',
      '    Seat 0: take 2',
      '',
      'The end',
      '  | 0 left',
      `Seat 0 wins after 0 turns and 3 decisions; utilities 1, 0; final hash ${played.finalHash}.`,
      '',
    ].join('\n'),
  );
});

it('tells a game that was cut short, or whose rules failed, as such', () => {
  const seating = { key: 'told/0' };
  const cut = playthrough(countdown, { players: 2 }, seating, scripted(1, 1), 2);
  expect(cut.text).toMatch(/\nThe end\n {2}\| 18 left\nNo end was reached after 0 turns and 2 decisions; /);
  const failed = playthrough(countdown, { players: 2, options: { from: 3, fails: 1 } }, seating, scripted(2));
  expect(failed.text).toMatch(/\n1 is more than this game can count\nThe rules failed after 0 turns and 1 decision; /);
});
