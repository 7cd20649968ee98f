import { ConfigError } from '../../engine/errors.js';
import { ARM_COLUMNS } from './arm-columns.js';
import type { GameColumns } from './game-columns.js';

/**
 * Refuses a game whose options or metrics would give a table two columns of one name.
 * @throws ConfigError naming the game and the column
 */
export function checkColumns(game: string, { list, settings }: GameColumns): void {
  const games = list.map(({ name }) => name);
  const arms = [...ARM_COLUMNS, ...settings].map(({ name }) => name);
  const twice = [games, arms].flatMap((names) => names.filter((name, index) => names.indexOf(name) !== index));
  if (twice.length === 0) return;
  throw new ConfigError({
    where: `game ${game}`,
    problem: `its option or metric "${twice[0]}" bears the name of a column that every study has`,
    right: 'another name is expected',
    value: twice[0],
  });
}
