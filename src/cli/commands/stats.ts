import { ConfigError } from '../../engine/errors.js';
import { agrestiCoull } from '../../lab/stats/agrestiCoull.js';
import { clopperPearson } from '../../lab/stats/clopperPearson.js';
import { jeffreys } from '../../lab/stats/jeffreys.js';
import { wilson } from '../../lab/stats/wilson.js';
import { defineCommand } from '../command.js';
import { EXIT } from '../exit-code.js';
import { orElse, real, whole } from '../flag.js';
import { json } from '../flags.js';
import { print, printJson, printTable } from '../output.js';

const MOST_GAMES = 1e12;
/** What each method is for, by its name in the tables. */
const USES: Readonly<Record<string, string>> = {
  wilson: 'the default of every table',
  'clopper-pearson': 'covers at least as often as it says: for guarantees',
  jeffreys: 'Bayesian, with equal tails',
  'agresti-coull': 'the textbook interval',
};

export const stats = defineCommand({
  usage: 'stats',
  help: 'the interval of a win rate',
  words: {},
  flags: {
    wins: real('games won; draws as halves', 0, MOST_GAMES),
    games: whole('games played', 1, MOST_GAMES),
    level: orElse(real('confidence level, between 0 and 1', 0, 1), 0.95),
    json,
  },
  examples: [['stats --wins 530 --games 1000', 'between which rates the truth may lie']],
  async run({ flags: { wins, games, level, json } }) {
    if (wins === undefined || games === undefined) throw missing(wins === undefined ? '--wins' : '--games');
    if (wins > games) {
      throw new ConfigError({
        where: '--wins',
        problem: `${wins} of ${games} games cannot be won`,
        right: `a number from 0 to ${games} is expected`,
        value: String(wins),
      });
    }
    if (level <= 0 || level >= 1) {
      throw new ConfigError({
        where: '--level',
        problem: `${level} is no confidence level`,
        right: 'a number between 0 and 1, such as 0.95, is expected',
        value: String(level),
      });
    }
    const intervals = [wilson, clopperPearson, jeffreys, agrestiCoull].flatMap(
      (method) => method(wins, games, level) ?? [],
    );
    if (json) {
      printJson({ wins, games, level, intervals });
      return EXIT.done;
    }
    print(`${wins} of ${games} games: ${(wins / games).toFixed(4)}, and the truth, at a level of ${level}:`);
    const rows = intervals.map(({ method, lo, hi }) => [method, lo.toFixed(6), hi.toFixed(6), USES[method]]);
    printTable(['method', 'from', 'to', 'what for'], rows);
    return EXIT.done;
  },
});

function missing(flag: string): ConfigError {
  return new ConfigError({
    where: flag,
    problem: 'it is missing',
    right: '"touchstone stats --wins 530 --games 1000" is expected',
  });
}
