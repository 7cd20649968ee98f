import type { Bot } from '../engine/bot.js';
import { decision } from '../engine/decision.js';
import type { Game, GameDefinition, Settings } from '../engine/game.js';
import type { Played } from '../engine/play.js';
import { playRecorded, type Recorded, type Seating } from '../engine/record.js';
import type { State } from '../engine/state.js';

/** Longer lines are broken between options. */
const WIDTH = 110;

/** A game told from beginning to end. */
export interface Playthrough extends Recorded {
  readonly text: string;
}

/**
 * Plays one game and tells it in English, for people who want to see whether the rules do what the rulebook says: the
 * position at every turn, each decision with its options and the choice in brackets, and what came of it.
 * @param bots one per seat, for the game as built
 * @param decisionCap the game is told so far, at most
 * @throws ConfigError for settings that do not fit
 */
export function playthrough(
  definition: GameDefinition,
  settings: Settings,
  seating: Seating,
  bots: (game: Game) => readonly Bot[],
  decisionCap?: number,
): Playthrough {
  const teller = new Teller();
  const recorded = playRecorded(definition, settings, seating, bots, {
    decisionCap,
    log: { line: (line) => teller.happens(line) },
    onAction: (state, code) => teller.asks(state, code),
  });
  const text = [...heading(recorded.state, seating), ...teller.lines, ...ending(recorded.state, recorded.played)];
  return { ...recorded, text: `${text.join('\n')}\n` };
}

/** Writes down what is asked and what happens, in order. */
class Teller {
  readonly lines: string[] = [];
  private turn: number | null = null;

  happens(line: string): void {
    if (this.lines.length === 0) this.lines.push('', 'Set-up');
    this.lines.push(`    ${line}`);
  }

  asks(state: State<unknown>, code: number): void {
    const { game } = state;
    const turn = game.spec.turns(state);
    if (turn !== this.turn) this.lines.push('', `Turn ${turn}`, ...position(state));
    this.turn = turn;
    const asked = decision(state);
    if (!asked) return;
    const options = asked.options.map((option) => (option.code === code ? `[${option.text}]` : option.text));
    this.lines.push(...wrapped(`${game.seatName(asked.seat)}, ${asked.name}: `, options));
  }
}

function position(state: State<unknown>): string[] {
  return state.game.spec
    .describe(state)
    .split('\n')
    .map((line) => `  | ${line}`.trimEnd());
}

function heading(state: State<unknown>, seating: Seating): string[] {
  const { game } = state;
  const options = Object.entries(game.options).map(([name, value]) => `${name}=${String(value)}`);
  const seats = Array.from({ length: game.players }, (_, seat) => {
    const bot = seating.bots?.[seat];
    return bot ? `${game.seatName(seat)} (${bot})` : game.seatName(seat);
  });
  return [
    `${game.spec.title}, rules version ${game.spec.rulesVersion}`,
    ...wrapped('Players: ', seats, ', '),
    ...(options.length > 0 ? wrapped('Options: ', options, ', ') : []),
    `Key: ${seating.key}`,
  ];
}

function ending(state: State<unknown>, played: Played): string[] {
  const { winners, utility, turns, decisions, finalHash, problem } = played;
  const names = winners.map((seat) => state.game.seatName(seat));
  const how = names.length > 0 ? `${names.join(' and ')} ${names.length > 1 ? 'win' : 'wins'}` : HOW[played.ending];
  return [
    '',
    'The end',
    ...position(state),
    ...(problem ? [problem.message] : []),
    `${how} after ${counted(turns, 'turn')} and ${counted(decisions, 'decision')}; utilities ${utility.join(', ')}; final hash ${finalHash}.`,
  ];
}

const HOW: Readonly<Record<Played['ending'], string>> = {
  win: 'A win',
  loss: 'A loss',
  draw: 'A draw',
  cap: 'No end was reached',
  fault: 'The rules failed',
  illegal: 'An answer was not on offer',
};

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/** The parts joined, in lines of at most `WIDTH` where the parts allow it. */
function wrapped(start: string, parts: readonly string[], separator = ' / '): string[] {
  const lines: string[] = [];
  let line = start;
  for (const [index, part] of parts.entries()) {
    const piece = index < parts.length - 1 ? part + separator : part;
    if (line.length + piece.trimEnd().length > WIDTH && line !== start) {
      lines.push(line.trimEnd());
      line = '      ';
    }
    line += piece;
  }
  return [...lines, line];
}
