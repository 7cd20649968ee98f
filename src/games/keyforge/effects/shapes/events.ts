/** The events of KeyForge by number: what abilities wait for, and what they stand in for. */
export const EVENTS = {
  played: 0,
  entersPlay: 1,
  destroyed: 2,
  destroyedFighting: 3,
  fought: 4,
  reaped: 5,
  used: 6,
  beforeFight: 7,
  discardedFromHand: 8,
  forged: 9,
  choseHouse: 10,
  endTurn: 11,
  gain: 12,
  spend: 13,
  damage: 14,
  destroy: 15,
  leaveForDiscard: 16,
  /** A card uses its Action or Omni ability. */
  acting: 17,
  actingOmni: 18,
  /** It has been tagged, and is still in play (KF-085). */
  destroying: 19,
  /** It is about to leave play (KF-090). */
  leaving: 20,
} as const;
