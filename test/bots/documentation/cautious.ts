import { defineBot } from '../../../src/index.js';

/** Takes the option whose worst outcome, over some worlds, is the least bad. */
export default defineBot<{ worlds: number }>({
  id: 'cautious',
  help: 'looks one decision ahead and avoids the worst',
  version: 1,
  parameters: [{ name: 'worlds', help: 'worlds in which options are tried', default: 10, min: 1, integer: true }],
  make: ({ seat, search }, { worlds }) => ({
    choose(view) {
      const [dealt, trial] = [view.world(), view.world()];
      const worst = Array.from({ length: view.count }, () => 1);
      for (let i = 0; i < worlds; i++) {
        view.deal(dealt, search);
        for (let place = 0; place < view.count; place++) {
          trial.copyFrom(dealt);
          trial.apply(place, search);
          const worth = trial.over ? trial.utility(seat) : trial.evaluate(seat);
          worst[place] = Math.min(worst[place], worth);
        }
      }
      return view.code(worst.indexOf(Math.max(...worst)));
    },
  }),
});
