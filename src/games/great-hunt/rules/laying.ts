import type { Pile } from '../../../engine/fields.js';
import { refusesCard } from '../../keyforge/rules/check-position.js';
import { settlePosition } from '../../keyforge/rules/laying.js';
import { hunt } from '../layout.js';
import { handTo } from './nantucket.js';
import type { HuntRules, HuntState } from './rules.js';
import { FITTINGS, RENOWN, SKYBEASTS } from './where.js';

/** What would be right in a pile in which the card may not lie; null where it may (GH-08 to GH-13, GH-33). */
export function refusesInHunt(rules: HuntRules, card: number, pile: Pile): string | null {
  const deck = rules.deckOf[rules.row[card]];
  if (SKY_PILES.includes(pile)) return deck === SKYBEASTS ? null : 'only Skybeasts are expected';
  if (pile === hunt.renownDeck) return deck === RENOWN ? null : 'only renown cards are expected';
  if (pile === hunt.stack) return deck === FITTINGS ? null : 'only upgrades of Nantucket are expected';
  return refusesCard(rules, card, pile);
}

const SKY_PILES: readonly Pile[] = [hunt.skyDeck, hunt.aside, hunt.skyArchives, hunt.gone];

/** Brings up to date what follows from a position that has been laid: what stands is the active player's (GH-41). */
export function layHunt(s: HuntState): void {
  const { players } = s.rules;
  const turns = hunt.teamTurns.get(s);
  if (turns > 0) hunt.first.set(s, (((hunt.active.get(s) - turns + 1) % players) + players) % players);
  settlePosition(s);
  handTo(s, hunt.active.get(s));
}
