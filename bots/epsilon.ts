import { defineBot } from '../src/engine/bot.js';
import { bounded } from '../src/engine/chance.js';
import { ConfigError } from '../src/engine/errors.js';
import { chanceOf } from './search/chance-of.js';

type EpsilonParameters = {
  readonly p: number;
  readonly bot: string;
};

/** Makes another bot slip: some of its decisions are taken at random instead (a stand-in for an inattentive player). */
export const epsilon = defineBot<EpsilonParameters>({
  id: 'epsilon',
  help: 'another bot that now and then takes a random option',
  version: 1,
  parameters: [
    { name: 'p', help: 'how often a decision is taken at random', default: 0.1, min: 0, max: 1 },
    {
      name: 'bot',
      help: 'who decides otherwise; in brackets when it has parameters itself',
      default: 'greedy',
      bot: true,
    },
  ],
  make({ luck, inner }, { p, bot }) {
    const steady = inner?.bot;
    if (!steady) {
      throw new ConfigError({
        where: 'bot epsilon',
        problem: `nobody made its inner bot ${bot}`,
        right: 'resolveBot does',
      });
    }
    const slips = chanceOf(p);
    return {
      choose: (view) => (slips(luck) ? view.code(bounded(luck.uint32(), view.count)) : steady.choose(view)),
    };
  },
});
