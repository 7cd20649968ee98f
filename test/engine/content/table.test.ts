import { describe, expect, it } from 'vitest';
import { choice, defineTable, flag, identifier, integer, slug, text } from '../../../src/engine/content.js';

const cards = defineTable({
  name: 'cards',
  columns: {
    id: identifier(),
    name: text('what the card is called'),
    kind: choice('which pile it starts in', ['hero', 'monster']),
    power: integer('how strong it is', { min: -2, max: 20, empty: 0 }),
    copies: integer('how many there are', { min: 0, max: 9 }),
    effect: text('what it does', { optional: true }),
    standIn: flag('whether its values are ours'),
  },
});

const HEADER = 'id\tname\tkind\tpower\tcopies\teffect\tstandIn';
const RAID = 'raid\tRaid\tmonster\t3\t2\t\t0';
const PUNCH = 'punch\tPunch\thero\t\t1\tPlay: damage(3)\t1';

function file(...lines: string[]): string {
  return `${lines.join('\n')}\n`;
}
function failure(...lines: string[]): string {
  try {
    cards.parse(file(...lines), 'cards.tsv');
  } catch (error) {
    return String(error);
  }
  return 'no error';
}

describe('slug', () => {
  it.each([
    ['Pendulum Golem', 'pendulum-golem'],
    ['Her Ladyship’s Cat', 'her-ladyship-s-cat'],
    ['  By Whose Authority? ', 'by-whose-authority'],
    ['Quixo the “Adventurer”', 'quixo-the-adventurer'],
    ['Irradiated Æmber', 'irradiated-æmber'],
    ['Room 101', 'room-101'],
  ])('of %s is %s', (name, id) => {
    expect(slug(name)).toBe(id);
  });
});

describe('a table', () => {
  it('has typed rows in the order of the file', () => {
    const table = cards.parse(file(HEADER, RAID, PUNCH), 'cards.tsv');
    expect(table.rows).toEqual([
      { id: 'raid', name: 'Raid', kind: 'monster', power: 3, copies: 2, effect: '', standIn: false },
      { id: 'punch', name: 'Punch', kind: 'hero', power: 0, copies: 1, effect: 'Play: damage(3)', standIn: true },
    ]);
    expect(table.length).toBe(2);
  });

  it('gives its integers and flags as 16-bit columns', () => {
    const table = cards.parse(file(HEADER, RAID, PUNCH), 'cards.tsv');
    expect(table.numbers('power')).toEqual(Int16Array.of(3, 0));
    expect(table.numbers('standIn')).toEqual(Int16Array.of(0, 1));
  });

  it('finds rows by id', () => {
    const table = cards.parse(file(HEADER, RAID, PUNCH), 'cards.tsv');
    expect(table.indexOf('punch')).toBe(1);
    expect(table.indexOf('lull')).toBe(-1);
    expect(table.find('raid', 'deck.txt')).toBe(0);
    expect(() => table.find('punhc', 'deck.txt')).toThrow(
      'deck.txt: cards has no row "punhc"; the id of a row is expected; did you mean "punch"?',
    );
  });

  it('knows where a cell was written, for messages about what it says', () => {
    const table = cards.parse(file('# our cards', '', HEADER, RAID, PUNCH), 'cards.tsv');
    // "punch", "Punch", "hero", "" and "1" with their tabs are 5+1+5+1+4+1+0+1+1+1 = 20 characters.
    expect(table.place(1, 'effect')).toEqual({ file: 'cards.tsv', line: 5, column: 21 });
  });

  it('takes columns in any order', () => {
    const [row] = cards.parse(
      'standIn\tcopies\teffect\tpower\tkind\tname\tid\n0\t2\t\t3\tmonster\tRaid\traid',
      'x.tsv',
    ).rows;
    expect(row).toEqual({ id: 'raid', name: 'Raid', kind: 'monster', power: 3, copies: 2, effect: '', standIn: false });
  });

  it('reads what spreadsheets write: a byte order mark, CRLF, quoted cells, spaces', () => {
    const quoted = 'punch\tPunch\thero\t \t 1\t"Play: say(""ow"",3)"\t1';
    const table = cards.parse(`\uFEFF${[HEADER, quoted].join('\r\n')}\r\n`, 'cards.tsv');
    expect(table.rows[0]).toMatchObject({ power: 0, copies: 1, effect: 'Play: say("ow",3)' });
    // The text begins after the quotation mark: 20 + 1 (the space before 1) + 1, and one for the mark.
    expect(table.place(0, 'effect').column).toBe(5 + 1 + 5 + 1 + 4 + 1 + 1 + 1 + 2 + 1 + 1 + 1);
  });

  it('resolves ids of another table into its row numbers', () => {
    const decks = defineTable({
      name: 'decks',
      columns: { id: identifier(), name: text('name'), card: text('its card', { optional: true }) },
    });
    const table = cards.parse(file(HEADER, RAID, PUNCH), 'cards.tsv');
    const own = decks.parse(file('id\tname\tcard', 'a\tA\tpunch', 'b\tB\traid', 'c\tC\t'), 'decks.tsv');
    expect(own.references('card', table)).toEqual(Int16Array.of(1, 0, -1));
    const wrong = decks.parse(file('id\tname\tcard', 'a\tA\tpunhc'), 'decks.tsv');
    expect(() => wrong.references('card', table)).toThrow(
      'decks.tsv:2:5 (card): cards has no row "punhc"; the id of a row is expected; did you mean "punch"?',
    );
  });
});

