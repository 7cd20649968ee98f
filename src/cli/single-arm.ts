import type { Bot } from '../engine/bot.js';
import { ConfigError } from '../engine/errors.js';
import type { Game, Settings } from '../engine/game.js';
import { type Arm, settingsOf } from '../lab/arm.js';
import { decksOfDeal, withDecks } from '../lab/decks/decks-of-deal.js';
import { botSeat } from '../lab/game-player.js';
import { makePlan, type Planned } from '../lab/plan.js';
import type { Design } from './design.js';

/** A game with everything decided: what a study with one arm comes to. */
export interface SingleArm {
  readonly planned: Planned;
  readonly arm: Arm;
  readonly settings: Settings;
  readonly game: Game;
}

/**
 * Builds the one game that a name and flags describe.
 * @param command whose flags they are, for the message
 * @throws ConfigError for whatever does not exist or does not fit, or when the flags describe several games
 */
export async function singleArm(command: string, game: string, design: Design): Promise<SingleArm> {
  const planned = await makePlan({ name: command, game, ...withoutUndefined(design) });
  const { arms } = planned.plan;
  if (arms.length > 1) {
    const several = planned.dimensions.find(({ values }) => values.length > 1);
    throw new ConfigError({
      where: `touchstone ${command}`,
      problem: `${several?.name ?? 'something'} has ${several?.values.length ?? 0} values`,
      right: 'one of each is expected; "touchstone run" plays every combination',
    });
  }
  const [arm] = arms;
  const { seed, decks } = planned.plan;
  const ofArm = settingsOf(arm, (path) => planned.inputs.table(path).text);
  const settings = withDecks(ofArm, planned.game.spec.decks, decksOfDeal(seed, decks, arm, 0));
  return { planned, arm, settings, game: planned.game.build(settings) };
}

/** The bots of the arm, each in the seat of its slot, for the game under a deal key. */
export function botsOf({ planned, arm }: SingleArm, game: Game, key: string): Bot[] {
  return arm.bots.map((spec, slot) => {
    const bot = planned.bots.get(spec);
    if (!bot) throw new RangeError(`the plan has no bot "${spec}"`);
    return bot.make(botSeat(game, key, slot, slot, bot.timed));
  });
}

function withoutUndefined(design: Design): Design {
  return Object.fromEntries(Object.entries(design).filter(([, value]) => value !== undefined));
}
