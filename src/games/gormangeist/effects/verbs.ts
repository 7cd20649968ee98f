import { numberOf, objectOf } from '../../../engine/effects/evaluate.js';
import { ME } from '../../../engine/effects/frame.js';
import { DONE, FAILED, LATER, type Verb } from '../../../engine/effects/vocabulary.js';
import { call } from '../../../engine/machine.js';
import { enraged } from '../../adventures/enraged.js';
import { eachInPlay } from '../../keyforge/effects/verbs/reading.js';
import { collectAnywhere, listCut, listGet, listTop } from '../../keyforge/rules/lists.js';
import type { Rules } from '../../keyforge/rules/rules.js';
import { isInPlay, titleOf } from '../../keyforge/rules/zones.js';
import { drain } from '../rules/draining.js';
import { muster } from '../rules/muster.js';
import { openFromDeck, openSetAside } from '../rules/opening-doors.js';
import { putInPlayLeft } from '../rules/put-in-play-left.js';
import { putOnBottom } from '../rules/put-on-bottom.js';

const cards = [{ name: 'cards', accepts: ['card'] }];
const number = (name: string) => [{ name, accepts: ['number'] }];

/** What the cards of this game do. */
export const verbs: readonly Verb<Rules>[] = [
  {
    kind: 'verb',
    name: 'open',
    arguments: number('amount'),
    help: 'puts so many mansion cards from the top of their deck into play, door side up',
    run: (s, f, [amount]) => (openFromDeck(s, numberOf(s, f, amount)) > 0 ? DONE : FAILED),
  },
  {
    kind: 'verb',
    name: 'openAside',
    arguments: cards,
    help: 'puts mansion cards that are set aside into play, door side up',
    run(s, f, [which]) {
      const at = collectAnywhere(s, f, which);
      let opened = FAILED;
      for (let i = at; i < listTop(s); i++) if (openSetAside(s, listGet(s, i))) opened = DONE;
      listCut(s, at);
      return opened;
    },
  },
  {
    kind: 'verb',
    name: 'drain',
    arguments: [{ name: 'player', accepts: ['player'] }],
    help: 'the player is drained of one essence (GG-104, GG-107)',
    run(s, f, [who]) {
      const side = numberOf(s, f, who);
      if (side < 0 || side >= s.players) return FAILED;
      call(s, drain, side);
      return DONE;
    },
  },
  {
    kind: 'verb',
    name: 'enrage',
    arguments: cards,
    help: 'enrages them: a creature of the enemy without prey hunts the least powerful creature until it fights (GG-114)',
    run: (s, f, [which]) =>
      eachInPlay(s, f, which, (state, card) => {
        enraged.set(state, card, 1);
        if (state.log) state.log.line(`  ${titleOf(state, card)} is enraged`);
        return true;
      }),
  },
  {
    kind: 'verb',
    name: 'exhaustPower',
    arguments: number('power'),
    help: 'exhausts ready friendly creatures, one at a time, until their power together is so much',
    run(s, f, [power]) {
      call(s, muster, s.block[f + ME], numberOf(s, f, power));
      return LATER;
    },
  },
  {
    kind: 'verb',
    name: 'putOnBottom',
    arguments: cards,
    help: "puts them under their owners' decks",
    run(s, f, [which]) {
      const at = collectAnywhere(s, f, which);
      const count = listTop(s) - at;
      for (let i = 0; i < count; i++) putOnBottom(s, listGet(s, at + i));
      listCut(s, at);
      return count > 0 ? DONE : FAILED;
    },
  },
  {
    kind: 'verb',
    name: 'putInPlayLeft',
    arguments: cards,
    help: 'puts a creature into play on the left flank of the battleline of its owner, without playing it',
    run(s, f, [which]) {
      const card = objectOf(s, f, which);
      if (card < 0 || isInPlay(s, card)) return FAILED;
      putInPlayLeft(s, card);
      return DONE;
    },
  },
];
