import { PERFORM, PICK, type Program } from '../../../engine/effects/code.js';

/** What a chosen card is in for: nothing that a beginner could tell, harm, or help. */
const UNKNOWN = 0;
const HARM = -1;
const HELP = 1;

const HARMFUL: ReadonlySet<string> = new Set([
  ...['damage', 'destroy', 'sacrifice', 'purge', 'return', 'putOnDeck', 'shuffleIn', 'abduct', 'discard', 'exhaust'],
  ...['stun', 'meltArmor', 'strikeInstead', 'control', 'useAsMine', 'cannot', 'noFightDamage'],
]);
const HELPFUL: ReadonlySet<string> = new Set([
  ...[
    'heal',
    'ready',
    'unstun',
    'counter',
    'use',
    'fight',
    'capture',
    'captureOwn',
    'store',
    'standAgainst',
    'takeAmber',
  ],
  ...['power', 'armor', 'keyword', 'grant', 'mayUse', 'archive', 'cannotBeDamaged', 'fightDamage', 'ignores'],
]);

const known = new WeakMap<Program, Int8Array>();

/** What the card that an effect asks for will suffer or gain: as its next statement says that says anything. */
export function intentOf(program: Program, pc: number): number {
  let intents = known.get(program);
  if (!intents) {
    intents = Int8Array.from(program.code, (step, at) => (step.op === PICK ? intentAfter(program, at) : UNKNOWN));
    known.set(program, intents);
  }
  return intents[pc];
}

function intentAfter({ code }: Program, from: number): number {
  for (let at = from + 1; at < code.length; at++) {
    const { op, verb } = code[at];
    if (op !== PERFORM || !verb) continue;
    if (HARMFUL.has(verb.name)) return HARM;
    if (HELPFUL.has(verb.name)) return HELP;
  }
  return UNKNOWN;
}
