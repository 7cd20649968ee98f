import { commands } from './commands.js';
import { EXIT, type ExitCode } from './exit-code.js';
import { failureOf } from './failure.js';
import { usage } from './usage.js';

/**
 * Runs what a person typed after `touchstone`. Never throws: what goes wrong is told on standard error.
 * @returns the exit code
 */
export async function commandLine(args: readonly string[]): Promise<ExitCode> {
  try {
    return await run(args);
  } catch (error) {
    const { code, text } = failureOf(error);
    process.stderr.write(`${text}\n`);
    return code;
  }
}

async function run([name, ...args]: readonly string[]): Promise<ExitCode> {
  if (name === undefined) {
    process.stderr.write(`${usage()}\n`);
    return EXIT.badInput;
  }
  if (name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(`${usage()}\n`);
    return EXIT.done;
  }
  if (name === '--version') {
    const { packageVersion } = await import('../lab/package-root.js');
    process.stdout.write(`${packageVersion()}\n`);
    return EXIT.done;
  }
  if (!Object.hasOwn(commands, name)) {
    const { unknownCommand } = await import('./unknown-command.js');
    throw unknownCommand(name);
  }
  const command = await commands[name].load();
  return command.run(args);
}
