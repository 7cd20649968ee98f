import type { GameDefinition } from '../engine/game.js';
import type { Arm } from './arm.js';
import type { Inputs } from './inputs.js';

/** The cards with values of our own that some arm of a study plays with, as `table/id`; own tables may replace them. */
export function standInsInUse({ spec }: GameDefinition, arms: readonly Arm[], inputs: Inputs): string[] {
  const { content } = spec;
  if (content === null) return [];
  const contents = new Map(arms.map(({ tables }) => [tables.join('\n'), tables]));
  const used = [...contents.values()].flatMap((tables) =>
    content.standIns({ files: tables.map((path) => ({ name: path, text: inputs.table(path).text })) }),
  );
  return [...new Set(used.map(({ table, id }) => `${table}/${id}`))];
}
