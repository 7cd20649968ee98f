import { describe, expect, it } from 'vitest';
import { AleaStream, bounded } from '../../../src/engine/chance.js';
import type { Game } from '../../../src/engine/game.js';
import type { State } from '../../../src/engine/state.js';
import { content } from '../../../src/games/great-hunt/content.js';
import { greatHunt } from '../../../src/games/great-hunt/index.js';
import { hunt } from '../../../src/games/great-hunt/layout.js';
import { HOUSES } from '../../../src/games/keyforge/effects/shapes/words.js';
import { Scene } from '../../../src/lab/scenario/scene.js';

const { cards } = content.load({});

/** What stands beside the card: creatures, artifacts and an upgrade of the player, and something of each kind of enemy. */
const OWN = ['troll', 'dust-imp', 'silvertooth', 'dextre', 'mighty-javelin'];
/** Cards of a game of the test: as many as fit beside those. */
const AT_ONCE = 36 - OWN.length;

const position = (id: string, house: number) => ({
  active: 0,
  house,
  teamTurns: 3,
  turn: 5,
  'hand.0': [id],
  'line.0': ['troll', 'dust-imp', 'silvertooth', 'dextre'].filter((own) => own !== id),
  'relics.0': ['mighty-javelin'].filter((own) => own !== id),
  'line.1': ['boarding-party', { card: 'quartermaster', amber: 1 }, { card: 'cutpurse', damage: 1 }],
  'relics.1': ['signal-cannon', 'contraband-vault'],
  'discard.1': ['deck-swab', 'raid'],
  attached: [{ card: 'grapeshot', host: 'quartermaster' }],
  skyrealm: ['hollow-whale', 'night-prowler', { card: 'cloud-grazer', amber: 1 }],
  pool: [9, 7],
});

/** The laws that hold in every position. */
function holdsTogether(s: State<unknown>): string[] {
  const { game } = s;
  const inPiles = game.layout.piles.reduce((sum, pile) => sum + pile.size(s), 0);
  const all = game.identities[0].ids.length;
  const amber = Array.from({ length: all }, (_, card) => hunt.amber.get(s, card));
  return [
    ...(inPiles === all ? [] : [`${inPiles} of ${all} cards lie somewhere`]),
    ...([0, 1].every((side) => hunt.pool.get(s, side) >= 0) ? [] : ['a pool is below 0']),
    ...(amber.every((on) => on >= 0) ? [] : ['æmber on a card is below 0']),
  ];
}

/** Plays the card, then on by chance through the enemy turn; what was wrong on the way, and whether it was played. */
function playIn(game: Game, id: string, title: string, house: number): { wrong: string[]; played: boolean } {
  const scene = new Scene(game, { position: position(id, house) });
  const luck = new AleaStream(id);
  const wrong: string[] = [];
  const play = `play ${title}`;
  const played = scene.offered.includes(play);
  if (played) scene.choose(play);
  for (let choices = 0; choices < 40 && !scene.over; choices++) {
    wrong.push(...holdsTogether(scene.state));
    if (scene.question === 'house') break;
    const { offered } = scene;
    scene.choose(offered[bounded(luck.uint32(), offered.length)]);
  }
  return { wrong: [...new Set(wrong)].map((problem) => `${id}: ${problem}`), played };
}

describe.each(HOUSES.map((house, number) => ({ house, number })))('the cards of $house', ({ house, number }) => {
  it('GH-02 can be played against the enemies of The Great Hunt, and nothing is lost', { timeout: 60_000 }, () => {
    const rows = cards.rows.filter((row) => row.house === house);
    const wrong: string[] = [];
    const unplayed: string[] = [];
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const some = rows.slice(from, from + AT_ONCE);
      const deck0 = `cards:${[...new Set([...some.map(({ id }) => id), ...OWN])].join('+')}`;
      const game = greatHunt.build({ players: 1, options: { deck0, mulligan: false } });
      for (const { id, name } of some) {
        const told = playIn(game, id, name, number);
        wrong.push(...told.wrong);
        if (!told.played) unplayed.push(id);
      }
    }
    expect(wrong).toEqual([]);
    expect(unplayed).toEqual([]);
  });
});
