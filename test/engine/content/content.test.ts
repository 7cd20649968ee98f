import { describe, expect, it } from 'vitest';
import {
  defineContent,
  defineTable,
  flag,
  identifier,
  integer,
  type NumberPool,
  text,
} from '../../../src/engine/content.js';
import type { ContentChanges } from '../../../src/engine/game.js';

const cards = defineTable({
  name: 'cards',
  columns: {
    id: identifier(),
    name: text('name'),
    power: integer('power', { min: 0, max: 20 }),
    effect: text('what it does', { optional: true }),
    copies: integer('copies', { min: 0, max: 9 }),
    standIn: flag('ours'),
  },
});
const enemies = defineTable({
  name: 'enemies',
  columns: {
    id: identifier({ deck: 'deck' }),
    name: text('name'),
    deck: text('deck'),
    threat: integer('threat', { min: 0, max: 9 }),
    copies: integer('copies', { min: 0, max: 9 }),
  },
  open: true,
});

const CARDS = `id	name	power	effect	copies	standIn
pendulum-golem	Pendulum Golem	7	Play: 3	1	0
raid	Raid	2	Play: 4 1; Reap: 5	2	1
back-stairs	Back Stairs	1		1	1
`;
const ENEMIES = `id	name	deck	threat	copies
wave	Wave	sea	1	2
lull	Lull	sea	0	1
back-stairs	Back Stairs	castle	2	1
sky/gale	Gale	sky	3	1
sea/gale	Gale	sea	4	1
`;

/** A notation of nothing but clauses with numbers; enough to have numbers inside effects. */
function compile(id: string, effect: string, numbers: NumberPool): number[] {
  return effect.split('; ').flatMap((clause) => {
    const [trigger, values = ''] = clause.split(': ');
    return values
      .split(' ')
      .filter(Boolean)
      .map((value) => numbers.literal(id, trigger.toLowerCase(), Number(value)));
  });
}

const content = defineContent({
  sources: [
    { definition: cards, text: CARDS, file: 'cards.tsv' },
    { definition: enemies, text: ENEMIES, file: 'enemies.tsv' },
  ],
  load: (take, numbers) => {
    const table = take(cards);
    for (const { id, effect } of table.rows) compile(id, effect, numbers);
    return { cards: table, enemies: take(enemies), numbers };
  },
});

function own(body: string, name = 'my-cards.tsv'): ContentChanges {
  return { files: [{ name, text: body }] };
}
function failure(changes: ContentChanges): string {
  try {
    content.load(changes);
  } catch (error) {
    return String(error);
  }
  return 'no error';
}

