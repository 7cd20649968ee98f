import { raise } from '../../../engine/effects/events.js';
import { waiting } from '../../../engine/effects/pending.js';
import { openWindow } from '../../../engine/effects/window.js';
import { EVENTS } from '../../keyforge/effects/shapes/events.js';
import { enterPlay } from '../../keyforge/rules/entering.js';
import type { S } from '../../keyforge/rules/rules.js';
import { refreshStatics } from '../../keyforge/rules/statics.js';
import { ownerOf, pileOf } from '../../keyforge/rules/zones.js';

/** Puts a creature into play exhausted on the left flank of its owner (KF-041); the last thing a step does. */
export function putInPlayLeft(s: S, card: number): void {
  const mark = waiting(s);
  pileOf(s, card)?.remove(s, card);
  enterPlay(s, card, ownerOf(s, card), true, -1);
  refreshStatics(s);
  raise(s, EVENTS.entersPlay, card);
  openWindow(s, mark);
}
