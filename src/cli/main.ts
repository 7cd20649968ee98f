#!/usr/bin/env node
import { commandLine } from './command-line.js';
import { EXIT } from './exit-code.js';

// A reader that has seen enough (`touchstone list | head -1`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(EXIT.done);
});

// No await: the build makes this module a function.
void commandLine(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
