import type { BotSeat } from '../../src/engine/bot.js';
import { botKey, SearchChance, searchKey } from '../../src/engine/chance.js';
import { randomWalker } from '../../src/engine/conformance.js';
import type { Game, GameDefinition } from '../../src/engine/game.js';
import { gameChance } from '../../src/engine/game-chance.js';
import { ENDINGS, HEADER } from '../../src/engine/header.js';
import { apply } from '../../src/engine/machine.js';
import { hash } from '../../src/engine/state.js';
import { resolveBot } from '../../src/lab/bot-spec.js';
import { playthrough } from '../../src/lab/playthrough.js';
import { bots } from '../../src/registry.js';

/** A file below test/golden with what should stand in it. */
export interface GoldenFile {
  readonly path: string;
  readonly text: string;
}

/** A game to be told. */
export interface Told {
  readonly players: number;
  /** By seat; those beyond the table do not play. */
  readonly bots: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly decisions?: number;
}

/** Decisions of a game that are told when the table says nothing else. */
const TOLD = 60;

/** Gormenghast from set-up to victory in few enough decisions to be read. */
const BRIEF_GORMENGHAST = {
  bots: ['greedy', 'greedy', 'greedy', 'greedy'],
  options: { tokenGoal: 3, setupTiles: 12 },
  decisions: 1000,
};

/** Greedy bots at any table, to the end of the game. */
const GREEDY = { bots: Array.from({ length: 5 }, () => 'greedy'), decisions: 1000 };

/** Which playthroughs a game has, where it has others than one at its smallest table. */
const told: Readonly<Record<string, readonly Told[]>> = {
  endless: [{ players: 2, bots: ['random', 'random'], decisions: 12 }],
  gormenghast: [
    { players: 2, bots: ['greedy', 'greedy'], decisions: 300 },
    ...[2, 3, 4, 2, 3, 4, 2, 3, 4].map((players): Told => ({ players, ...BRIEF_GORMENGHAST })),
  ],
  // Whole games: alone, all tables, all difficulties, a game that is lost.
  gormangeist: [
    { players: 1, ...GREEDY },
    { players: 2, ...GREEDY, options: { adventureCards: 1, darkNeeded: 1 } },
    { players: 3, ...GREEDY, options: { darkNeeded: 1, drawnOrder: 'bottom' } },
    { players: 1, ...GREEDY, options: { adventureCards: 3, keyCost: 4 } },
    { players: 2, bots: ['random', 'random'], options: { deck1: 'The Immovable Cave Warden' }, decisions: 1000 },
  ],
  // Whole games with few Skybeasts: alone, all tables, all difficulties, other options, players without a thought.
  'great-hunt': [
    { players: 1, ...GREEDY, options: { skybeasts: 3 } },
    { players: 2, ...GREEDY, options: { skybeasts: 3, stormkinDraw: 1, keyCost: 4 } },
    { players: 3, ...GREEDY, options: { skybeasts: 4, firstPlayer: 'seat0' } },
    {
      players: 1,
      ...GREEDY,
      options: { skybeasts: 3, stormkinDraw: 3, startingUpgrade: 'long-guns', literalEnd: true },
    },
    { players: 2, bots: ['random', 'random'], options: { skybeasts: 5 }, decisions: 1000 },
  ],
  // Whole games, short ones: alone, the first game, random sets with and without Wrath of the Elements, the largest table.
  thunderstone: [
    { players: 1, ...GREEDY, options: { roundCap: 20 } },
    { players: 2, ...GREEDY, options: { roundCap: 16 } },
    { players: 3, ...GREEDY, options: { roundCap: 9, cardSet: 'random', diseaseDeck: 'special' } },
    {
      players: 2,
      ...GREEDY,
      options: { roundCap: 14, wrath: true, guardians: 2, thunderstone: 'agony', cardSet: 'dire-traps+undead-spirit' },
    },
    { players: 5, ...GREEDY, options: { roundCap: 5, startXp: 6 } },
  ],
};

/** Readable playthroughs of a game: a game that is not in the table is told once, a greedy bot against random ones. */
export async function playthroughsOf(definition: GameDefinition): Promise<GoldenFile[]> {
  const { min } = definition.spec.seats;
  const once: Told = {
    players: min,
    bots: Array.from({ length: min }, (_, seat) => (seat === 0 ? 'greedy' : 'random')),
  };
  return Promise.all((told[definition.id] ?? [once]).map((game, number) => fileOf(definition, game, number)));
}

async function fileOf(definition: GameDefinition, game: Told, number: number): Promise<GoldenFile> {
  const key = `golden/${number}`;
  const specs = game.bots.slice(0, game.players);
  const seated = await Promise.all(
    specs.map((spec) => resolveBot(spec, { names: [], find: async (id) => bots[id]() })),
  );
  const { text } = playthrough(
    definition,
    { players: game.players, options: game.options },
    { key, bots: specs },
    (built) => seated.map((bot, seat) => bot.make(seatOf(built, key, seat))),
    game.decisions ?? TOLD,
  );
  return { path: `${definition.id}/${number}-${game.players}p.txt`, text };
}

function seatOf(game: Game, key: string, seat: number): BotSeat {
  const luck = new SearchChance(botKey(key, seat));
  return { game, seat, slot: seat, luck, search: new SearchChance(searchKey(key, seat)) };
}

/**
 * Why a file of hashes must not be overwritten, or null when it may be.
 * @param kept what stands in it, null when there is none
 * @param force for rules that nobody has used yet
 */
export function refusal(file: GoldenFile, kept: string | null, force: boolean): string | null {
  if (kept === null || kept === file.text || force) return null;
  return `${file.path} is kept: raise the rulesVersion of the game, or give --force before a release`;
}

/** Games whose final positions are kept per version of the rules. */
const HASHED = 200;
/** Decisions after which such a game is left where it is. */
const LONGEST = 5_000;

/** The final positions of random games at all tables, one line each: they change with the rules, and with nothing else. */
export function hashesOf(definition: GameDefinition): GoldenFile {
  const { seats, rulesVersion } = definition.spec;
  const sizes = Array.from({ length: seats.max - seats.min + 1 }, (_, more) => seats.min + more);
  const games = sizes.map((players) => definition.build({ players }));
  const lines = Array.from({ length: HASHED }, (_, number) => {
    const game = games[number % games.length];
    const key = `golden/${number}`;
    const chance = gameChance(game, key);
    const walker = randomWalker.make(game, key);
    const state = game.start(chance);
    const longest = Number.isFinite(game.spec.longest(game.rules)) ? LONGEST : 200;
    let decisions = 0;
    while (!state.over && decisions < longest) {
      apply(state, walker.choose(state), chance);
      decisions++;
    }
    const ending = state.over ? ENDINGS[state.block[HEADER.ending]] : 'unfinished';
    return `${number}\t${game.players}\t${decisions}\t${ending}\t${hash(state)}`;
  });
  const header = 'game\tplayers\tdecisions\tending\tfinal_hash';
  return { path: `hashes/${definition.id}-v${rulesVersion}.tsv`, text: `${[header, ...lines].join('\n')}\n` };
}
