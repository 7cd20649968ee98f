/** A run that was asked to stop, and did so with everything finished games brought written down. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';

  /** @param resume the command that goes on */
  constructor(
    readonly folder: string,
    readonly resume: string,
  ) {
    super(`stopped; ${folder} holds the games played so far`);
  }
}
