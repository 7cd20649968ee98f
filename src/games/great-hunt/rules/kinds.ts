/** The numbers of the actions of The Great Hunt in codes, after those of the core; never reused. */
export const HUNT_KINDS = {
  color: 60,
  fit: 61,
  sail: 62,
  strike: 63,
  hold: 64,
  repair: 65,
  refit: 66,
  relic: 67,
} as const;
