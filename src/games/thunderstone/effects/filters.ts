import type { Filter } from '../../../engine/effects/vocabulary.js';
import type { State } from '../../../engine/state.js';
import { NOT_PRINTED, TYPES } from '../card-types.js';
import type { Rules } from '../content.js';
import { board, HALL, MARK } from '../layout.js';
import { attackOfHero, isArmed, strengthAt } from '../rules/attack.js';
import { isGuardian } from '../rules/cards.js';
import { isMarked, placeOf, rowAt } from '../rules/shown.js';
import { asPlace, rowOfObject } from './nouns.js';

type S = State<Rules>;
type GameFilter = Filter<Rules>;

const ofCard = (name: string, help: string, test: (s: S, card: number) => boolean): GameFilter => ({
  kind: 'filter',
  name,
  of: ['card'],
  help,
  test: (s, _f, card) => test(s, card),
});
const ofPlace = (name: string, help: string, test: (s: S, place: number) => boolean): GameFilter => ({
  kind: 'filter',
  name,
  of: ['place'],
  help,
  test: (s, _f, object) => test(s, asPlace(object)),
});
const measuring = (name: string, of: string, help: string, measure: (s: S, object: number) => number): GameFilter => ({
  kind: 'filter',
  name,
  of: [of],
  compares: ['number'],
  help,
  test: () => false,
  measure: (s, _f, object) => measure(s, object),
});

/** TS-157: a guardian cannot be moved; whether the others can when one stands in the hall is an option. */
export function isMovable(s: S, place: number): boolean {
  if (isGuardian(s, board.hall.get(s, place))) return false;
  if (s.rules.options.guardianHallEffects === 'skip') return true;
  for (let other = 0; other < HALL; other++) if (isGuardian(s, board.hall.get(s, other))) return false;
  return true;
}

function isHighest(s: S, card: number, measure: (s: S, place: number) => number): boolean {
  const own = measure(s, placeOf(s, card));
  for (let i = board.shown.size(s) - 1; i >= 0; i--) {
    if (s.rules.isHero[rowAt(s, i)] === 0 || isMarked(s, i, MARK.doomed)) continue;
    if (measure(s, i) > own) return false;
  }
  return true;
}

const types: readonly GameFilter[] = TYPES.map(([word, name], type) => ({
  kind: 'filter',
  name,
  of: ['card', 'place'],
  help: `of the type ${word}`,
  test: (s, _f, object) => s.rules.ofType[type][rowOfObject(s, object)] !== 0,
}));

/** What narrows a choice. */
export const filters: readonly GameFilter[] = [
  ...types,
  ofCard('monster', 'a monster or a guardian', (s, card) => s.rules.isMonster[s.rules.of[card]] !== 0),
  ofCard('priced', 'has a gold value', (s, card) => s.rules.gold[s.rules.of[card]] !== NOT_PRINTED),
  {
    kind: 'filter',
    name: 'printed',
    of: ['card', 'place'],
    help: 'has victory points printed on it',
    test: (s, _f, object) => s.rules.vp[rowOfObject(s, object)] !== NOT_PRINTED,
  },
  ofCard('unused', 'has not been used this turn', (s, card) => board.used.get(s, placeOf(s, card)) === 0),
  ofCard('inHand', 'a weapon that a hero holds', (s, card) => {
    const hero = placeOf(s, board.mate.get(s, placeOf(s, card)));
    return hero >= 0 && isArmed(s, hero);
  }),
  ofCard('withWeapon', 'a hero that holds a weapon', (s, card) => isArmed(s, placeOf(s, card))),
  ofCard('magical', 'gives Magic Attack', (s, card) => {
    const place = placeOf(s, card);
    return s.rules.magic[s.rules.of[card]] > 0 || (place >= 0 && isMarked(s, place, MARK.magical));
  }),
  ofCard('sameGroup', 'of the class of monsters that is attacked', (s, card) => {
    const place = board.target.get(s);
    return place >= 0 && s.rules.group[s.rules.of[card]] === s.rules.group[s.rules.of[board.hall.get(s, place)]];
  }),
  ofCard('strongest', 'no hero has more Strength', (s, card) => isHighest(s, card, strengthAt)),
  ofCard('mostAttack', 'no hero gives more Attack and Magic Attack', (s, card) => isHighest(s, card, attackOfHero)),
  measuring('level', 'card', 'by the level of the hero', (s, card) => s.rules.level[s.rules.of[card]]),
  measuring('gold', 'card', 'by its gold value', (s, card) => s.rules.gold[s.rules.of[card]]),
  measuring('strength', 'card', 'by the current Strength of the hero', (s, card) => strengthAt(s, placeOf(s, card))),
  ofPlace('attacked', 'is the one that is attacked', (s, place) => board.target.get(s) === place),
  ofPlace('movable', 'an effect may move it: no guardian', isMovable),
  ofPlace('clean', 'no disease lies under it', (s, place) => board.under.get(s, place) < 0),
  measuring('vp', 'place', 'by its printed victory points', (s, place) => s.rules.vp[rowOfObject(s, place)]),
  measuring('rank', 'place', 'by its rank', (_s, object) => asPlace(object) + 1),
];
