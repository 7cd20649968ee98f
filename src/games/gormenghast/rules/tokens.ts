import type { Chance } from '../../../engine/chance.js';
import { moveTop } from '../../../engine/piles.js';
import type { State } from '../../../engine/state.js';
import type { Rules } from '../content.js';
import { board } from '../layout.js';

type S = State<Rules>;

/** GM-A-02..05: a token is drawn onto a tile and turned up; it leaves the game unless it is an artifact. */
export function revealToken(s: S, tile: number): void {
  if (board.tokenBag.size(s) === 0) return;
  const token = moveTop(s, board.tokenBag, board.tokensOut);
  const { character, artifact } = s.rules.tokens;
  if (artifact[token] >= 0) board.looseOn.set(s, artifact[token], tile);
  const who = character[token];
  // GM-A-04: a piece in play already makes the token blank.
  if (who >= 0 && board.place.get(s, who) < 0) board.place.set(s, who, tile);
  if (s.log) s.log.line(`  ${s.rules.tiles.names[tile]}: ${tokenText(s, token)}`);
}

function tokenText(s: S, token: number): string {
  const { character, artifact } = s.rules.tokens;
  if (character[token] >= 0) return `${s.rules.characters.names[character[token]]} appears`;
  return artifact[token] >= 0 ? `the ${s.rules.artifacts.names[artifact[token]]} lies here` : 'the token is blank';
}

/** GM-A-10: the carried artifact becomes loose on the carrier's tile. */
export function putDown(s: S, character: number): void {
  const artifact = board.carries.get(s, character);
  if (artifact < 0) return;
  board.carries.set(s, character, -1);
  board.looseOn.set(s, artifact, board.place.get(s, character));
}

/** GM-A-07: the artifact lies on the character's card from now on. */
export function pickUp(s: S, character: number, artifact: number): void {
  board.looseOn.set(s, artifact, -1);
  board.carries.set(s, character, artifact);
}

/** The seat that carries an artifact: the character, or -1. */
export function carrierOf(s: S, artifact: number): number {
  for (let c = s.rules.characters.names.length - 1; c >= 0; c--) if (board.carries.get(s, c) === artifact) return c;
  return -1;
}

/**
 * GM-B-02, GM-B-05: puts a character on a tile, its artifact with it; a blocked tile admits nobody.
 * @param by the seat by whose doing it comes there, or -1 when it is forced or left to luck (GM-open-20)
 */
export function placeCharacter(s: S, character: number, tile: number, by: number): boolean {
  if (tile === board.blocked.get(s)) return false;
  // Who is put where he stands has not come there (GM-P-05).
  if (tile === board.place.get(s, character)) return true;
  board.place.set(s, character, tile);
  board.broughtBy.set(s, character, by === board.active.get(s) ? by : -1);
  return true;
}

/** Shuffles the tokens at set-up. */
export function fillTokenBag(s: S, chance: Chance, shuffle: (s: S, chance: Chance) => void): void {
  for (let token = 0; token < s.rules.tokens.ids.length; token++) board.tokenBag.push(s, token);
  shuffle(s, chance);
}
