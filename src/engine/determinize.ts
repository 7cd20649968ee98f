import { bounded, type Chance } from './chance.js';
import { RulesError } from './errors.js';
import type { Components, Pile } from './fields.js';
import type { State } from './state.js';

/** The largest number of components of one set. */
const MOST = 4096;
/** The hidden places, what seats know about what lies there, and what will lie there. */
const places = new Int16Array(MOST);
const knowledge = new Int16Array(MOST);
const hidden = new Int16Array(MOST);
/** Which components are hidden: all 0 between two calls. */
const isHidden = new Uint8Array(MOST);

/**
 * Turns a state into one drawn at random from all that look the same to the seat which decides now: hidden components
 * of each set change places among the hidden places, pool by pool. What the seat sees, or has seen and can still tell, stays.
 * Piles which may hold only some components (`only`) keep to that.
 *
 * The result depends on what the seat may know and on the luck, and on nothing else: two states that look the same to
 * the seat become the same state under the same luck. Therefore what other seats know of a hidden component belongs to
 * its place: whoever has seen the card at a place knows the card that is dealt there.
 */
export function determinize(s: State<unknown>, seat: number, chance: Chance): void {
  const { layout } = s.game;
  for (const pool of layout.pools) redeal(s, pool[0].set, pool, seat, chance);
  s.offer.stale = true;
}

function redeal(s: State<unknown>, set: Components, piles: readonly Pile[], seat: number, chance: Chance): void {
  const { block } = s;
  let count = 0;
  let restricted = false;
  for (let p = 0; p < piles.length; p++) {
    const pile = piles[p];
    if ((pile.seers & (1 << seat)) !== 0) continue;
    const size = block[pile.at];
    for (let i = 0; i < size; i++) {
      const component = block[pile.at + 1 + i];
      const known = set.knownBy(s, component);
      if (known & (1 << seat)) continue;
      places[count] = pile.at + 1 + i;
      knowledge[count++] = known;
      isHidden[component] = 1;
      if (pile.only) restricted = true;
    }
  }
  if (count === 0) return;
  listHidden(set);
  for (let i = count - 1; i > 0; i--) {
    const j = bounded(chance.uint32(0, 0), i + 1);
    const other = hidden[i];
    hidden[i] = hidden[j];
    hidden[j] = other;
  }
  if (restricted) satisfy(s, piles, count);
  for (let i = 0; i < count; i++) {
    block[places[i]] = hidden[i];
    block[set.knownCell(hidden[i])] = knowledge[i];
  }
}

/** Lists the hidden components by number, whatever places they came from, and unmarks them. */
function listHidden(set: Components): void {
  let count = 0;
  for (let component = 0; component < set.size; component++) {
    hidden[count] = component;
    count += isHidden[component];
    isHidden[component] = 0;
  }
}

/** Swaps components until every restricted place holds one that may lie there. */
function satisfy(s: State<unknown>, piles: readonly Pile[], count: number): void {
  for (let i = 0; i < count; i++) {
    if (fits(s, piles, i, hidden[i])) continue;
    let j = 0;
    while (j < count && !(fits(s, piles, i, hidden[j]) && fits(s, piles, j, hidden[i]))) j++;
    if (j === count) throw new RulesError('no hidden component may lie in a pile that restricts what it holds');
    const other = hidden[i];
    hidden[i] = hidden[j];
    hidden[j] = other;
  }
}

function fits(s: State<unknown>, piles: readonly Pile[], place: number, component: number): boolean {
  const cell = places[place];
  for (let p = 0; p < piles.length; p++) {
    const pile = piles[p];
    if (cell > pile.at && cell < pile.at + pile.cells) return pile.only === null || pile.only(s.rules, component);
  }
  return true;
}
