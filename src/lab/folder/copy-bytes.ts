import { closeSync, openSync, readSync, statSync, writeSync } from 'node:fs';

const CHUNK = 1 << 20;

/** The size of a file, or -1 when there is none. */
export function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? -1;
}

/**
 * Copies a stretch of a file to where another file, open for writing, stands.
 * @param onChunk sees every chunk; valid only during the call
 */
export function copyBytes(
  source: string,
  from: number,
  to: number,
  target: number,
  onChunk: (chunk: Buffer) => void = () => {},
): void {
  const descriptor = openSync(source, 'r');
  const buffer = Buffer.allocUnsafe(Math.max(1, Math.min(CHUNK, to - from)));
  try {
    for (let at = from; at < to; ) {
      const read = readSync(descriptor, buffer, 0, Math.min(buffer.length, to - at), at);
      if (read === 0) throw new Error(`${source} ends at byte ${at}, ${to} were expected`);
      const chunk = buffer.subarray(0, read);
      writeAll(target, chunk);
      onChunk(chunk);
      at += read;
    }
  } finally {
    closeSync(descriptor);
  }
}

/** Writes all of it, however many calls the system wants for that. */
export function writeAll(descriptor: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at, bytes.length - at);
}
