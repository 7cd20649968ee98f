import { describe, expect, it } from 'vitest';
import { AleaStream, bounded } from '../../../src/engine/chance.js';
import type { Game } from '../../../src/engine/game.js';
import { gameChance } from '../../../src/engine/game-chance.js';
import { applyAt, refresh } from '../../../src/engine/machine.js';
import { State } from '../../../src/engine/state.js';
import { gormangeist } from '../../../src/games/gormangeist/index.js';
import { greatHunt } from '../../../src/games/great-hunt/index.js';
import { keyforgeDuel } from '../../../src/games/keyforge/index.js';
import { board } from '../../../src/games/keyforge/layout.js';
import { presentAt, presentCount } from '../../../src/games/keyforge/rules/in-play.js';
import type { S } from '../../../src/games/keyforge/rules/rules.js';
import { refreshStatics } from '../../../src/games/keyforge/rules/statics.js';

/** Cells that tell what is to be looked at, perhaps in vain; not what effects make of cards and players. */
const LOOKS = [board.dirty, board.unsettled, board.contested, board.held, board.queries, board.restless];
/** Of these, what must be looked at whoever computed it. */
const NEEDED = [board.contested, board.queries, board.restless];

const isAnyTagged = (s: S): boolean =>
  Array.from({ length: presentCount(s) }, (_, i) => presentAt(s, i)).some((card) => board.tagged.get(s, card) !== 0);

/** Plays by chance; at every choice what effects make of the position must be what they make of it when computed anew. */
function compareInRandomGames(game: Game<unknown>, games: number): void {
  const [kept, anew] = [new State(game) as S, new State(game) as S];
  for (let n = 0; n < games; n++) {
    const chance = gameChance(game, `joining${n}`);
    const luck = new AleaStream(`joining${n}`);
    const s = game.start(chance) as S;
    while (!s.over) {
      refresh(s);
      // What is tagged is found by nobody, and leaves before anybody looks (KF-085).
      if (!isAnyTagged(s)) {
        kept.copyFrom(s);
        anew.copyFrom(s);
        board.dirty.set(anew, 1);
        for (const one of [kept, anew]) refreshStatics(one);
        const missed = NEEDED.findIndex((look) => (look.get(anew) & ~look.get(kept)) !== 0);
        expect(missed, `game ${n}, turn ${board.turn.get(s)}`).toBe(-1);
        for (const one of [kept, anew]) for (const look of LOOKS) look.set(one, 0);
        const differs = kept.block.findIndex((cell, i) => cell !== anew.block[i]);
        expect(differs, `cell ${differs} in game ${n}, turn ${board.turn.get(s)}`).toBe(-1);
      }
      applyAt(s, bounded(luck.uint32(), s.offer.count), chance);
    }
  }
}

/** A deck for each player of as many cards, taken by chance from those that have constant effects or grant abilities. */
function decksOfConstants(players: number, seed: string): Record<string, string> {
  const luck = new AleaStream(seed);
  const any = (): string => CONSTANTS[bounded(luck.uint32(), CONSTANTS.length)];
  const deck = (): string => `cards:${Array.from({ length: 36 }, any).join('+')}`;
  return Object.fromEntries(Array.from({ length: players }, (_, slot) => [`deck${slot}`, deck()]));
}
const duel = keyforgeDuel.build({ players: 2, options: {} });
const { ids: IDS, texts: TEXTS } = (duel.start(gameChance(duel, 'constants')) as S).rules;
const CONSTANTS = IDS.filter((_, row) => TEXTS[row].statics.length > 0);

describe('constant effects as cards come, leave and change sides', () => {
  it('are in a duel what they are when computed anew (KF-136)', { timeout: 60_000 }, () => {
    compareInRandomGames(duel, 25);
  });
  it.each(['a', 'b', 'c', 'd'])('are so with any cards that have some: decks %s', { timeout: 60_000 }, (seed) => {
    compareInRandomGames(keyforgeDuel.build({ players: 2, options: decksOfConstants(2, seed) }), 6);
    compareInRandomGames(gormangeist.build({ players: 2, options: decksOfConstants(2, seed) }), 10);
    compareInRandomGames(greatHunt.build({ players: 2, options: decksOfConstants(2, seed) }), 10);
  });
  it('are in Gormangeist what they are when computed anew (KF-136)', { timeout: 60_000 }, () => {
    compareInRandomGames(gormangeist.build({ players: 3, options: {} }), 40);
  });
  it('are in The Great Hunt what they are when computed anew (KF-136)', { timeout: 60_000 }, () => {
    compareInRandomGames(greatHunt.build({ players: 3, options: {} }), 100);
  });
});
