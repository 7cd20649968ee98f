/**
 * Slots are what seats are filled from (bots, decks). In rotation r the slot k sits in seat k + r, round the table; over
 * all rotations every slot has been in every seat once.
 */
export function seatOfSlot(slot: number, rotation: number, players: number): number {
  return (slot + rotation) % players;
}

/** The slot from which a seat is filled. */
export function slotOfSeat(seat: number, rotation: number, players: number): number {
  return (seat - rotation + players) % players;
}

/** The slots of all seats, by seat. */
export function slotsOfSeats(rotation: number, players: number): number[] {
  return Array.from({ length: players }, (_, seat) => slotOfSeat(seat, rotation, players));
}

/**
 * Games of one deal: one where all slots are alike, as a rotation would change nothing; else one per seat.
 * @param slots what fills each slot, as text
 */
export function rotationsOf(slots: readonly string[]): number {
  return slots.every((slot) => slot === slots[0]) ? 1 : slots.length;
}
