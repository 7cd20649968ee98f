import { parseGameName } from '../../engine/chance.js';
import { type Decision, decision } from '../../engine/decision.js';
import { ConfigError } from '../../engine/errors.js';
import { replaySteps } from '../../engine/replay.js';
import type { State } from '../../engine/state.js';
import { type ReplayedGame, replayGame } from '../../lab/replay-game.js';
import { defineCommand } from '../command.js';
import { EXIT } from '../exit-code.js';
import { text, whole } from '../flag.js';
import { json } from '../flags.js';
import { print, printJson } from '../output.js';

export const replay = defineCommand({
  usage: 'replay <folder>',
  help: 'plays a game of a study again, move by move, with the options at each choice',
  words: { folder: 'the results folder of a study' },
  flags: {
    game: text('which game: arm/deal/rotation, as in the column game_key'),
    at: whole('stops before this decision, counted from 0, and shows the position', 0, Number.MAX_SAFE_INTEGER),
    json,
  },
  examples: [['replay results/mine --game 0/12/1 --at 20', 'the position there']],
  async run({ words: [folder], flags }) {
    if (flags.game === undefined) {
      throw new ConfigError({
        where: '--game',
        problem: 'it is missing',
        right: 'the name of a game, such as 0/12/1 in the column game_key, is expected',
      });
    }
    const replayed = await replayGame(folder, parseGameName(flags.game, '--game'));
    const told = tell(replayed, flags.at, flags.json ? null : print);
    const { hashInTable, record } = replayed;
    const agrees = hashInTable === null || hashInTable === record.finalHash;
    if (flags.json) printJson({ game_key: flags.game, ...asJson(replayed, told), hashInTable, agrees });
    else show(replayed, told);
    if (agrees) return EXIT.done;
    process.stderr.write(`games.csv has the final hash ${hashInTable}, replaying the game gives ${record.finalHash}\n`);
    return EXIT.no;
  },
});

/** A decision of the game as it was made. */
interface Made extends Decision {
  readonly number: number;
  readonly chosen: number;
}

/** A game as far as it was told. */
interface Told {
  readonly decisions: readonly Made[];
  readonly log: readonly string[];
  readonly state: State<unknown>;
  /** The decision before which it stopped; null at the end of the game. */
  readonly waiting: Decision | null;
}

/** Replays up to a decision, or to the end, and tells it line by line. */
function tell({ game, record }: ReplayedGame, at: number | undefined, line: ((text: string) => void) | null): Told {
  if (at !== undefined && at > record.codes.length) {
    throw new ConfigError({
      where: '--at',
      problem: `the game has no decision ${at}`,
      right: `a number from 0 to ${record.codes.length} is expected`,
      value: String(at),
    });
  }
  const decisions: Made[] = [];
  const log: string[] = [];
  const steps = replaySteps(game, record, {
    line(text) {
      log.push(text);
      line?.(`    ${text}`);
    },
  });
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return { decisions, log, state: step.value, waiting: null };
    const { number, state, code } = step.value;
    const asked = decision(state);
    if (number === at || !asked) return { decisions, log, state, waiting: asked };
    const made = { ...asked, number, chosen: code };
    decisions.push(made);
    line?.(madeLine(made, game.seatName(made.seat)));
  }
}

/** `12  Seat 1, action: [play Punch] / end the turn` */
function madeLine({ number, name, options, chosen }: Made, seat: string): string {
  const offered = options.map(({ code, text }) => (code === chosen ? `[${text}]` : text));
  return `${number}  ${seat}, ${name}: ${offered.join(' / ')}`;
}

function show({ game, record }: ReplayedGame, { state, waiting }: Told): void {
  print('');
  print(game.spec.describe(state));
  if (waiting) {
    print(`${game.seatName(waiting.seat)}, ${waiting.name}: ${waiting.options.map(({ text }) => text).join(' / ')}`);
    return;
  }
  const winners = state.over ? game.outcome(state).winners.map((seat) => game.seatName(seat)) : [];
  print(`${record.ending}${winners.length > 0 ? `: ${winners.join(', ')}` : ''}; final hash ${record.finalHash}`);
  if (record.problem) print(record.problem.message);
}

function asJson({ game, arm, record }: ReplayedGame, { decisions, log, state, waiting }: Told) {
  return {
    game: game.id,
    players: game.players,
    options: game.options,
    bots: record.bots,
    slots: record.slots,
    arm: arm.arm,
    decisions,
    log,
    position: game.spec.describe(state),
    waiting,
    ending: waiting ? null : record.ending,
    problem: waiting ? null : record.problem,
    utility: state.over ? game.outcome(state).utility : null,
    finalHash: record.finalHash,
  };
}
