import type { Chance } from '../../../src/engine/chance.js';
import { decision } from '../../../src/engine/decision.js';
import { apply } from '../../../src/engine/machine.js';
import type { State } from '../../../src/engine/state.js';

/** Takes options by their texts, one after the other. */
export function takeAll(s: State, chance: Chance, texts: readonly string[]): void {
  for (const text of texts) {
    const options = decision(s)?.options ?? [];
    const option = options.find((offered) => offered.text === text);
    if (!option) throw new Error(`"${text}" is not on offer: ${options.map((offered) => offered.text).join(', ')}`);
    apply(s, option.code, chance);
  }
}
