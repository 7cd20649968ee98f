import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { defineGame, type GameDefinition } from '../../../src/engine/game.js';
import { call } from '../../../src/engine/machine.js';
import { loop, type Script, script } from '../../../src/engine/script.js';
import type { State } from '../../../src/engine/state.js';
import { settingsOf } from '../../../src/lab/arm.js';
import { GamePlayer } from '../../../src/lab/game-player.js';
import { Heartbeat } from '../../../src/lab/heartbeat.js';
import { makePlan } from '../../../src/lab/plan.js';
import { botOf } from '../../bots/seatedBots.js';

/** An Adventure in parts: what its main script is made of, and whose eyes judge when an enemy turn begins. */
export interface Adventure<R> {
  readonly definition: GameDefinition;
  readonly setup: Script<R>;
  readonly turn: Script<R>;
  readonly enemyTurn: Script<R>;
  judge(s: State<R>): number;
}

/** A game that was won or lost, and what `evaluate` said at the beginning of each enemy turn. */
export interface JudgedGame {
  readonly won: boolean;
  readonly judged: readonly number[];
}

/** What a state was judged to be, turn by turn; searches restart and copy their own states, which count for nothing. */
type Notes = WeakMap<State<unknown>, number[]>;

/** The same game, which notes what it is judged to be before each enemy turn. */
function observed<R>({ definition, setup, turn, enemyTurn, judge }: Adventure<R>, notes: Notes): GameDefinition {
  const { spec } = definition;
  const main = script<R>(spec.main.name, [
    (s) => call(s, setup),
    loop(
      (s) => call(s, turn),
      (s) => {
        const list = notes.get(s) ?? [];
        list.length = spec.turns(s) - 1;
        list.push(judge(s));
        notes.set(s, list);
        call(s, enemyTurn);
      },
    ),
  ]);
  return defineGame({ ...spec, main: main as unknown as Script<unknown> });
}

const kept = z.array(z.object({ won: z.boolean(), judged: z.array(z.number()) }));

/**
 * Plays greedy games at all tables and difficulties with the decks that come along; an arm that is finished is kept in
 * the folder and not played again. Games that were stopped at the cap say nothing about winning and are left out.
 */
export async function judgedGames<R>(
  adventure: Adventure<R>,
  games: number,
  folder: string,
  tell: (line: string) => void,
): Promise<JudgedGame[]> {
  const { id, presets } = adventure.definition.spec;
  const { plan } = await makePlan({
    name: `${id}-chance-to-win`,
    game: id,
    preset: Object.keys(presets),
    players: [1, 2, 3],
    decks: 'shipped',
    bots: 'greedy',
    games,
  });
  const greedy = await botOf('greedy');
  const notes: Notes = new WeakMap();
  const definition = observed(adventure, notes);
  const all: JudgedGame[] = [];
  for (const arm of plan.arms) {
    const file = join(folder, `judged-${plan.hash}-${arm.arm}-${games}.json`);
    if (!existsSync(file)) {
      const seats = Array.from({ length: arm.players }, () => greedy);
      const player = new GamePlayer(
        plan,
        arm,
        definition,
        settingsOf(arm, () => ''),
        seats,
        new Heartbeat(),
      );
      const played = Array.from({ length: games }, (_, index) => {
        const {
          table,
          played: { ending, problem },
        } = player.play(player.keyOf(index));
        if (problem) throw new Error(problem.message);
        return { ending, judged: [...(notes.get(table.state) ?? [])] };
      });
      const done = played.flatMap(({ ending, judged }) =>
        ending === 'cap' ? [] : [{ won: ending === 'win', judged }],
      );
      writeFileSync(file, JSON.stringify(done));
      tell(`${arm.preset}, ${arm.players} players: ${done.filter(({ won }) => won).length} of ${done.length} won`);
    }
    all.push(...kept.parse(JSON.parse(readFileSync(file, 'utf8'))));
  }
  return all;
}