describe('a broken table is refused with file, line, column and what would be right:', () => {
  it.each([
    ['nothing in it', [], 'cards.tsv: the file is empty; a header line with column names is expected.'],
    ['only comments', ['# soon'], 'cards.tsv: the file is empty; a header line with column names is expected.'],
    ['no row', [HEADER], 'cards.tsv: there is a header but no row; a line a row is expected.'],
    [
      'an unknown column',
      [HEADER.replace('power', 'powr'), RAID],
      'cards.tsv:1:14: there is no column "powr"; cards has id, name, kind, power, copies, effect, standIn; did you mean "power"?',
    ],
    [
      'missing columns',
      ['id\tname\tkind\tpower\tcopies', 'raid\tRaid\tmonster\t3\t2'],
      'cards.tsv:1:20: the header lacks effect, standIn; the columns id, name, kind, power, copies, effect, standIn are expected.',
    ],
    [
      'a column twice',
      [`${HEADER}\tpower`, `${RAID}\t1`],
      'cards.tsv:1:42: the column "power" is there twice; each column is expected once.',
    ],
    [
      'a word for a number',
      [HEADER, RAID, PUNCH.replace('\t1\t', '\tone\t')],
      'cards.tsv:3:19 (copies): "one" does not fit; an integer from 0 to 9 is expected.',
    ],
    [
      'a fraction',
      [HEADER, RAID.replace('\t3\t', '\t3.5\t')],
      'cards.tsv:2:19 (power): "3.5" does not fit; an integer from -2 to 20, or nothing for 0 is expected.',
    ],
    [
      'a number out of range',
      [HEADER, RAID.replace('\t3\t', '\t21\t')],
      'cards.tsv:2:19 (power): "21" does not fit; an integer from -2 to 20, or nothing for 0 is expected.',
    ],
    [
      'an empty cell',
      [HEADER, RAID.replace('\t2\t', '\t\t')],
      'cards.tsv:2:21 (copies): the cell is empty; an integer from 0 to 9 is expected.',
    ],
    ['no name', [HEADER, RAID.replace('Raid', '')], 'cards.tsv:2:6 (name): the cell is empty; text is expected.'],
    [
      'an unknown word',
      [HEADER, RAID.replace('monster', 'monstre')],
      'cards.tsv:2:11 (kind): "monstre" does not fit; one of hero, monster is expected; did you mean "monster"?',
    ],
    [
      'a flag that is none',
      [HEADER, RAID.replace(/0$/, 'no')],
      'cards.tsv:2:24 (standIn): "no" does not fit; 0 or 1 is expected.',
    ],
    [
      'an id twice',
      [HEADER, RAID, PUNCH, RAID],
      'cards.tsv:4:1 (id): line 2 has the id "raid" too; an id of its own is expected; more of the same are counted in the column copies.',
    ],
    [
      'an id that is not the slug of the name',
      [HEADER, RAID.replace('raid', 'the-raid')],
      'cards.tsv:2:1 (id): "the-raid" is not the id of "Raid"; the id is the name in lower case with dashes, raid.',
    ],
    [
      'an id that is no slug',
      [HEADER, RAID.replace('raid', 'Raid')],
      'cards.tsv:2:1 (id): "Raid" does not fit; lower case letters and digits with dashes is expected.',
    ],
    [
      'a cell too few',
      [HEADER, 'raid\tRaid\tmonster\t3\t2'],
      'cards.tsv:2:21: the line has 5 cells, without effect, standIn; the header has 7 columns, separated by tabs.',
    ],
    [
      'a cell too many',
      [HEADER, `${RAID}\t`],
      'cards.tsv:2:24: the line has 8 cells; the header has 7 columns, separated by tabs.',
    ],
  ])('%s', (_, lines, message) => {
    expect(failure(...lines)).toBe(`ConfigError: ${message}`);
  });
});

