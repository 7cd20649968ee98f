import { carryOut, carryOutLasting } from '../../../engine/effects/at-once.js';
import { isWorking, lastingCount, lastingMe, lastingProgram } from '../../../engine/effects/lasting.js';
import { listen } from '../../../engine/effects/listeners.js';
import { LASTING } from '../../../engine/effects/row-cells.js';
import { WHILE_CONTROLLED } from '../effects/durations.js';
import { GRANT, LAYERS, QUESTION } from '../effects/layers.js';
import { board, LINE } from '../layout.js';
import type { S } from './rules.js';
import { isInPlay, sideOf } from './zones.js';

/**
 * Computes anew what constant and lasting effects make of cards and players, layer by layer (see effects/layers.ts).
 * Does nothing unless something has changed that may matter.
 */
export function refreshStatics(s: S): void {
  if (board.dirty.get(s) === 0) return;
  board.dirty.set(s, 0);
  dropGrants(s);
  resetCards(s);
  resetPlayers(s);
  board.computing.set(s, 1);
  const wanted = layersInPlay(s);
  board.queries.set(s, wanted & (1 << QUESTION));
  for (let layer = 0; layer < LAYERS; layer++) {
    // What cards have been granted may work in any later layer.
    if ((wanted & (1 << layer)) !== 0 || (layer > GRANT && board.grants.get(s) > 0)) carryOutLayer(s, layer);
  }
  board.computing.set(s, 0);
}

function layersInPlay(s: S): number {
  const { texts, row, layers } = s.rules;
  let wanted = 0;
  for (let card = 0; card < row.length; card++) {
    if (!isInPlay(s, card)) continue;
    const { statics } = texts[row[card]];
    for (let i = 0; i < statics.length; i++) wanted |= layers[statics[i]];
  }
  for (let r = 0; r < lastingCount(s); r++) wanted |= layers[lastingProgram(s, r).number];
  return wanted;
}

function carryOutLayer(s: S, layer: number): void {
  const { texts, row, layers } = s.rules;
  const bit = 1 << layer;
  for (let card = 0; card < row.length; card++) {
    if (!isInPlay(s, card)) continue;
    const { statics } = texts[row[card]];
    for (let i = 0; i < statics.length; i++) {
      if ((layers[statics[i]] & bit) !== 0) carryOut(s, statics[i], sideOf(s, card), card, layer);
    }
  }
  for (let g = 0; layer > GRANT && g < board.grants.get(s); g++) {
    const card = board.grantedTo.get(s, g);
    const program = board.grantedProgram.get(s, g);
    if ((layers[program] & bit) !== 0) carryOut(s, program, sideOf(s, card), card, layer);
  }
  for (let r = 0; r < lastingCount(s); r++) {
    if ((layers[lastingProgram(s, r).number] & bit) !== 0 && holds(s, r)) carryOutLasting(s, r, layer);
  }
}

/** Whether a lasting effect works now; one that holds while a card is controlled needs its player to control it. */
function holds(s: S, r: number): boolean {
  if (!isWorking(s, r)) return false;
  const at = s.game.layout.lasting.cell(r);
  if (s.block[at + LASTING.until] !== WHILE_CONTROLLED) return true;
  return sideOf(s, s.block[at + LASTING.whileThere]) === lastingMe(s, r);
}

function dropGrants(s: S): void {
  for (let g = board.grants.get(s) - 1; g >= 0; g--) {
    listen(s, s.rules.programs[board.grantedProgram.get(s, g)], -1);
    board.grantedTo.set(s, g, -1);
    board.grantedProgram.set(s, g, -1);
  }
  board.grants.set(s, 0);
}

function resetCards(s: S): void {
  const { rules } = s;
  for (let card = 0; card < rules.row.length; card++) {
    const place = board.place.get(s, card);
    if (place === 0) continue;
    const row = rules.row[card];
    board.houses.set(s, card, rules.houses[card]);
    board.flags.set(s, card, 0);
    board.bans.set(s, card, 0);
    board.permits.set(s, card, 0);
    board.ignored.set(s, card, 0);
    board.wanted.set(s, card, board.base.get(s, card));
    if (place !== LINE) continue;
    board.power.set(s, card, rules.power[row] + board.counters.get(s, card));
    board.armor.set(s, card, rules.armor[row]);
    board.keywords.set(s, card, rules.keywords[row]);
    board.assault.set(s, card, rules.assault[row]);
    board.hazardous.set(s, card, rules.hazardous[row]);
  }
}

function resetPlayers(s: S): void {
  for (let side = 0; side < 2; side++) {
    board.keyCost.set(s, side, s.rules.options.keyCost);
    board.handSize.set(s, side, s.rules.options.handSize);
    board.playLimit.set(s, side, -1);
    board.mustHouses.set(s, side, 0);
    board.bannedHouses.set(s, side, 0);
    board.protected.set(s, side, 0);
    board.skipsForge.set(s, side, 0);
  }
}
