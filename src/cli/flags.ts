import { list, onOff, repeated, text, whole, wholes } from './flag.js';

/** Flags that several commands have, declared once. */
export const json = onOff('prints one JSON document, and nothing else');
export const seed = text('the seed of all luck');
export const gamesFlag = whole(
  'games an arm plays, rounded up to whole deals, each in all its rotations',
  1,
  1_000_000_000,
);
export const workers = whole('worker threads (default: one a core); 0 plays in this process', 0, 256);
export const strict = onOff('games that failed make the exit code 1');

/** What a study is made of, and a single game too: there each has one value. */
export const designFlags = {
  players: wholes('players at the table (default: the fewest the game is for); in a study, several are arms', 1, 10),
  bots: list('a bot for every seat; in a study, each of several is an arm'),
  seats: list('bots by slot, such as random,greedy,mcts:iterations=400; where they differ, a study rotates them'),
  set: repeated(
    'key=value: an option, or a card patch such as card.raid.copies=0; in a study, several values are arms',
  ),
  preset: list('named options of the game; in a study, several are arms'),
  content: list('your own card table in TSV; in a study, several are arms, + joins tables'),
  decks: list(
    'a deck for every slot, or one by slot: a name, a file, or decks to draw from in every deal (a folder, shipped, generated)',
  ),
  seed,
};