describe('ids', () => {
  const decked = defineTable({
    name: 'enemies',
    columns: { id: identifier({ deck: 'deck' }), name: text('name'), deck: text('which deck it is in') },
  });

  it('bear their deck where two decks share a name', () => {
    const table = decked.parse(file('id\tname\tdeck', 'sea/raid\tRaid\tsea', 'raid\tRaid\tsky'), 'enemies.tsv');
    expect(table.rows.map((row) => row.id)).toEqual(['sea/raid', 'raid']);
    expect(() => decked.parse(file('id\tname\tdeck', 'raid\tRaid\tsea', 'raid\tRaid\tsky'), 'e.tsv')).toThrow(
      'e.tsv:3:1 (id): line 2 has the id "raid" too; an id of its own is expected, such as deck/raid.',
    );
    expect(() => decked.parse(file('id\tname\tdeck', 'sky/raid\tRaid\tsea'), 'e.tsv')).toThrow(
      'e.tsv:2:1 (id): "sky/raid" is not the id of "Raid"; the id is the name in lower case with dashes, raid or sea/raid.',
    );
  });

  it('are free where the table says why', () => {
    const faces = defineTable({
      name: 'faces',
      columns: { id: identifier({ free: 'the two faces of a card share its name' }), name: text('name') },
    });
    const table = faces.parse(file('id\tname', 'moon-front\tMoon', 'moon-back\tMoon'), 'faces.tsv');
    expect(table.indexOf('moon-back')).toBe(1);
    expect(() => faces.parse(file('id\tname', 'moon\tMoon', 'moon\tMoon'), 'faces.tsv')).toThrow('line 2 has the id');
  });

  it('that hold other letters can be typed on any keyboard', () => {
    const table = cards.parse(file(HEADER, 'irradiated-æmber\tIrradiated Æmber\thero\t1\t1\t\t0'), 'cards.tsv');
    expect(table.indexOf('irradiated-aember')).toBe(0);
  });
});

describe('a column', () => {
  it('of integers fits into the 16 bits of a block', () => {
    expect(() => integer('too big', { min: 0, max: 40000 })).toThrow(RangeError);
    expect(() => integer('upside down', { min: 3, max: 2 })).toThrow(RangeError);
  });
});
