/** The numbers of this game's actions in codes, besides those of the core; never reused. */
export const OWN_KINDS = {
  explore: 40,
  giveArchon: 41,
  giveDark: 42,
  artifact: 43,
  holder: 44,
  muster: 45,
} as const;
