import { SELECT, type Selector } from '../../../../engine/effects/code.js';
import { describes, numberOf, objectOf } from '../../../../engine/effects/evaluate.js';
import { IT, IT_STAMP, SELF } from '../../../../engine/effects/frame.js';
import { waiting } from '../../../../engine/effects/pending.js';
import { stampOf } from '../../../../engine/effects/stamps.js';
import { startEffect } from '../../../../engine/effects/start.js';
import { DONE, FAILED, LATER } from '../../../../engine/effects/vocabulary.js';
import { openWindow } from '../../../../engine/effects/window.js';
import { call } from '../../../../engine/machine.js';
import { moveAll, moveSecretly, shuffle } from '../../../../engine/piles.js';
import { board, cards } from '../../layout.js';
import { aim, armorLeft, dealDamage, heal } from '../../rules/damage.js';
import { addChains, draw } from '../../rules/drawing.js';
import { currentCost, forgeKey } from '../../rules/keys.js';
import {
  markDeed,
  moveCard,
  TO_ARCHIVES,
  TO_DECK,
  TO_DECK_TOP,
  TO_DISCARD,
  TO_HAND,
  TO_MY_ARCHIVES,
  TO_PURGED,
} from '../../rules/leaving.js';
import { collect, collectAnywhere, listCut, listGet, listTop } from '../../rules/lists.js';
import { noteDiscard } from '../../rules/main-step.js';
import { playCard, putInPlay } from '../../rules/playing.js';
import type { S } from '../../rules/rules.js';
import { refreshStatics, takeForGood } from '../../rules/statics.js';
import { touch } from '../../rules/touched.js';
import { CAN_ACT, CAN_FIGHT, CAN_OMNI, CAN_REAP, useBy } from '../../rules/using.js';
import { areNeighbors, isInLine, isInPlay, nameOfSide, ownerOf, sideOf, titleOf } from '../../rules/zones.js';
import { HEALED } from '../frame-cells.js';
import { EVENTS } from '../shapes/events.js';
import type { VerbName } from '../shapes/verbs.js';
import { amberBehaviours } from './amber.js';
import { amountFor, amountOf, beginDeed, destroy, eachInPlay, given, me, move, type Run, run } from './reading.js';
import { resolveReap } from './resolve-reap.js';
import { standAgainst } from './stand-against.js';

const ANY_USE = CAN_REAP | CAN_FIGHT | CAN_ACT | CAN_OMNI;

/** Damage with its splash (KF-079). */
const damage = run((s, f, args) => {
  const [which, amount, , splash] = args;
  const at = collect(s, f, which);
  const count = listTop(s) - at;
  beginDeed(s, f);
  const first = listTop(s);
  for (let i = 0; i < count; i++) {
    const card = listGet(s, at + i);
    aim(s, card, amountFor(s, f, amount, card));
    if (!given(args, 3) || !isInLine(s, card)) continue;
    const line = board.line[sideOf(s, card)];
    for (let k = 0; k < line.size(s); k++) {
      if (areNeighbors(s, card, line.get(s, k))) aim(s, line.get(s, k), amountOf(s, f, splash));
    }
  }
  dealDamage(s, first, given(args, 2) ? 1 : 0);
  return count > 0 ? DONE : FAILED;
});

const meltArmor = run((s, f, [which]) => {
  const at = collect(s, f, which);
  const count = listTop(s) - at;
  beginDeed(s, f);
  const first = listTop(s);
  for (let i = 0; i < count; i++) {
    const card = listGet(s, at + i);
    aim(s, card, armorLeft(s, card));
    board.armorUsed.add(s, card, Math.max(0, armorLeft(s, card)));
    touch(s, card);
  }
  dealDamage(s, first, 1);
  return count > 0 ? DONE : FAILED;
});

