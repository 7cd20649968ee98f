import { type Bench, benchGame, type FullTurnsBench } from '../../lab/bench/bench-game.js';
import { Definitions } from '../../lab/definitions.js';
import { Inputs } from '../../lab/inputs.js';
import { games } from '../../registry.js';
import { defineCommand } from '../command.js';
import { designOf } from '../design.js';
import { EXIT } from '../exit-code.js';
import { orElse, whole } from '../flag.js';
import { designFlags, json } from '../flags.js';
import { print, printJson, printTable, watched } from '../output.js';
import { singleArm } from '../single-arm.js';

const { players, set, preset, content, decks } = designFlags;

export const bench = defineCommand({
  usage: 'bench [game]',
  help: 'how fast a game, or every registered one, runs here (docs/performance.md)',
  words: { game: 'a game by name, or the file of one' },
  flags: {
    players,
    set,
    preset,
    content,
    decks,
    rounds: orElse(whole('rounds; the median of them is shown', 1, 1001), 7),
    ms: orElse(whole('milliseconds for each figure in a round', 1, 60_000), 100),
    json,
  },
  examples: [['bench connect-k', 'decisions, playouts and search iterations a second']],
  async run({ words, flags }) {
    const inputs = new Inputs();
    const definitions = new Definitions((path) => inputs.moduleUrl(path));
    const design = designOf({ ...flags, bots: undefined, seats: undefined, seed: undefined });
    const benches: Bench[] = [];
    for (const name of words.length > 0 ? words : Object.keys(games)) {
      if (watched()) process.stderr.write(`measuring ${name} …\n`);
      const { game, arm } = await singleArm('bench', name, design);
      benches.push(await benchGame(game, arm.cap, flags, definitions));
    }
    if (flags.json) printJson(benches);
    else show(benches);
    return EXIT.done;
  },
});

function show(benches: readonly Bench[]): void {
  const [{ compiled, cores, node }] = benches;
  print(`${compiled ? 'compiled' : 'NOT COMPILED: these figures say little'}; Node ${node}; ${cores} cores, one used`);
  const rows: readonly (readonly [string, (bench: Bench) => string])[] = [
    ['players', ({ players }) => String(players)],
    ['random decisions/s', ({ decisionsPerSecond }) => grouped(decisionsPerSecond)],
    ['random playouts/s', ({ playoutsPerSecond }) => grouped(playoutsPerSecond)],
    ['search iterations/s, to the end', ({ searchesPerSecond }) => grouped(searchesPerSecond)],
    ['search iterations/s, depth=40', ({ cutSearchesPerSecond }) => grouped(cutSearchesPerSecond)],
    ['copy of a state, ns', ({ copyNanoseconds }) => grouped(copyNanoseconds)],
    ['set-up of a game, µs', ({ setUpMicroseconds }) => setUpMicroseconds.toFixed(1)],
    ['bytes of a state', ({ stateBytes }) => grouped(stateBytes)],
    ['bytes allocated a decision', ({ bytesPerDecision }) => bytesPerDecision.toFixed(1)],
    ['decisions a game', ({ decisionsPerGame }) => decisionsPerGame?.toFixed(1) ?? '-'],
    ['options a decision', ({ optionsPerDecision }) => optionsPerDecision.toFixed(2)],
    ['turns a game', ({ turnsPerGame }) => turnsPerGame?.toFixed(1) ?? '-'],
    ['endings', ({ endings }) => shares(endings)],
    ...(benches.some(({ fullTurns }) => fullTurns) ? fullTurnsRows : []),
  ];
  printTable(
    ['', ...benches.map(({ game }) => game)],
    rows.map(([label, value]) => [label, ...benches.map(value)]),
  );
}

const ofFullTurns =
  (value: (figures: FullTurnsBench) => string) =>
  ({ fullTurns }: Bench): string =>
    fullTurns ? value(fullTurns) : '-';

/** Random play that ends no turn early, for games that say what ends one. */
const fullTurnsRows: readonly (readonly [string, (bench: Bench) => string])[] = [
  ['full turns: random decisions/s', ofFullTurns(({ decisionsPerSecond }) => grouped(decisionsPerSecond))],
  ['full turns: decisions a game', ofFullTurns(({ decisionsPerGame }) => decisionsPerGame?.toFixed(1) ?? '-')],
  ['full turns: turns a game', ofFullTurns(({ turnsPerGame }) => turnsPerGame?.toFixed(1) ?? '-')],
  [
    'full turns: counted a game',
    ofFullTurns(({ counted, countedPerGame }) => `${counted} ${countedPerGame?.toFixed(1) ?? '-'}`),
  ],
  ['full turns: endings', ofFullTurns(({ endings }) => shares(endings))],
];

function grouped(value: number | null): string {
  return value === null ? '-' : Math.round(value).toLocaleString('en');
}

function shares(endings: Bench['endings']): string {
  const games = Object.values(endings).reduce((sum, n) => sum + n, 0);
  const parts = Object.entries(endings).map(([ending, n]) => `${ending} ${((100 * n) / games).toFixed(1)}%`);
  return parts.join(' ') || '-';
}
