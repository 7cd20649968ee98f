import { ConfigError } from '../../engine/errors.js';
import type { ContentOf, GameDefinition } from '../../engine/game.js';
import { nearest } from '../../engine/nearest.js';
import { optionInfo } from '../../engine/options.js';
import { rangeOf } from '../../lab/bot-spec.js';
import { Definitions } from '../../lab/definitions.js';
import { Inputs } from '../../lab/inputs.js';
import { listStudies, loadStudy } from '../../lab/load-study.js';
import { bots, games } from '../../registry.js';
import { defineCommand } from '../command.js';
import { EXIT } from '../exit-code.js';
import { text } from '../flag.js';
import { json } from '../flags.js';
import { print, printJson, printTable, terminalWidth } from '../output.js';

/** What a topic shows: rows for people, and the same as data. */
interface Listing {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly data: unknown;
}

const TOPICS = ['games', 'bots', 'experiments', 'options', 'cards', 'notation'] as const;
type Topic = (typeof TOPICS)[number];

/** Topics of one game; without a game they say which games have them. */
const OF_A_GAME: readonly Topic[] = ['options', 'cards', 'notation'];

export const list = defineCommand({
  usage: 'list [topic] [game]',
  help: 'what there is, with its status and defaults',
  words: {
    topic: `${TOPICS.join(', ')} (default: games, bots and experiments)`,
    game: 'a game by name, or the file of one',
  },
  flags: { match: text('only cards with this in their id, name or texts, in upper or lower case'), json },
  examples: [
    ['list options connect-k', 'what can be set, with ranges and defaults'],
    ['list cards toy-tide', 'cards with all columns for patches'],
    ['list cards keyforge-duel --match ward', 'cards with this word'],
  ],
  async run({ words: [topicName, game], flags }) {
    refuseGame(topicName, game);
    if (flags.match !== undefined) refuseMatch(topicName, game);
    const topics =
      topicName === undefined ? TOPICS.filter((topic) => !OF_A_GAME.includes(topic)) : [topicOf(topicName)];
    const listings = await Promise.all(
      topics.map(async (topic) => [topic, await listing(topic, game, flags.match)] as const),
    );
    if (flags.json) {
      printJson(
        topics.length === 1
          ? listings[0][1].data
          : Object.fromEntries(listings.map(([topic, { data }]) => [topic, data])),
      );
      return EXIT.done;
    }
    for (const [index, [topic, { headings, rows }]] of listings.entries()) {
      if (topics.length > 1) print(`${index > 0 ? '\n' : ''}${topic.toUpperCase()}`);
      // Texts of cards go on for hundreds of columns: wrapped by the terminal, no two of them would align.
      if (rows.length > 0) printTable(headings, rows, topic === 'cards' ? terminalWidth() : undefined);
      else print('none');
    }
    return EXIT.done;
  },
});

function refuseGame(topic: string | undefined, game: string | undefined): void {
  if (topic === undefined || game === undefined || OF_A_GAME.includes(topicOf(topic))) return;
  throw new ConfigError({
    where: `touchstone list ${topic}`,
    problem: `"${game}" is one word too many`,
    right: `only ${OF_A_GAME.join(', ')} are of a game`,
    value: game,
  });
}

/** A filter that would be ignored is refused. */
function refuseMatch(topic: string | undefined, game: string | undefined): void {
  if (topic !== undefined && topicOf(topic) === 'cards' && game !== undefined) return;
  throw new ConfigError({
    where: '--match',
    problem: 'it chooses among the cards of a game',
    right: '"touchstone list cards <game> --match <word>" is expected',
  });
}

function topicOf(name: string): Topic {
  const topic = TOPICS.find((candidate) => candidate === name);
  if (topic) return topic;
  throw new ConfigError({
    where: `touchstone list ${name}`,
    problem: 'there is no such topic',
    right: `${TOPICS.join(', ')} are known`,
    value: name,
    nearest: nearest(name, TOPICS),
  });
}

async function listing(topic: Topic, game: string | undefined, match?: string): Promise<Listing> {
  switch (topic) {
    case 'games':
      return gameListing(await Promise.all(Object.values(games).map((load) => load())));
    case 'bots':
      return botListing();
    case 'experiments':
      return experimentListing();
    default:
      return ofGame(topic, game, match);
  }
}

