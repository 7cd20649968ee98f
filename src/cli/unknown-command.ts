import { ConfigError } from '../engine/errors.js';
import { nearest } from '../engine/nearest.js';
import { commands } from './commands.js';

/** What to say to somebody who names a command that does not exist. */
export function unknownCommand(name: string): ConfigError {
  const known = Object.keys(commands);
  return new ConfigError({
    where: `touchstone ${name}`,
    problem: 'there is no such command',
    right: `${known.join(', ')} are known`,
    value: name,
    nearest: nearest(name, known),
  });
}
