import type { Pile } from '../../../engine/fields.js';
import type { S } from './rules.js';

/**
 * Who plays against whom, and what the sides of a game have and lack: all that the game on top of the core decides. A
 * side is a seat, or an automated enemy after the last seat; duel/match.ts is the match of the ordinary game.
 *
 * What calls a script does so last, as every step.
 */
export interface Match {
  /** How a side is called in texts. */
  name(s: S, side: number): string;
  /** Whom a side plays against: whose æmber it steals, whose creatures are its enemies. */
  opponent(s: S, side: number): number;
  /** The side whose turn it is; who makes the choices is the active player, `board.active`. */
  turnOf(s: S): number;
  /** The number of the next turn of a side, as `board.turn` counts. */
  nextTurn(s: S, side: number): number;
  /** The seat that looks at what a side looks at: itself, or whoever acts for a side that nobody plays. */
  seat(s: S, side: number): number;

  /** Where what a side draws goes. */
  drawn(s: S, side: number): Pile;
  /**
   * Where a card goes that is moved `to` (TO_HAND … of leaving.ts); `usualPile` tells where cards go otherwise.
   * @param side whose archives are meant by TO_MY_ARCHIVES
   */
  destination(s: S, card: number, to: number, side: number): Pile;
  /** How texts say that a card goes into a pile of the game on top, such as `out of the game`. */
  whither?(s: S, pile: Pile): string;
  /** Who gets the æmber on a creature that leaves play (KF-092), -1 for the supply. */
  heir(s: S, card: number): number;

  /** What a key costs before constant effects change it. */
  keyCost(s: S, side: number): number;
  /** Keys that a side has forged, and those that it has not. */
  keys(s: S, side: number): number;
  unforged(s: S, side: number): number;
  /** Whether the side can forge a key now, its cost aside. */
  canForge(s: S, side: number): boolean;
  /** A key has been paid for with so much æmber: what forging it means, the end of the game included. */
  turnKey(s: S, side: number, cost: number): void;
  /** The key that the side forged last is no longer forged; false when there is none. */
  unforge(s: S, side: number): boolean;

  /** On whose side a card comes into play that a side plays. */
  entersFor(s: S, card: number, side: number): number;
  /** Whether a creature stands in no battleline (see Zones.apart). */
  isApart(s: S, card: number): boolean;
  /** On which flank a creature comes into play: 0 right, 1 left, -1 as the active player chooses (KF-038). */
  flank(s: S, card: number, side: number): number;
  /** Which creature an upgrade is put on, -1 as the active player chooses (KF-039), -2 for none: it is not played. */
  host(s: S, card: number, side: number): number;
  /** Bonus icons other than æmber, once those of æmber are resolved. */
  bonus(s: S, card: number, side: number): void;
  /**
   * Whether a creature can attack a card: one in the battleline of its opponent, one apart, or one that stands in play.
   * `usualAttack` tells it by the ordinary rules.
   */
  canAttack(s: S, by: number, target: number): boolean;
  /** What is left of the uses of a card (CAN_REAP … of using.ts) by a rule of the game on top (default: all). */
  usesLeft?(s: S, card: number, uses: number): number;
  /** Whether a card that is no creature deals its power when it is attacked (default: none does). */
  strikesBack?(s: S, card: number): boolean;

  /** Whether something of the game on top must be put right before the rules go on. */
  isUnsettled(s: S): boolean;
  /** Puts one such thing right; it is asked again until there is none. */
  putRight(s: S): void;
}
