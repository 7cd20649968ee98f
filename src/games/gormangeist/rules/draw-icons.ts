import { locals } from '../../../engine/machine.js';
import { script } from '../../../engine/script.js';
import { draw } from '../../keyforge/rules/drawing.js';
import type { Rules } from '../../keyforge/rules/rules.js';

const { side, icons } = locals('side', 'icons');

/** `call(s, drawIcons, side, icons)`: a card for each draw icon (GG-74, GG-81). */
export const drawIcons = script<Rules>('drawIcons', [
  (s, chance) => {
    draw(s, side.get(s), icons.get(s), chance);
  },
]);
