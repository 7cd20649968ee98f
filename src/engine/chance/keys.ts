import { ConfigError } from '../errors.js';

/**
 * The keys of luck. All are texts, joined by "/", and every stream of a study is seeded from one of them:
 *
 * - deal `seed/deal`: shared by all arms and rotations, which are thereby compared on the same luck;
 * - game stream `seed/deal/cause`, where a cause may itself hold a slot: `7/12/deck/0`;
 * - bot `seed/deal/bot/slot`, search `seed/deal/search/slot`: no bot ever draws from a game's stream.
 *
 * Decks and bots draw by slot, not by seat, so that a rotation moves their luck with them.
 */
export function dealKey(studySeed: string | number, deal: number): string {
  return `${studySeed}/${deal}`;
}

/** The key of the stream from which the bot of a slot draws its own choices. */
export function botKey(deal: string, slot: number): string {
  return `${deal}/bot/${slot}`;
}

/** The key of the stream that deals worlds and playouts in the search of a slot's bot. */
export function searchKey(deal: string, slot: number): string {
  return `${deal}/search/${slot}`;
}

/** Which game of a study: the number of its arm, of its deal, and of its rotation of the slots; all from 0. */
export interface GameKey {
  readonly arm: number;
  readonly deal: number;
  readonly rotation: number;
}

/** The name of a game in every table and on the command line: `arm/deal/rotation`. */
export function gameName({ arm, deal, rotation }: GameKey): string {
  return `${arm}/${deal}/${rotation}`;
}

/**
 * Reads the name of a game.
 * @param where what the person wrote it in, for the message: `--game`
 * @throws ConfigError when it is not three numbers joined by "/"
 */
export function parseGameName(name: string, where: string): GameKey {
  const parts = /^(\d{1,9})\/(\d{1,15})\/(\d{1,9})$/.exec(name);
  if (!parts) {
    throw new ConfigError({
      where,
      problem: `"${name}" is not the name of a game`,
      right: 'arm/deal/rotation is expected, as in the column game_key: 0/12/1',
      value: name,
    });
  }
  return { arm: Number(parts[1]), deal: Number(parts[2]), rotation: Number(parts[3]) };
}
