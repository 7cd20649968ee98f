import { locals } from '../../../engine/machine.js';
import { script } from '../../../engine/script.js';
import { draw } from '../../keyforge/rules/drawing.js';
import type { Rules } from '../../keyforge/rules/rules.js';
import { nameOfSide } from '../../keyforge/rules/zones.js';

const { side, icons } = locals('side', 'icons');

/** `call(s, drawIcons, side, icons)`: a card for each draw icon (GG-74, GG-81). */
export const drawIcons = script<Rules>('drawIcons', [
  (s, chance) => {
    const drawn = draw(s, side.get(s), icons.get(s), chance);
    if (s.log && drawn > 0) s.log.line(`  ${nameOfSide(s, side.get(s))} draws ${drawn}`);
  },
]);
