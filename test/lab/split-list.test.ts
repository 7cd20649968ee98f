import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../src/engine/errors.js';
import { splitList } from '../../src/lab/split-list.js';

describe('splitList', () => {
  it.each([
    ['7', ['7']],
    ['7, 8 ,9', ['7', '8', '9']],
    ['epsilon:bot=[mcts:c=1,2],random', ['epsilon:bot=[mcts:c=1,2]', 'random']],
    ['damage(one(creature),3),draw(1)', ['damage(one(creature),3)', 'draw(1)']],
    ['choose{a,b},c', ['choose{a,b}', 'c']],
    ['"one, two",three', ['one, two', 'three']],
    ["'a]b','c'", ['a]b', 'c']],
    ["lady's hand,lord's hand", ["lady's hand", "lord's hand"]],
    ['text="a,b",c', ['text="a,b"', 'c']],
  ])('%s', (text, pieces) => expect(splitList(text)).toEqual(pieces));

  it.each([
    ['', 'a piece of the list is empty'],
    ['a,,b', 'a piece of the list is empty'],
    ['a,', 'a piece of the list is empty'],
    ['[a,b', '"]" is missing'],
    ['a),b', '")" closes nothing'],
    ['"a,b', '""" is missing'],
    ['([a)]', '"]" is missing'],
  ])('%s is refused', (text, problem) => {
    expect(() => splitList(text, '--bots')).toThrow(ConfigError);
    expect(() => splitList(text, '--bots')).toThrow(`--bots: ${problem}`);
  });
});