function gameListing(definitions: readonly GameDefinition[]): Listing {
  const data = definitions.map(({ id, spec }) => ({
    id,
    title: spec.title,
    status: spec.status,
    seats: spec.seats,
    cooperative: spec.cooperative,
    rulesVersion: spec.rulesVersion,
    presets: Object.keys(spec.presets),
    cards: spec.content !== null,
    search: spec.search ?? {},
  }));
  const rows = data.map(({ id, title, status, seats, cooperative, rulesVersion, presets }) => [
    id,
    title,
    status,
    seats.min === seats.max ? `${seats.min}` : `${seats.min}-${seats.max}`,
    cooperative ? 'together' : 'rivals',
    String(rulesVersion),
    presets.join(', '),
  ]);
  return { headings: ['game', 'title', 'status', 'players', 'play', 'rules', 'presets'], rows, data };
}

async function botListing(): Promise<Listing> {
  const data = (await Promise.all(Object.values(bots).map((load) => load()))).map(
    ({ id, help, version, parameters }) => ({
      id,
      help,
      version,
      parameters: parameters.map((parameter) => ({ ...parameter, range: rangeOf(parameter) })),
    }),
  );
  const rows = data.flatMap(({ id, help, parameters }) => [
    [id, '', '', help],
    ...parameters.map((parameter) => [
      `  ${parameter.name}`,
      String(parameter.default),
      parameter.range,
      parameter.help + (parameter.byGame ? ' (unless written, a game may have its own)' : ''),
    ]),
  ]);
  return { headings: ['bot', 'default', 'range', 'help'], rows, data };
}

async function ofGame(topic: Topic, name: string | undefined, match?: string): Promise<Listing> {
  if (name === undefined) {
    const having = (await Promise.all(Object.values(games).map((load) => load()))).filter((game) => has(game, topic));
    return gameListing(having);
  }
  const inputs = new Inputs();
  const game = await new Definitions((path) => inputs.moduleUrl(path)).game(name);
  if (topic === 'options') return optionListing(game);
  const { content } = game.spec;
  if (!content || !has(game, topic)) return { headings: [], rows: [], data: [] };
  return topic === 'cards' ? cardListing(content, match) : notationListing(content);
}

function has({ spec }: GameDefinition, topic: Topic): boolean {
  return topic === 'options' || (topic === 'cards' ? spec.content !== null : spec.content?.notation !== undefined);
}

function optionListing({ spec }: GameDefinition): Listing {
  const options = optionInfo(spec);
  const rows = options.map(({ key, range, default: fallback, help }) => [key, String(fallback), range, help]);
  const presets = Object.entries(spec.presets).map(([name, values]) => [
    `preset ${name}`,
    '',
    '',
    Object.entries(values)
      .map(([key, value]) => `${key}=${String(value)}`)
      .join(' '),
  ]);
  return {
    headings: ['option', 'default', 'range', 'help'],
    rows: [...rows, ...presets],
    data: { options, presets: spec.presets },
  };
}

function cardListing(content: ContentOf, match = ''): Listing {
  const word = match.toLowerCase();
  const data = content
    .cards()
    .filter(({ id, name, columns }) =>
      [id, name, ...Object.values(columns)].some((cell) => cell.toLowerCase().includes(word)),
    );
  const columns = [...new Set(data.flatMap((card) => Object.keys(card.columns)))].filter(
    (name) => name !== 'id' && name !== 'name',
  );
  const rows = data.map((card) => [card.table, card.id, card.name, ...columns.map((name) => card.columns[name] ?? '')]);
  return { headings: ['table', 'id', 'name', ...columns], rows, data };
}

function notationListing(content: ContentOf): Listing {
  const data = content.notation?.() ?? [];
  return { headings: ['kind', 'name', 'help'], rows: data.map(({ kind, name, help }) => [kind, name, help]), data };
}

async function experimentListing(): Promise<Listing> {
  const data = await Promise.all(
    listStudies().map(async ({ name, file }) => {
      const { game, question = '' } = await loadStudy(file);
      return { name, game, question, file };
    }),
  );
  return { headings: ['experiment', 'game', 'question'], rows: data.map((d) => [d.name, d.game, d.question]), data };
}