/** KF-042: from a hand it is an event, from elsewhere it is a move, which may lead to a hand (KF-093). */
const discard = run((s, f, [which]) => {
  const at = collectAnywhere(s, f, which);
  const count = listTop(s) - at;
  beginDeed(s, f);
  const mark = waiting(s);
  for (let i = 0; i < count; i++) {
    const card = listGet(s, at + i);
    const inHand = s.rules.zones.hands[ownerOf(s, card)].has(s, card);
    if (inHand) noteDiscard(s, card);
    else moveCard(s, card, TO_DISCARD, -1);
    if (!board.discard[ownerOf(s, card)].has(s, card)) continue;
    markDeed(s, card);
  }
  listCut(s, at);
  openWindow(s, mark);
  return count > 0 ? DONE : FAILED;
});

const discardUntil = run((s, f, [who, which]) => {
  const side = numberOf(s, f, who);
  const deck = board.deck[side];
  while (deck.size(s) > 0) {
    const card = deck.top(s);
    moveCard(s, card, TO_DISCARD, -1);
    if (which.op !== SELECT || !describes(s, f, which.selector as Selector, card)) continue;
    setIt(s, f, card);
    return DONE;
  }
  setIt(s, f, -1);
  return FAILED;
});

function setIt(s: S, f: number, card: number): void {
  s.block[f + IT] = card;
  s.block[f + IT_STAMP] = stampOf(s, card);
}

const discardRandom = run((s, f, [who, amount], chance) => {
  const side = numberOf(s, f, who);
  const mark = waiting(s);
  let left = amountOf(s, f, amount);
  const wanted = left;
  const hand = s.rules.zones.hands[side];
  for (; left > 0 && hand.size(s) > 0; left--) {
    noteDiscard(s, hand.get(s, board.discardLuck[side].roll(s, chance, hand.size(s))));
  }
  openWindow(s, mark);
  return left === 0 && wanted > 0 ? DONE : FAILED;
});

/** The seat that looks at what the player of the effect looks at, as a mask. */
const seerOf = (s: S, f: number): number => 1 << s.rules.match.seat(s, me(s, f));

const search = run((s, f, [who]) => {
  const side = numberOf(s, f, who);
  const deck = board.deck[side];
  for (let i = 0; i < deck.size(s); i++) cards.reveal(s, deck.get(s, i), seerOf(s, f));
  return DONE;
});

/** KF-113: those who are shown a card know it where it lies. */
const show = (toAll: boolean): Run =>
  run((s, f, [which]) => {
    const at = collectAnywhere(s, f, which);
    const count = listTop(s) - at;
    for (let i = 0; i < count; i++) {
      cards.reveal(s, listGet(s, at + i), toAll ? (1 << s.players) - 1 : seerOf(s, f));
      if (s.log && toAll) s.log.line(`  ${titleOf(s, listGet(s, at + i))} is revealed`);
    }
    listCut(s, at);
    return count > 0 ? DONE : FAILED;
  });

const forge = run((s, f, args) => {
  const [who, at, extra] = args;
  const side = numberOf(s, f, who);
  const more = given(args, 2) ? numberOf(s, f, extra) : 0;
  // What keys cost may depend on damage dealt since constant effects were computed (iron-obelisk).
  refreshStatics(s);
  call(s, forgeKey, side, given(args, 1) ? amountOf(s, f, at) : currentCost(s, side, more));
  return LATER;
});

const usesIt = (wanted: number, asMine: boolean): Run =>
  run((s, f, [which]) => {
    const card = objectOf(s, f, which);
    if (card < 0 || (!asMine && sideOf(s, card) !== me(s, f))) return FAILED;
    return useBy(s, card, me(s, f), wanted) ? LATER : FAILED;
  });

/** A line of the log for a card that is changed. */
function tell(s: S, card: number, what: string, isNew: boolean): void {
  if (s.log && isNew) s.log.line(`  ${titleOf(s, card)} ${what}`);
}

