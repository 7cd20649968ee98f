import type { Chance } from '../../../engine/chance.js';
import { locals } from '../../../engine/machine.js';
import { move, shuffle } from '../../../engine/piles.js';
import { breakWhen, loop, script, when } from '../../../engine/script.js';
import { draw } from '../../keyforge/rules/drawing.js';
import { enterPlay } from '../../keyforge/rules/entering.js';
import { askMulligan, shuffleDeck } from '../../keyforge/rules/opening.js';
import { hunt } from '../layout.js';
import { archiveSkybeasts } from './enemy-turn.js';
import { attach } from './nantucket.js';
import type { HuntRules, HuntState } from './rules.js';
import { deckOf, FITTINGS, RENOWN, SKYBEASTS, STORMKIN } from './where.js';

/** GH-08: the large cards are placed. */
function placeLargeCards(s: HuntState): void {
  const { nantucket, halyard, island, enemy } = s.rules;
  enterPlay(s, nantucket, hunt.active.get(s), false, -1);
  enterPlay(s, halyard, hunt.active.get(s), false, -1);
  enterPlay(s, island, enemy, false, -1);
}

/** GH-09 to GH-13: the cards of the box lie where they begin. */
function layOut(s: HuntState): void {
  const { box, row, treasure, enemy } = s.rules;
  for (let card = box; card < row.length; card++) {
    const deck = deckOf(s, card);
    if (deck === SKYBEASTS) hunt.skyDeck.push(s, card);
    else if (deck === STORMKIN) hunt.deck[enemy].push(s, card);
    else if (deck === FITTINGS) hunt.stack.push(s, card);
    else if (deck === RENOWN) (card === treasure ? hunt.treasure : hunt.renownDeck).push(s, card);
  }
}

/** GH-09: the rest is set aside unseen. */
function prepareDecks(s: HuntState, chance: Chance): void {
  const { options, enemy } = s.rules;
  shuffle(s, hunt.skyDeck, hunt.skyLuck, chance);
  while (hunt.skyDeck.size(s) > options.skybeasts) move(s, hunt.skyDeck.get(s, 0), hunt.skyDeck, hunt.aside);
  shuffle(s, hunt.renownDeck, hunt.renownLuck, chance);
  shuffle(s, hunt.deck[enemy], hunt.deckLuck[enemy], chance);
  draw(s, enemy, options.setupStormkin, chance);
  archiveSkybeasts(s, options.setupSkybeasts);
}

/** GH-14, GH-16. */
function dealHands(s: HuntState, chance: Chance): void {
  const { players, options } = s.rules;
  const first = options.firstPlayer === 'luck' && players > 1 ? hunt.firstLuck.roll(s, chance, players) : 0;
  hunt.first.set(s, first);
  hunt.active.set(s, first);
  for (let side = 0; side < players; side++) {
    shuffleDeck(s, side, chance);
    draw(s, side, options.handSize, chance);
  }
}

const { asked } = locals('asked');

/** GH-08 to GH-17. */
export const setup = script<HuntRules>('setup', [
  dealHands,
  placeLargeCards,
  layOut,
  prepareDecks,
  (s) => {
    if (s.rules.starter >= 0) attach(s, s.rules.starter);
  },
  when<HuntRules>(
    (s) => s.rules.options.mulligan,
    [
      loop<HuntRules>(
        breakWhen((s) => asked.get(s) >= s.rules.players),
        (s) => {
          hunt.active.set(s, (hunt.first.get(s) + asked.get(s)) % s.rules.players);
          asked.add(s, 1);
        },
        askMulligan,
      ),
    ],
  ),
]);
