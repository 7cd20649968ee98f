import { EXIT, type ExitCode } from './exit-code.js';

/** How a command ends that failed: what it says, and with which code. */
export interface Failure {
  readonly code: ExitCode;
  readonly text: string;
}

/** What the operating system refuses, in words. */
const REFUSALS: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the file system is read-only',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of the path is no folder',
  EISDIR: 'it is a folder',
  EEXIST: 'it exists already',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EMFILE: 'too many files are open',
};

/**
 * Bad input is one sentence, whatever it was; anything else is a bug of ours or of a game's rules and comes with all
 * that helps to find it.
 */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { code: EXIT.fault, text: `internal fault: ${String(error)}` };
  // By name, so that the front page loads no error classes, and a user's own copy of them is known too.
  if (error.name === 'ConfigError') return { code: EXIT.badInput, text: error.message };
  if (error.name === 'Interrupted' && 'resume' in error) {
    return { code: EXIT.interrupted, text: `${error.message}\n${String(error.resume)}` };
  }
  const refusal = refusalOf(error);
  if (refusal !== null) return { code: EXIT.badInput, text: refusal };
  const record = 'record' in error && error.record !== undefined ? `\nrecord: ${JSON.stringify(error.record)}` : '';
  return { code: EXIT.fault, text: `internal fault: ${error.stack ?? error.message}${record}` };
}

function refusalOf(error: Error): string | null {
  if (!('code' in error) || typeof error.code !== 'string' || !Object.hasOwn(REFUSALS, error.code)) return null;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : 'a file';
  return `${path}: ${REFUSALS[error.code]}; a readable and writable place is expected.`;
}