/** What each verb does. */
export const actingBehaviours: Readonly<Record<VerbName, Run>> = {
  damage,
  heal: run((s, f, [which, amount]) => {
    beginDeed(s, f);
    let healed = 0;
    eachInPlay(s, f, which, (state, card) => {
      healed += heal(state, card, amountFor(state, f, amount, card));
      return true;
    });
    s.block[f + HEALED] = healed;
    return healed > 0 ? DONE : FAILED;
  }),

  destroy: run((s, f, [which]) => destroy(s, f, which)),
  sacrifice: run((s, f, [which]) => destroy(s, f, which)),
  purge: run((s, f, [which]) => {
    const source = s.block[f + SELF];
    const at = collectAnywhere(s, f, which);
    // What has left play is not named: it may be hidden by now.
    if (isInPlay(s, source)) {
      board.anyPurged.set(s, 1);
      for (let i = at; i < listTop(s); i++) board.purgedBy.set(s, listGet(s, i), source);
    }
    listCut(s, at);
    return move(s, f, which, TO_PURGED);
  }),
  return: run((s, f, [which]) => move(s, f, which, TO_HAND)),
  putOnDeck: run((s, f, [which]) => move(s, f, which, TO_DECK_TOP)),
  shuffleIn: run((s, f, [which]) => move(s, f, which, TO_DECK)),
  shuffle: run((s, f, [who], chance) => {
    const side = numberOf(s, f, who);
    shuffle(s, board.deck[side], board.deckLuck[side], chance);
    return DONE;
  }),
  archive: run((s, f, [which]) => move(s, f, which, TO_ARCHIVES)),
  abduct: run((s, f, [which]) => move(s, f, which, TO_MY_ARCHIVES)),
  discard,
  discardUntil,
  discardRandom,
  draw: run((s, f, [who, amount], chance) => {
    const side = numberOf(s, f, who);
    const drawn = draw(s, side, amountOf(s, f, amount), chance);
    if (s.log && drawn > 0) s.log.line(`  ${nameOfSide(s, side)} draws ${drawn}`);
    return DONE;
  }),
  search,
  reveal: show(true),
  lookAt: show(false),
  swapDeckAndDiscard: run((s, f, [who], chance) => {
    const side = numberOf(s, f, who);
    const at = listTop(s);
    const deck = board.deck[side];
    for (let i = 0; i < deck.size(s); i++) board.layout.lists.push(s, deck.get(s, i));
    const count = listTop(s) - at;
    for (let i = 0; i < count; i++) deck.pop(s);
    moveAll(s, board.discard[side], deck);
    for (let i = 0; i < count; i++) {
      cards.forget(s, listGet(s, at + i));
      board.discard[side].push(s, listGet(s, at + i));
    }
    listCut(s, at);
    shuffle(s, deck, board.deckLuck[side], chance);
    return DONE;
  }),
  putUnder: run((s, f, [which, under]) => {
    const card = objectOf(s, f, which);
    const host = objectOf(s, f, under);
    const side = me(s, f);
    if (card < 0 || !isInPlay(s, host) || !board.hand[side].has(s, card)) return FAILED;
    moveSecretly(s, card, board.hand[side], board.under[side]);
    board.host.set(s, card, host);
    return DONE;
  }),
  putInPlay: run((s, f, [which, control]) => {
    const at = collectAnywhere(s, f, which);
    const count = listTop(s) - at;
    const card = count > 0 ? listGet(s, at) : -1;
    listCut(s, at);
    if (card < 0 || isInPlay(s, card)) return FAILED;
    call(s, putInPlay, card, control === undefined ? ownerOf(s, card) : numberOf(s, f, control));
    return DONE;
  }),
  playCard: run((s, f, [which]) => {
    const card = objectOf(s, f, which);
    if (card < 0 || isInPlay(s, card)) return FAILED;
    call(s, playCard, card, me(s, f), 0);
    return LATER;
  }),
  actAs: run((s, f, [which]) => {
    const copied = objectOf(s, f, which);
    if (copied < 0) return FAILED;
    const { texts, row, events } = s.rules;
    const program = texts[row[copied]].reactions.find((one) => (events[one] & (1 << EVENTS.played)) !== 0);
    if (program === undefined) return FAILED;
    return startEffect(s, program, me(s, f), s.block[f + SELF]) ? DONE : FAILED;
  }),

  ready: run((s, f, [which]) =>
    eachInPlay(s, f, which, (state, card) => {
      tell(state, card, 'is readied', board.exhausted.get(state, card) !== 0);
      board.exhausted.set(state, card, 0);
      return true;
    }),
  ),
  exhaust: run((s, f, [which]) =>
    eachInPlay(s, f, which, (state, card) => {
      tell(state, card, 'is exhausted', board.exhausted.get(state, card) === 0);
      board.exhausted.set(state, card, 1);
      return true;
    }),
  ),
  stun: run((s, f, [which]) =>
    eachInPlay(s, f, which, (state, card) => {
      tell(state, card, 'is stunned', board.stunned.get(state, card) === 0);
      board.stunned.set(state, card, 1);
      return true;
    }),
  ),
  unstun: run((s, f, [which]) =>
    eachInPlay(s, f, which, (state, card) => {
      tell(state, card, 'loses its stun', board.stunned.get(state, card) !== 0);
      board.stunned.set(state, card, 0);
      return true;
    }),
  ),
  counter: run((s, f, [which, amount]) => {
    const count = amountOf(s, f, amount);
    board.dirty.set(s, 1);
    return eachInPlay(s, f, which, (state, card) => {
      board.counters.add(state, card, count);
      return true;
    });
  }),
  swapPlaces: run((s, f, [one, other]) => {
    const first = objectOf(s, f, one);
    const second = objectOf(s, f, other);
    if (!isInLine(s, first) || !isInLine(s, second) || sideOf(s, first) !== sideOf(s, second)) return FAILED;
    const line = board.line[sideOf(s, first)];
    const a = line.indexOf(s, first);
    const b = line.indexOf(s, second);
    line.removeAt(s, Math.max(a, b));
    line.removeAt(s, Math.min(a, b));
    line.insert(s, Math.min(a, b), a < b ? second : first);
    line.insert(s, Math.max(a, b), a < b ? first : second);
    board.dirty.set(s, 1);
    return DONE;
  }),
  control: run((s, f, [which, who]) => {
    const side = numberOf(s, f, who);
    return eachInPlay(s, f, which, (state, card) => {
      takeForGood(state, card, side);
      return true;
    });
  }),
  use: usesIt(ANY_USE, false),
  useAsMine: usesIt(ANY_USE, true),
  fight: usesIt(CAN_FIGHT, false),
  cancelFight: run((s) => {
    board.cancelled.set(s, 1);
    return DONE;
  }),
  strikeInstead: run((s, f, [which]) => {
    board.struckInstead.set(s, objectOf(s, f, which));
    return DONE;
  }),
  standAgainst: run((s, f, [which, times]) => {
    const card = objectOf(s, f, which);
    if (card < 0) return FAILED;
    call(s, standAgainst, card, me(s, f), amountOf(s, f, times));
    return LATER;
  }),
  resolveReap: run((s, f, [which]) => {
    const card = objectOf(s, f, which);
    if (card < 0) return FAILED;
    call(s, resolveReap, card, me(s, f));
    return LATER;
  }),
  meltArmor,

  ...amberBehaviours,
  forge,
  unforge: run((s, f, [who]) => {
    if (!s.rules.match.unforge(s, numberOf(s, f, who))) return FAILED;
    board.dirty.set(s, 1);
    return DONE;
  }),
  chains: run((s, f, [who, amount]) => {
    addChains(s, numberOf(s, f, who), amountOf(s, f, amount));
    return DONE;
  }),
};
