import type { Command } from './command.js';

/** A command before it is loaded: a line of help, and where it is. */
export interface CommandEntry {
  readonly usage: string;
  readonly help: string;
  load(): Promise<Command>;
}

/** Every command. None is loaded before it is called, so that each starts quickly whatever the others weigh. */
export const commands: Readonly<Record<string, CommandEntry>> = {
  list: {
    usage: 'list [topic] [game]',
    help: 'what there is: games, bots, experiments, options, cards, notation',
    load: async () => (await import('./commands/list.js')).list,
  },
  play: {
    usage: 'play <game>',
    help: 'one game, its log and outcome',
    load: async () => (await import('./commands/play.js')).play,
  },
  run: {
    usage: 'run <study>',
    help: 'a study: every combination of its values is an arm, every game a row',
    load: async () => (await import('./commands/run.js')).run,
  },
  resume: {
    usage: 'resume <folder>',
    help: 'goes on with an interrupted study, or grows one',
    load: async () => (await import('./commands/resume.js')).resume,
  },
  replay: {
    usage: 'replay <folder>',
    help: 'one game of a study, move by move',
    load: async () => (await import('./commands/replay.js')).replay,
  },
  scenario: {
    usage: 'scenario <file..>',
    help: 'positions, steps, expectations: rules pinned without TypeScript',
    load: async () => (await import('./commands/scenario.js')).scenario,
  },
  check: {
    usage: 'check [game]',
    help: 'the laws every game must keep',
    load: async () => (await import('./commands/check.js')).check,
  },
  bench: {
    usage: 'bench [game]',
    help: 'how fast games run here',
    load: async () => (await import('./commands/bench.js')).bench,
  },
  deck: {
    usage: 'deck <action> [deck]',
    help: 'decks: import, show, generate',
    load: async () => (await import('./commands/deck.js')).deck,
  },
  stats: {
    usage: 'stats',
    help: 'the interval of a win rate',
    load: async () => (await import('./commands/stats.js')).stats,
  },
};
