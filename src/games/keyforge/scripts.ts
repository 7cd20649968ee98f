import { effectScripts } from '../../engine/effects/interpret.js';
import { resolveReap } from './effects/verbs/resolve-reap.js';
import { standAgainst } from './effects/verbs/stand-against.js';
import { captureEach } from './rules/capturing.js';
import { changeSides } from './rules/control.js';
import { dealPairs } from './rules/damage.js';
import { destroyCards } from './rules/destroying.js';
import { fight } from './rules/fighting.js';
import { chooseActiveHouse } from './rules/houses.js';
import { forgeKey } from './rules/keys.js';
import { moveCards } from './rules/leaving.js';
import { playCard, putInPlay } from './rules/playing.js';
import { settling } from './rules/settling.js';
import { useCard } from './rules/using.js';

/** The scripts of the core: every game on it lists them, whatever its turns are made of. */
export const coreScripts = [
  chooseActiveHouse,
  forgeKey,
  playCard,
  putInPlay,
  useCard,
  fight,
  standAgainst,
  resolveReap,
  dealPairs,
  destroyCards,
  moveCards,
  changeSides,
  captureEach,
  settling,
  ...effectScripts,
];
