import { describe, expect, it } from 'vitest';
import { clauseKeys, literals } from '../../../src/engine/notation/literals.js';
import { parsed } from './parsed.js';

describe('literals', () => {
  it('are named by their clause and their place in it', () => {
    const text = 'Play: damage(upto(2, creature power>=3), -4) || Omni: draw(1)';
    const named = literals(parsed(text)).map(({ clause, ordinal, value, span }) => {
      return [`${clause}.${ordinal}`, value, text.slice(span.offset, span.offset + span.length)];
    });
    expect(named).toEqual([
      ['play.1', 2, '2'],
      ['play.2', 3, '3'],
      ['play.3', -4, '-4'],
      ['omni.1', 1, '1'],
    ]);
  });

  it('in triggers, durations and abilities count with the outermost clause', () => {
    const text = 'When(state(count(creature) == 5)): thisTurn { Reap: grant(it, [Fight: a(6) || Omni: b(7)]) }; c(8)';
    expect(literals(parsed(text)).map(({ clause, ordinal, value }) => [clause, ordinal, value])).toEqual([
      ['when', 1, 5],
      ['when', 2, 6],
      ['when', 3, 7],
      ['when', 4, 8],
    ]);
  });

  it('carry the node of the tree itself', () => {
    const effect = parsed('Play: 9');
    const [{ node }] = literals(effect);
    const [statement] = effect.clauses[0].statements;
    expect(statement.kind === 'declare' && statement.expression).toBe(node);
  });
});

describe('clauseKeys', () => {
  it('are first triggers in lower case, numbered from the second of a name on', () => {
    const text = 'Play: a() || Fight/Reap: b() || Play/Reap: c() || BeforeFight: d() || Reap: e() || Play: f()';
    expect(clauseKeys(parsed(text))).toEqual(['play', 'fight', 'play2', 'beforefight', 'reap', 'play3']);
  });
});