describe('patches', () => {
  it('change a column of a card', () => {
    const loaded = content.load({ patches: { 'card.pendulum-golem.power': 9, 'card.wave.threat': '2' } });
    expect(loaded.cards.rows.map((row) => row.power)).toEqual([9, 2, 1]);
    expect(loaded.cards.numbers('power')).toEqual(Int16Array.of(9, 2, 1));
    expect(loaded.enemies.rows.map((row) => row.threat)).toEqual([2, 0, 2, 3, 4]);
  });

  it('remove a card by leaving it no copies', () => {
    const loaded = content.load({ patches: { 'card.lull.copies': 0 } });
    expect(loaded.enemies.numbers('copies')).toEqual(Int16Array.of(2, 0, 1, 1, 1));
  });

  it('leave the shipped content as it is for the next game', () => {
    content.load({ patches: { 'card.wave.threat': 9, 'card.raid.play.1': 9 } });
    const loaded = content.load({});
    expect(loaded.enemies.rows[0].threat).toBe(1);
    expect(loaded.numbers.values).toEqual(Int16Array.of(3, 4, 1, 5));
  });

  it('change a number inside an effect', () => {
    const loaded = content.load({ patches: { 'card.raid.play.2': 6, 'card.raid.reap.1': 0 } });
    expect(loaded.numbers.values).toEqual(Int16Array.of(3, 4, 6, 0));
  });

  it('change an effect before it is compiled, and the numbers of the new one', () => {
    const loaded = content.load({ patches: { 'card.raid.play.3': 8, 'card.raid.effect': 'Play: 1 2 3' } });
    expect(loaded.cards.rows[1].effect).toBe('Play: 1 2 3');
    expect(loaded.numbers.values).toEqual(Int16Array.of(3, 1, 2, 8));
    expect(loaded.cards.place(1, 'effect')).toEqual({ file: 'card.raid.effect', line: 1, column: 1 });
  });

  it('find the one table that has the column where two share an id, and take the name of table or deck else', () => {
    const loaded = content.load({
      patches: {
        'card.back-stairs.power': 5,
        'card.enemies/back-stairs.copies': 3,
        'card.cards/back-stairs.copies': 4,
      },
    });
    expect(loaded.cards.rows[2]).toMatchObject({ power: 5, copies: 4 });
    expect(loaded.enemies.rows[2].copies).toBe(3);
    expect(content.load({ patches: { 'card.castle/back-stairs.copies': 7 } }).enemies.rows[2].copies).toBe(7);
  });

  it('name a card whose id bears its deck', () => {
    const loaded = content.load({ patches: { 'card.sea/gale.threat': 1, 'card.sky/gale.threat': 2 } });
    expect(loaded.enemies.numbers('threat')).toEqual(Int16Array.of(1, 0, 2, 2, 1));
  });

  it.each([
    [
      'card.pendulum-golm.power',
      7,
      'there is no card "pendulum-golm"; the id of a card is expected; did you mean "pendulum-golem"?',
    ],
    ['card.sea/wale.threat', 1, 'there is no card "sea/wale"; the id of a card is expected; did you mean "sea/gale"?'],
    ['card.sky/wave.threat', 1, 'there is no card "sky/wave"; the id of a card is expected'],
    [
      'card.raid.powr',
      7,
      'there is no column "powr"; one of power, effect, copies, standIn is expected; did you mean "power"?',
    ],
    ['card.raid.threat', 7, 'there is no column "threat"; one of power, effect, copies, standIn is expected.'],
    [
      'card.raid.name',
      'x',
      '"name" says which card it is and stays; one of power, effect, copies, standIn is expected.',
    ],
    ['card.raid.power', 21, '"21" does not fit; an integer from 0 to 20 is expected.'],
    ['card.raid.power', 1.5, '"1.5" does not fit; an integer from 0 to 20 is expected.'],
    ['card.raid.power', 'many', '"many" does not fit; an integer from 0 to 20 is expected.'],
    ['card.raid.copies', -1, '"-1" does not fit; an integer from 0 to 9 is expected.'],
    [
      'card.raid.play.3',
      1,
      'there is no number "card.raid.play.3"; the effect of that card has card.raid.play.1, card.raid.play.2, card.raid.reap.1; did you mean "card.raid.play.1"?',
    ],
    ['card.raid.play.1', 'x', '"x" does not fit; an integer from 0 to 9999 is expected.'],
    ['card.riad.play.1', 1, 'there is no card "riad"; the id of a card is expected; did you mean "raid"?'],
    ['card.raid', 1, 'this names nothing in the content; card.<id>.<column> or card.<id>.<clause>.<n> is expected.'],
    [
      'card.raid.play.x',
      1,
      'this names nothing in the content; card.<id>.<column> or card.<id>.<clause>.<n> is expected.',
    ],
    [
      'card.raid.play.0',
      1,
      'this names nothing in the content; card.<id>.<column> or card.<id>.<clause>.<n> is expected.',
    ],
    [
      'card.back-stairs.copies',
      2,
      'cards and enemies have such a card; one of card.cards/back-stairs.copies, card.enemies/back-stairs.copies is expected.',
    ],
  ])('%s=%s is refused', (key, value, message) => {
    expect(failure({ patches: { [key]: value } })).toContain(`ConfigError: ${key}: ${message}`);
  });
});

