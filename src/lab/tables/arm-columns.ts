import type { Column } from './cell.js';

/** The columns of arms.csv behind the arm's number and settings, before the means of metrics. */
export const ARM_COLUMNS: readonly Column[] = [
  { name: 'bots', help: 'bot of each slot, joined by |' },
  { name: 'decks', help: 'deck of each slot, joined by |' },
  { name: 'players', help: 'seats at the table' },
  { name: 'games', help: 'games played' },
  { name: 'deals', help: 'deals played; each is one game, or one per rotation' },
  { name: 'wins', help: 'games the focus won, alone or with others; without a focus, games somebody won' },
  { name: 'losses', help: 'games the focus lost; without a focus, games everybody lost' },
  { name: 'draws', help: 'games drawn' },
  { name: 'caps', help: 'games stopped at the cap' },
  { name: 'faults', help: 'games that failed: rules, or a bot that threw or never answered' },
  { name: 'illegals', help: 'games in which a bot answered something not on offer' },
  { name: 'distinct_games', help: 'different final positions; above 65536 an estimate within half a percent' },
  {
    name: 'focus',
    help: 'whom the rate is about: the team, or slot 0 over its rotations; empty where all slots are alike',
  },
  {
    name: 'win_rate',
    help: 'share of the games won, draws ½, shared wins by share; caps, faults and illegals left out',
  },
  { name: 'win_lo', help: 'lower end of its interval' },
  { name: 'win_hi', help: 'upper end of its interval' },
  { name: 'level', help: 'confidence level of the interval' },
  { name: 'method', help: 'wilson where a block is one game, wilson-clustered by deal where seats rotate' },
  { name: 'worst_rate', help: 'the rate if all games left out had been lost' },
  { name: 'best_rate', help: 'the rate if all games left out had been won' },
  { name: 'turns_mean', help: 'player turns a game; faults and illegals left out, caps as they were stopped' },
  { name: 'turns_sd', help: 'standard deviation of the turns' },
  { name: 'turns_p50', help: 'median of the turns' },
  { name: 'turns_p95', help: '95 of 100 games have at most so many turns' },
  { name: 'decisions_mean', help: 'decisions with two or more options a game' },
  { name: 'options_mean', help: 'options of such a decision' },
];
