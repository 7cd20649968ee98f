import { hear, hearOwn } from '../../../engine/effects/events.js';
import { isHeardByOwnOnly } from '../../../engine/effects/listeners.js';
import type { Language, Meaning } from '../../../engine/effects/vocabulary.js';
import { Vocabulary } from '../../../engine/notation/vocabulary.js';
import { board } from '../layout.js';
import { presentAt, presentCount } from '../rules/in-play.js';
import { NO_ANSWER, type Rules, type S, SEVERAL } from '../rules/rules.js';
import { settle } from '../rules/settling.js';
import { isInPlay, nameOf, sideOf, titleOf } from '../rules/zones.js';
import { attach } from './attach.js';
import { blockBehaviours } from './blocks.js';
import { filterBehaviours } from './filters.js';
import { nounBehaviours } from './nouns.js';
import { type OwnWords, ownWordEntries } from './own-words.js';
import { EVENTS } from './shapes/events.js';
import { filterShapes } from './shapes/filters.js';
import { lastingShapes } from './shapes/lasting.js';
import { blockShapes, events, triggers } from './shapes/moments.js';
import { nounShapes } from './shapes/nouns.js';
import { valueShapes } from './shapes/values.js';
import { verbShapes } from './shapes/verbs.js';
import { words } from './shapes/words.js';
import { valueBehaviours } from './values.js';
import { actingBehaviours } from './verbs/acting.js';
import { lastingBehaviours } from './verbs/lasting.js';

const acting = attach('verb', verbShapes, actingBehaviours);
const lasting = attach('verb', lastingShapes, lastingBehaviours);

/** `control` acts alone and holds in what lasts: which of them is meant, the frame's layer tells. */
const verbs = acting.map((verb) => {
  const held = lasting.find(({ name }) => name === verb.name);
  return held ? { ...verb, ...held, run: eitherWay(verb.run, held.run) } : verb;
});

/** Events whose subject is a side. */
const PLAYER_EVENTS: ReadonlySet<number> = new Set([
  EVENTS.forged,
  EVENTS.choseHouse,
  EVENTS.endTurn,
  EVENTS.gain,
  EVENTS.spend,
]);

type Run = (typeof acting)[number]['run'];

function eitherWay(once: Run, held: Run): Run {
  return (s, f, args, chance) => (board.computing.get(s) !== 0 ? held(s, f, args, chance) : once(s, f, args, chance));
}

/** Whether a card has an ability that waits; those for its own doings count only when it is the subject. */
function hears({ rules }: S, card: number, that: number, bit: number): boolean {
  const of = rules.row[card];
  return (rules.hears[of] & bit) !== 0 || (card === that && (rules.hearsOwn[of] & bit) !== 0);
}

/** Calls `hear` for every ability in play that waits for the event, and for that of the action being played. */
function listeners(s: S, event: number, that: number): void {
  const bit = 1 << event;
  // What is being destroyed saves nothing any more (KF-088).
  const spared = event === EVENTS.destroy;
  if (isHeardByOwnOnly(s, event)) {
    const answer = that < 0 ? NO_ANSWER : s.rules.answers[s.rules.row[that] * board.layout.events.size + event];
    if (answer !== NO_ANSWER && isThere(s, that) && !(spared && isTagged(s, that))) {
      if (answer === SEVERAL) hearOf(s, that, bit);
      else hearOwn(s, answer, sideOf(s, that), that);
    }
  } else {
    for (let i = 0; i < presentCount(s); i++) {
      const card = presentAt(s, i);
      if (hears(s, card, that, bit) && !(spared && isTagged(s, card))) hearOf(s, card, bit);
    }
    for (let i = 0; i < board.playing.size(s); i++) {
      const card = board.playing.get(s, i);
      if (hears(s, card, that, bit)) hearOf(s, card, bit);
    }
  }
  for (let g = 0; g < board.grants.get(s); g++) {
    const program = board.grantedProgram.get(s, g);
    const card = board.grantedTo.get(s, g);
    if ((s.rules.events[program] & bit) !== 0) hear(s, program, sideOf(s, card), card);
  }
}

const isTagged = (s: S, card: number): boolean => board.tagged.get(s, card) !== 0;
const isThere = (s: S, card: number): boolean => isInPlay(s, card) || board.playing.has(s, card);

function hearOf(s: S, card: number, bit: number): void {
  const { row, texts, events } = s.rules;
  const { reactions } = texts[row[card]];
  for (let i = 0; i < reactions.length; i++) {
    if ((events[reactions[i]] & bit) !== 0) hear(s, reactions[i], sideOf(s, card), card);
  }
}

/** What a game on top adds to the language. */
export interface OwnLanguage extends OwnWords {
  /** Verbs, nouns, filters, values, blocks, triggers and events of its own. */
  readonly meanings?: readonly Meaning<Rules>[];
}

/** Everything that effects can say in a game on the core. */
export const keyforgeLanguage = (own: OwnLanguage): Language<Rules> => ({
  vocabulary: new Vocabulary<Meaning<Rules>>([
    ...triggers,
    ...events,
    ...attach('block', blockShapes, blockBehaviours),
    ...verbs,
    ...lasting.filter(({ name }) => !acting.some((verb) => verb.name === name)),
    ...attach('noun', nounShapes, nounBehaviours),
    ...attach('filter', filterShapes, filterBehaviours),
    ...attach('value', valueShapes, valueBehaviours),
    ...words,
    ...ownWordEntries(own),
    ...(own.meanings ?? []),
  ]),
  luck: board.effectLuck,
  // KF-130: the active player makes all choices.
  chooser: (s) => board.active.get(s),
  orders: (s) => board.active.get(s),
  // Turns of an enemy are turns, too, whatever a game counts for its tables.
  turn: (s) => board.turn.get(s),
  listeners,
  settle,
  objectText: titleOf,
  abilityText(s, program, self, that) {
    const ofCard = !s.game.programs[program].triggers.some(({ event }) => PLAYER_EVENTS.has(event));
    const about = that < 0 || that === self || !ofCard ? '' : ` for ${nameOf(s, that)}`;
    return `${self < 0 ? '' : `${nameOf(s, self)}: `}${s.game.programs[program].name}${about}`;
  },
});

/** What the effects of KeyForge can say: `touchstone list notation keyforge-duel` prints it. */
export const language = keyforgeLanguage({});
