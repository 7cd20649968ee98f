import { giveBack, locals } from '../../../engine/machine.js';
import { action, askWithin, script } from '../../../engine/script.js';
import type { Rules } from '../content.js';
import { board } from '../layout.js';
import { connectedWhenTurned, ROTATIONS, readLinks } from './castle.js';
import { rotationText } from './explore.js';

const { seat, tile } = locals('seat', 'tile');

const turnTo = action<Rules>(31, 'turn', {
  rule: 'ritual 26',
  offer(s, offer) {
    const which = tile.get(s);
    const { exits } = s.rules.tiles;
    const all = readLinks(s);
    for (let quarters = 1; quarters < ROTATIONS; quarters++) {
      const rotation = (board.rotation.get(s, which) + quarters) % ROTATIONS;
      if (!connectedWhenTurned(s, all, which, quarters)) continue;
      let seen = false;
      for (let i = 0; i < offer.count && !seen; i++) {
        seen = exits[which * ROTATIONS + (offer.codes[i] & 3)] === exits[which * ROTATIONS + rotation];
      }
      if (!seen) offer.add(0, rotation);
    }
  },
  take(s, _chance, _a, rotation) {
    board.rotation.set(s, tile.get(s), rotation);
  },
  text: (s, _a, rotation) => rotationText(s, tile.get(s), rotation),
});

/** Turns a tile in play by a quarter or more so that the castle stays connected (ritual 26). */
export const turnCastleTile = script<Rules>('turn a castle tile', [
  askWithin('turn', (s) => seat.get(s), [turnTo]),
  (s) => giveBack(s, 1),
]);
