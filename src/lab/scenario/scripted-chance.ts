import type { Chance } from '../../engine/chance.js';
import { ConfigError } from '../../engine/errors.js';
import type { Layout } from '../../engine/layout.js';
import { nearest } from '../../engine/nearest.js';

/** Wanted results by cause of luck, the next one first, counted from 1 as on a die. */
export type WantedDraws = Readonly<Record<string, readonly number[]>>;

/**
 * Luck that falls as a scenario wants it: rolls of the named causes give the wanted results, one after the other;
 * shuffles, and every roll once the wanted ones are used up, take the luck behind.
 */
export class ScriptedChance implements Chance {
  readonly plainShuffle: boolean;
  private readonly behind: Chance;
  private readonly causes: readonly string[];
  private readonly where: string;
  private readonly wanted: number[][];

  /**
   * @param behind the luck of everything that is not wanted
   * @param where what holds the wanted draws, for messages
   * @throws ConfigError when a cause is none of the layout's
   */
  constructor(behind: Chance, layout: Layout, draws: WantedDraws, where: string) {
    this.behind = behind;
    this.plainShuffle = behind.plainShuffle;
    this.causes = layout.causeNames();
    this.where = where;
    for (const cause of Object.keys(draws))
      if (!this.causes.includes(cause)) throw unknownCause(cause, this.causes, where);
    this.wanted = this.causes.map((cause) => [...(draws[cause] ?? [])]);
  }

  uint32(cause: number, count: number, outcomes = 0): number {
    const next = outcomes > 0 ? this.wanted[cause].shift() : undefined;
    if (next === undefined) return this.behind.uint32(cause, count, outcomes);
    if (!Number.isInteger(next) || next < 1 || next > outcomes) {
      throw new ConfigError({
        where: `${this.where}.${this.causes[cause]}`,
        problem: `${next} is no result of this draw`,
        right: `a number from 1 to ${outcomes} is expected`,
        value: String(next),
      });
    }
    // The least word that falls on this result: see `bounded`.
    return Math.ceil(((next - 1) * 4294967296) / outcomes);
  }

  /** What was wanted and never drawn: `2 of dice/ritual`. */
  unused(): string[] {
    return this.wanted.flatMap((left, cause) => (left.length > 0 ? [`${left.length} of ${this.causes[cause]}`] : []));
  }
}

function unknownCause(cause: string, causes: readonly string[], where: string): ConfigError {
  return new ConfigError({
    where: `${where}.${cause}`,
    problem: 'the game has no such cause of luck',
    right: causes.length > 0 ? `its causes are ${causes.join(', ')}` : 'nothing in it is left to luck',
    value: cause,
    nearest: nearest(cause, causes),
  });
}
