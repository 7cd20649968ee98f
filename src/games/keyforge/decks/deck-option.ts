import { z } from 'zod';

/** The option that names the deck of a seat. */
export const deckOption = (seat: number, name: string) =>
  z
    .string()
    .min(1)
    .default(name)
    .describe(`the deck of seat ${seat}: a name, generated:<seed>, or cards:<id>+<id> in a scenario`);
