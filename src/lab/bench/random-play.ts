import { AleaStream, bounded, dealKey, type KeyedChance, SearchChance } from '../../engine/chance.js';
import type { Game } from '../../engine/game.js';
import { gameChance } from '../../engine/game-chance.js';
import { ENDINGS, type Ending, HEADER } from '../../engine/header.js';
import { applyAt, refresh } from '../../engine/machine.js';
import { kindOf, type Offer } from '../../engine/offer.js';
import { State } from '../../engine/state.js';

/** What was seen while games were played: sums. */
export class Seen {
  /** Games that are over. */
  games = 0;
  decisions = 0;
  /** Of these, the ones in games that are over. */
  decisionsOfGames = 0;
  /** Options over all decisions. */
  options = 0;
  /** Player turns begun, in games that are over. */
  turns = 0;
  /** What the turns were full of, over all seats, in games that are over; 0 in a game that does not say. */
  counted = 0;
  private readonly endings = new Float64Array(ENDINGS.length);

  /** A game is over, or stopped at its cap. */
  end(s: State<unknown>, decisions: number): void {
    this.games++;
    this.decisionsOfGames += decisions;
    this.turns += s.game.spec.turns(s);
    this.counted += countedIn(s);
    this.endings[s.over ? s.block[HEADER.ending] : CAP]++;
  }

  /** Games by ending. */
  byEnding(): Partial<Record<Ending, number>> {
    const counted = ENDINGS.map((ending, index) => [ending, this.endings[index]] as const);
    return Object.fromEntries(counted.filter(([, games]) => games > 0));
  }
}

const CAP = ENDINGS.indexOf('cap');

/** What the turns of a game were full of, over all seats: the metric that its `fullTurns` names. */
function countedIn(s: State<unknown>): number {
  const { fullTurns, metrics } = s.game.spec;
  const metric = metrics?.find(({ name }) => name === fullTurns?.counted);
  let sum = 0;
  for (let seat = 0; metric && seat < s.players; seat++) sum += metric.read(s, seat) ?? 0;
  return sum;
}

/**
 * Uniform random play over codes, without a bot, a view or a text: what the engine and the rules cost. Games follow one
 * another on one state, with the luck of real games; one that does not end is stopped after `cap` decisions.
 */
export class RandomPlay {
  readonly state: State<unknown>;
  private readonly game: Game;
  private readonly cap: number;
  private readonly shunned: number;
  private readonly chance: KeyedChance;
  private readonly choices = new AleaStream('bench/choices');
  private deal = 0;
  private inGame = 0;

  /** @param shunned a kind of action that is taken only where there is no other; 0 for none */
  constructor(game: Game, cap: number, shunned = 0) {
    this.game = game;
    this.cap = cap;
    this.shunned = shunned;
    this.state = new State(game);
    this.chance = gameChance(game, '');
    this.setUp(1);
  }

  /** Sets up so many games, the last of which stays. */
  setUp(games: number): void {
    for (let left = games; left > 0; left--) {
      this.chance.reset(dealKey('bench', this.deal++));
      this.game.restart(this.state, this.chance);
    }
    this.inGame = 0;
  }

  /** Takes so many decisions, setting up new games as old ones end; allocates nothing itself. */
  decide(decisions: number, seen: Seen): void {
    const { state, chance, cap } = this;
    for (let left = decisions; left > 0; left--) {
      if (state.over || this.inGame >= cap) {
        seen.end(state, this.inGame);
        this.setUp(1);
        if (state.over) continue;
      }
      const { count } = state.offer;
      applyAt(state, this.choose(), chance);
      this.inGame++;
      seen.decisions++;
      seen.options += count;
    }
  }

  /** The place of an option, all with equal luck, the shunned one aside. */
  private choose(): number {
    const { offer } = this.state;
    const shunned = this.shunned === 0 ? -1 : placeOf(offer, this.shunned);
    if (shunned < 0 || offer.count === 1) return bounded(this.choices.uint32(), offer.count);
    const place = bounded(this.choices.uint32(), offer.count - 1);
    return place < shunned ? place : place + 1;
  }
}

/** Where the only option of a kind stands, -1 for nowhere. */
function placeOf(offer: Offer, kind: number): number {
  let place = offer.count - 1;
  while (place >= 0 && kindOf(offer.codes[place]) !== kind) place--;
  return place;
}

/** Random playouts as a search makes them: from a copy of the start, with a search's luck, to the end or the cap. */
export class Playouts {
  private readonly start: State<unknown>;
  private readonly state: State<unknown>;
  private readonly luck = new SearchChance('bench/playouts');
  private readonly cap: number;

  constructor(game: Game, cap: number) {
    this.start = game.start(gameChance(game, dealKey('bench', 0)));
    this.state = new State(game);
    this.cap = cap;
  }

  play(playouts: number): void {
    const { start, state, luck, cap } = this;
    for (let left = playouts; left > 0; left--) {
      state.copyFrom(start);
      refresh(state);
      for (let decisions = 0; decisions < cap && !state.over; decisions++) {
        applyAt(state, bounded(luck.uint32(), state.offer.count), luck);
      }
    }
  }
}
