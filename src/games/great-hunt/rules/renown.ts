import { gain } from '../../keyforge/rules/amber.js';
import { enterPlay } from '../../keyforge/rules/entering.js';
import { titleOf } from '../../keyforge/rules/zones.js';
import { hunt } from '../layout.js';
import type { HuntState } from './rules.js';

/**
 * GH-62 to GH-64: the Stormkin draw the top renown card. An upgrade is attached to Treasure Island, an artifact joins
 * theirs (GH-open-02), and its bonus æmber is gained. The last thing a step does.
 */
export function drawRenown(s: HuntState): void {
  const { enemy, island, renown, amber, row } = s.rules;
  const card = hunt.renownDeck.top(s);
  if (s.log) s.log.line(`  the Stormkin draw ${titleOf(s, card)}, renown ${renown[row[card]]}`);
  hunt.renownDeck.remove(s, card);
  enterPlay(s, card, enemy, false, island);
  hunt.drawn.add(s, 1);
  hunt.drawnRenown.add(s, renown[row[card]]);
  gain(s, enemy, amber[row[card]]);
}
