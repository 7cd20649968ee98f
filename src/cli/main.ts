#!/usr/bin/env node
import { commands } from './commands.js';
import { EXIT, type ExitCode } from './exit-code.js';
import { failureOf } from './failure.js';
import { usage } from './usage.js';

// A reader that has seen enough (`touchstone list | head -1`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(EXIT.done);
});

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const { code, text } = failureOf(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = code;
}

async function main([name, ...args]: readonly string[]): Promise<ExitCode> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(`${usage()}\n`);
    return name === undefined ? EXIT.badInput : EXIT.done;
  }
  if (name === '--version') {
    const { version } = await import('./version.js');
    process.stdout.write(`${version()}\n`);
    return EXIT.done;
  }
  if (!Object.hasOwn(commands, name)) {
    const { unknownCommand } = await import('./unknown-command.js');
    throw unknownCommand(name);
  }
  const command = await commands[name].load();
  return command.run(args);
}
