import type { Chance } from './chance.js';
import { clear } from './clear.js';
import { IllegalActionError, RulesError, StuckError } from './errors.js';
import { ENDINGS, type Ending, HEADER } from './header.js';
import { FRAME_HEAD, LOOPS } from './layout.js';
import { firstOf, kindOf, secondOf } from './offer.js';
import type { Instruction, Question, Script } from './script.js';
import type { State } from './state.js';
import type { Loom } from './weave.js';

/** Steps of one action before it counts as one that never ends: how often scripts are run, or gone on with. */
const STEP_LIMIT = 200_000;

const LOCALS = FRAME_HEAD + LOOPS;

/** A named cell of the running frame. Scripts keep in locals what must survive a choice. */
export class Local {
  constructor(private readonly index: number) {}
  get(s: State<unknown>): number {
    return s.block[s.frame + LOCALS + this.index];
  }
  set(s: State<unknown>, value: number): void {
    s.block[s.frame + LOCALS + this.index] = value;
  }
  add(s: State<unknown>, difference: number): void {
    s.block[s.frame + LOCALS + this.index] += difference;
  }
  /** The value in the frame below the running one: that of the script which called this one. */
  below(s: State<unknown>): number {
    return s.block[s.frame - s.game.layout.frames.width + LOCALS + this.index];
  }
}

/** The most locals that any script names; `call` fills four. */
const named = { most: 4 };

/** Names the locals of a script, in the order in which `call` fills them. */
export function locals<const N extends readonly string[]>(...names: N): { readonly [K in N[number]]: Local } {
  named.most = Math.max(named.most, names.length);
  const byName = Object.fromEntries(names.map((name, index) => [name, new Local(index)]));
  return byName as { readonly [K in N[number]]: Local };
}

/**
 * Puts a script on the stack with up to four arguments in its first locals; it runs before the caller goes on.
 * A step that calls does so last: from then on locals mean those of the called script.
 * @throws RulesError when the stack is full.
 */
export function call<R>(s: State<R>, script: Script<R>, a = 0, b = 0, c = 0, d = 0): void {
  const frames = s.game.layout.frames;
  const depth = s.block[HEADER.depth];
  if (depth === frames.cap) throw new RulesError(`more than ${frames.cap} scripts on the stack, at "${script.name}"`);
  const frame = frames.at + depth * frames.width;
  s.block[HEADER.depth] = depth + 1;
  s.frame = frame;
  s.block[frame] = script.number;
  s.block[frame + LOCALS] = a;
  s.block[frame + LOCALS + 1] = b;
  s.block[frame + LOCALS + 2] = c;
  s.block[frame + LOCALS + 3] = d;
}

/** Hands a number back to the script that called the running one; it reads it with `result`. */
export function giveBack(s: State<unknown>, value: number): void {
  s.block[HEADER.result] = value;
}
/** What the last called script gave back. */
export function result(s: State<unknown>): number {
  return s.block[HEADER.result];
}

/** Ends the game at once; whatever is still on the stack is dropped. */
export function finish(s: State<unknown>, ending: Ending): void {
  s.block[HEADER.over] = 1;
  s.block[HEADER.ending] = ENDINGS.indexOf(ending);
}

/** A script is done: its frame is cleared, but for cells that no script names unless this one uses them all. */
function pop(s: State<unknown>, usesAll: boolean): void {
  const { block, frame } = s;
  const { width } = s.game.layout.frames;
  clear(block, frame, usesAll ? frame + width : Math.min(frame + width, frame + LOCALS + named.most));
  block[HEADER.depth]--;
  s.frame = frame - width;
}

/** The top frame's place in the block. */
export function topFrame(s: State<unknown>): number {
  const { at, width } = s.game.layout.frames;
  return at + (s.block[HEADER.depth] - 1) * width;
}

function instructionAt<R>(s: State<R>): Instruction<R> {
  return s.game.scripts[s.block[s.frame]].code[s.block[s.frame + 1]];
}

/** The question at hand of a running game. */
export function question<R>(s: State<R>): Question<R> {
  const asked = instructionAt(s).question;
  if (!asked) throw new RulesError('the game does not wait at a decision');
  return asked;
}

/** Recomputes the option list from the block if it is stale. */
export function refresh<R>(s: State<R>): void {
  if (!s.offer.stale) return;
  s.frame = topFrame(s);
  if (s.over) {
    s.offer.clear();
    s.offer.stale = false;
    return;
  }
  list(s, question(s));
}

function list<R>(s: State<R>, asked: Question<R>): void {
  const offer = s.offer;
  offer.clear();
  const actions = asked.actions;
  for (let i = 0; i < actions.length; i++) {
    offer.begin(actions[i].kind);
    actions[i].offer(s, offer);
  }
  offer.seat = asked.who(s);
  offer.stale = false;
}

/** Runs scripts until somebody must choose among two or more options, or the game is over. */
export function run<R>(s: State<R>, chance: Chance): void {
  const { block } = s;
  const { woven, layout } = s.game;
  for (let steps = 0; steps < STEP_LIMIT; steps++) {
    if (block[HEADER.over] !== 0) {
      s.offer.clear();
      s.offer.stale = false;
      return;
    }
    const { frame } = s;
    if (frame < layout.frames.at) throw new StuckError('the scripts are done but the game has not ended');
    if (woven[block[frame]](s, chance, block, frame)) return;
  }
  const { name } = s.game.scripts[block[s.frame]];
  throw new StuckError(`more than ${STEP_LIMIT} steps without a decision, in "${name}"`);
}

/** What woven scripts need. */
export const loom: Loom = { take, pop };

function take<R>(s: State<R>, code: number, chance: Chance): void {
  const action = s.game.actions[kindOf(code)];
  if (s.log) s.log.line(`${s.game.seatName(s.offer.seat)}: ${action.text(s, firstOf(code), secondOf(code))}`);
  s.offer.stale = true;
  action.take(s, chance, firstOf(code), secondOf(code));
}

/** Takes the option at a place of the list and runs on. The caller has read the list: nothing is checked. */
export function applyAt<R>(s: State<R>, index: number, chance: Chance): void {
  const code = s.offer.codes[index];
  s.block[s.frame + 1]++;
  take(s, code, chance);
  run(s, chance);
}

/**
 * Takes an action and runs on to the next decision or the end.
 * @throws IllegalActionError when the code is not on the list; the state is then unchanged.
 */
export function apply<R>(s: State<R>, code: number, chance: Chance): void {
  refresh(s);
  const index = s.offer.indexOf(code);
  if (index < 0) refuse(s, code);
  applyAt(s, index, chance);
}

function refuse<R>(s: State<R>, code: number): never {
  const known = s.game.actions[kindOf(code)];
  const legal = Array.from(s.offer.codes.subarray(0, s.offer.count), (c) => ({ code: c, text: s.game.text(s, c) }));
  const rule = known?.rule || (s.over ? 'the game is over' : question(s).name);
  throw new IllegalActionError(known ? `${known.name} (code ${code})` : `code ${code}`, rule, legal);
}
