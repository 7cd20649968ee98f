import { defineStudy } from '../src/index.js';

/** Adventure cards but The Grim Reaper, without whom nobody is drained. */
const CARDS = [
  ...['it-is-time', 'rust-footman', 'steam-valet', 'scrap-mastiff', 'ecto-siphoner', 'boiler-brute', 'whispering-maid'],
  ...['turncoat-gardener', 'chill-in-the-halls', 'grave-harvest', 'rattling-chains', 'reassembly', 'snuffed-candles'],
  ...['reaper-s-errand', 'tithe-of-the-dead', 'cold-furnace', 'seance-engine', 'soul-ledger', 'whetted-scythe'],
  ...['shroud-plating', 'hollow-hourglass'],
];

/**
 * Which adventure card makes the game hard? Every arm lacks all copies of one of them, on the same deals. What comes in
 * its place is the rest of the deck, so this tells what a card is worth beside the others.
 */
export default defineStudy({
  name: 'gormangeist-knockout',
  question: 'Which adventure card makes Gormangeist hard, if one at a time is left out?',
  game: 'gormangeist',
  set: { leftOut: ['none', ...CARDS] },
  players: 2,
  decks: 'shipped',
  bots: 'greedy',
  games: 500,
  quick: { set: { leftOut: ['none', 'whispering-maid', 'soul-ledger'] }, games: 10 },
});
