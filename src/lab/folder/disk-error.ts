import { ConfigError } from '../../engine/errors.js';

const SENTENCES: Readonly<Record<string, readonly [problem: string, right: string]>> = {
  ENOSPC: ['the disk is full', 'free some space and resume; nothing that was written is lost'],
  EDQUOT: ['your share of the disk is used up', 'free some space and resume; nothing that was written is lost'],
  EACCES: ['it cannot be written', 'a folder that you may write in is expected'],
  EPERM: ['it cannot be written', 'a folder that you may write in is expected'],
  EROFS: ['it lies on a disk that cannot be written', 'a folder that you may write in is expected'],
  ENOTDIR: ['a part of this path is a file', 'a folder is expected'],
  EEXIST: ['a file of this name is in the way', 'a folder is expected'],
  EISDIR: ['it is a folder', 'a file is expected'],
  ENOENT: ['it is not there', 'a results folder as it was written is expected'],
  EIO: ['the disk failed', 'another disk is expected'],
};

/** The sentence for an error of the file system, or the error itself when it is none. */
export function diskError(error: unknown, folder: string): unknown {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return error;
  const sentence = SENTENCES[String(error.code)];
  if (!sentence) return error;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : folder;
  return new ConfigError({ where: path, problem: sentence[0], right: sentence[1] });
}