describe("a person's own table", () => {
  it('lays its columns over the shipped ones; an empty cell keeps them, a dash empties them', () => {
    const loaded = content.load(own('id\tpower\teffect\nraid\t8\t\npendulum-golem\t\t-\n'));
    expect(loaded.cards.rows.map(({ power, effect }) => [power, effect])).toEqual([
      [7, ''],
      [8, 'Play: 4 1; Reap: 5'],
      [1, ''],
    ]);
    expect(loaded.cards.place(1, 'power')).toEqual({ file: 'my-cards.tsv', line: 2, column: 6 });
  });

  it('belongs to the table that has its columns and ids, or to the one it names', () => {
    expect(content.load(own('id\tcopies\nwave\t5\n')).enemies.rows[0].copies).toBe(5);
    const named = content.load(own('# table: enemies\nid\tcopies\nback-stairs\t5\n'));
    expect([named.cards.rows[2].copies, named.enemies.rows[2].copies]).toEqual([1, 5]);
  });

  it('comes before patches', () => {
    const loaded = content.load({ ...own('id\tpower\nraid\t8\n'), patches: { 'card.raid.power': 9 } });
    expect(loaded.cards.rows[1].power).toBe(9);
  });

  it('may add cards to an open table, which patches then know', () => {
    const text = 'id\tname\tdeck\tthreat\tcopies\nsquall\tSquall\tsea\t2\t1\n';
    const loaded = content.load({ ...own(text), patches: { 'card.squall.threat': 3 } });
    expect(loaded.enemies.rows[5]).toEqual({ id: 'squall', name: 'Squall', deck: 'sea', threat: 3, copies: 1 });
  });

  it.each([
    [
      'an unknown card',
      'id\tpower\nriad\t8\n',
      'my-cards.tsv:2:1 (id): cards has no card "riad"; the id of a card is expected; did you mean "raid"?',
    ],
    [
      'a new card without all columns',
      'id\tthreat\nsqall\t8\n',
      'my-cards.tsv:2:1 (id): enemies has no card "sqall"; the id of a card is expected, or for a new card the columns name, deck, copies too.',
    ],
    [
      'an unknown column',
      'id\tpowr\nraid\t8\n',
      'my-cards.tsv:1:4: there is no column "powr"; cards has id, name, power, effect, copies, standIn; did you mean "power"?',
    ],
    [
      'a value out of range',
      'id\tpower\nraid\t80\n',
      'my-cards.tsv:2:6 (power): "80" does not fit; an integer from 0 to 20 is expected.',
    ],
    [
      'a dash where something is needed',
      'id\tpower\nraid\t-\n',
      'my-cards.tsv:2:6 (power): "-" does not fit; an integer from 0 to 20 is expected.',
    ],
    [
      'another name',
      'id\tname\tpower\nraid\tForay\t3\n',
      'my-cards.tsv:2:6 (name): "raid" is not the id of "Foray"; the id is the name in lower case with dashes, foray.',
    ],
    [
      'no id',
      'power\n8\n',
      'my-cards.tsv:1:1: there is no column "id"; a column id is expected, which says which card a line changes.',
    ],
    ['no line', 'id\tpower\n', 'my-cards.tsv: there is a header but no row; a line a card is expected.'],
    [
      'a card twice',
      'id\tpower\nraid\t8\nraid\t9\n',
      'my-cards.tsv:3:1 (id): "raid" has a line above; one line a card is expected.',
    ],
    [
      'a table in doubt',
      'id\tcopies\nback-stairs\t1\n',
      'my-cards.tsv: the file could belong to cards or enemies; a first line "# table: cards" says to which.',
    ],
    [
      'a card unknown to every table that has its columns',
      'id\tcopies\nwvae\t1\n',
      'my-cards.tsv:2:1 (id): neither cards nor enemies has a card "wvae"; the id of a card is expected, or for new cards a first line "# table: enemies"; did you mean "wave"?',
    ],
    [
      'an unknown table',
      '# table: enemeis\nid\tcopies\nwave\t1\n',
      'my-cards.tsv:1:1: there is no table "enemeis"; one of cards, enemies is expected; did you mean "enemies"?',
    ],
    ['nothing in it', '', 'my-cards.tsv: the file is empty; a header line with column names is expected.'],
  ])('with %s is refused', (_, body, message) => {
    expect(failure(own(body))).toBe(`ConfigError: ${message}`);
  });
});

describe('content', () => {
  it('knows which keys name something', () => {
    const known = [
      'card.raid.power',
      'card.raid.effect',
      'card.raid.play.2',
      'card.sea/gale.threat',
      'card.castle/back-stairs.copies',
    ];
    const unknown = [
      'card.raid.threat',
      'card.raid.play.3',
      'card.riad.power',
      'card.raid.id',
      'card.back-stairs.copies',
      'goal',
    ];
    expect(known.filter((key) => !content.has(key))).toEqual([]);
    expect(unknown.filter((key) => content.has(key))).toEqual([]);
  });

  it('lists its cards with every column as text', () => {
    const rows = content.cards();
    expect(rows).toHaveLength(8);
    expect(rows[1]).toEqual({
      table: 'cards',
      id: 'raid',
      name: 'Raid',
      standIn: true,
      columns: { id: 'raid', name: 'Raid', power: '2', effect: 'Play: 4 1; Reap: 5', copies: '2', standIn: '1' },
    });
  });

  it('tells which stand-ins are in use', () => {
    expect(content.standIns({})).toEqual([
      { table: 'cards', id: 'raid', name: 'Raid' },
      { table: 'cards', id: 'back-stairs', name: 'Back Stairs' },
    ]);
    expect(content.standIns({ patches: { 'card.raid.copies': 0 } }).map((card) => card.id)).toEqual(['back-stairs']);
    expect(content.standIns(own('id\tpower\tstandIn\nraid\t3\t0\n')).map((card) => card.id)).toEqual(['back-stairs']);
  });

  it('has a hash that changes with what it says, and only with that', () => {
    const shipped = content.hash({});
    expect(shipped).toMatch(/^[0-9a-f]{16}$/);
    expect(content.hash({ patches: { 'card.raid.power': 2, 'card.raid.play.1': '4' } })).toBe(shipped);
    expect(content.hash(own('id\tpower\nraid\t+02\n'))).toBe(shipped);
    const changes: ContentChanges[] = [
      { patches: { 'card.raid.power': 3 } },
      { patches: { 'card.raid.play.1': 3 } },
      { patches: { 'card.wave.copies': 3 } },
      { patches: { 'card.raid.effect': 'Play: 4' } },
    ];
    const changed = changes.map((change) => content.hash(change));
    expect(new Set([shipped, ...changed]).size).toBe(5);
    expect(content.hash(own('id\tpower\nraid\t3\n'))).toBe(changed[0]);
  });

  it('lacks a table that is not among its sources', () => {
    const broken = defineContent({ sources: [], load: (take) => take(cards) });
    expect(() => broken.load({})).toThrow('the table "cards" is not among the sources of the content');
  });
});
