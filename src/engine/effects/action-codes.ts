/** The kinds of the choices that effects ask for, in action codes; a game's own actions stay below. */
export const EFFECT_ACTIONS = {
  pick: 120,
  done: 121,
  may: 122,
  pass: 123,
  way: 124,
  resolve: 125,
  instead: 126,
} as const;
