import yargs from 'yargs';
import { ConfigError } from '../engine/errors.js';
import { nearest } from '../engine/nearest.js';
import { EXIT, type ExitCode } from './exit-code.js';
import type { Flag, ValuesOf } from './flag.js';
import { print } from './output.js';

type Flags = Readonly<Record<string, Flag<unknown>>>;

/** What a command gets: its positional words in order, and the values of its flags. */
export interface Given<F extends Flags> {
  readonly words: readonly string[];
  readonly flags: ValuesOf<F>;
}

/** What an author writes of a command. */
export interface CommandSpec<F extends Flags> {
  /** As the help shows it, after `touchstone`: `play <game>`, `list [topic] [game]`, `scenario <file..>`. */
  readonly usage: string;
  readonly help: string;
  /** A line of help for each positional word. */
  readonly words: Readonly<Record<string, string>>;
  readonly flags: F;
  readonly examples?: readonly (readonly [command: string, does: string])[];
  run(given: Given<F>): Promise<ExitCode>;
}

/** A command that can be run with the words behind its name. */
export interface Command {
  run(args: readonly string[]): Promise<ExitCode>;
}

/** Makes a command of its declaration: yargs parses it and writes its help, strictly. */
export function defineCommand<F extends Flags>(spec: CommandSpec<F>): Command {
  return {
    async run(args) {
      const parsed = await parse(spec, args);
      if (parsed === null) return EXIT.done;
      const flags = Object.entries(spec.flags).map(([name, flag]) => [
        name,
        flag.read(textsOf(parsed[name]), `--${name}`),
      ]);
      const words = wordNames(spec.usage).flatMap((name) => textsOf(parsed[name]));
      return spec.run({ words, flags: Object.fromEntries(flags) });
    },
  };
}

/** The arguments by name, or null when only the help was wanted. */
async function parse<F extends Flags>(spec: CommandSpec<F>, args: readonly string[]): Promise<Parsed | null> {
  const [name] = spec.usage.split(' ');
  let parsed: Parsed | null = null;
  let help: string | null = null;
  const parser = yargs([name, ...args])
    .scriptName('touchstone')
    .parserConfiguration({
      'boolean-negation': false,
      'camel-case-expansion': false,
      'dot-notation': false,
      'parse-numbers': false,
      'parse-positional-numbers': false,
      'short-option-groups': false,
    })
    .locale('en')
    .exitProcess(false)
    .version(false)
    .wrap(Math.min(process.stdout.columns ?? 120, 120))
    .middleware((argv) => refuseUnknown(name, argv, [...Object.keys(spec.flags), ...wordNames(spec.usage)]), true)
    .command({
      command: spec.usage,
      describe: spec.help,
      builder: (command) => {
        for (const [word, describe] of Object.entries(spec.words))
          command.positional(word, { describe, type: 'string' });
        for (const [flag, { help, isSwitch, shownDefault }] of Object.entries(spec.flags)) {
          command.option(flag, {
            describe: help,
            type: isSwitch ? 'boolean' : 'string',
            requiresArg: !isSwitch,
            ...(shownDefault === undefined ? {} : { defaultDescription: shownDefault }),
          });
        }
        for (const [example, does] of spec.examples ?? []) command.example(`touchstone ${example}`, does);
        return command;
      },
      handler: (argv) => {
        parsed = argv;
      },
    })
    .strict()
    .help()
    .fail((message, error) => {
      if (error && error.name !== 'YError') throw error;
      throw misused(spec.usage, message);
    });
  await parser.parseAsync([name, ...args], {}, (_error: unknown, _argv: unknown, output: string) => {
    if (output !== '') help = output;
  });
  if (help !== null) print(help);
  return parsed;
}

type Parsed = Readonly<Record<string, unknown>>;

/** Flags and keys that nobody declared; yargs would not name the nearest. */
function refuseUnknown(command: string, argv: Parsed, known: readonly string[]): void {
  const unknown = Object.keys(argv).find((key) => !['_', '$0', 'help', ...known].includes(key));
  if (unknown === undefined) return;
  const near = nearest(unknown, known);
  throw new ConfigError({
    where: unknown.length === 1 ? `-${unknown}` : `--${unknown}`,
    problem: `touchstone ${command} has no such flag`,
    right: `"touchstone ${command} --help" lists its flags`,
    value: unknown,
    nearest: near === undefined ? undefined : `--${near}`,
  });
}

/** What yargs says of too few, too many or empty arguments, as a sentence. */
function misused(usage: string, message: string): ConfigError {
  const [first] = message.split('\n');
  const empty = /^Not enough arguments following: (\S+)/.exec(first);
  if (empty) {
    return new ConfigError({
      where: `--${empty[1]}`,
      problem: 'its value is missing',
      right: `--${empty[1]}=value is expected`,
    });
  }
  const missing = first.startsWith('Not enough non-option arguments');
  return new ConfigError({
    where: `touchstone ${usage.split(' ')[0]}`,
    problem: missing ? 'an argument is missing' : first.charAt(0).toLowerCase() + first.slice(1),
    right: `"touchstone ${usage}" is expected`,
  });
}

/** The names of positional words in a usage. */
function wordNames(usage: string): string[] {
  return [...usage.matchAll(/[<[]([\w-]+)(?:\.\.)?[>\]]/g)].map(([, name]) => name);
}

function textsOf(value: unknown): string[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value.map(String) : [String(value)];
}
