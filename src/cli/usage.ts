import { commands } from './commands.js';

/** The front page: written here, so that no parser is loaded for it. */
export function usage(): string {
  const width = Math.max(...Object.values(commands).map(({ usage: form }) => form.length));
  const lines = Object.values(commands).map(({ usage: form, help }) => `  ${form.padEnd(width)}  ${help}`);
  return [
    'touchstone <command>',
    '',
    'A laboratory for board and card games: bots play thousands of games, the tables come with their doubt.',
    '',
    ...lines,
    '',
    'touchstone <command> --help tells more; touchstone --version tells the version.',
    'Exit codes: 0 done, 1 internal fault, 2 bad input, 3 interrupted, 4 ran and the answer is no.',
  ].join('\n');
}
