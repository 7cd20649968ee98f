/** Toy Tide by arithmetic alone: nothing here knows the engine. */
export interface Tide {
  readonly players: number;
  readonly draws: number;
  /** Points that win, of the whole team. */
  readonly goal: number;
  /** Threat that loses. */
  readonly limit: number;
  /** The deck: how much each card adds to the threat, and how many copies there are. */
  readonly cards: readonly { readonly threat: number; readonly copies: number }[];
}

/** The tide of the printed table: two waves of threat 1 and a lull. */
export function plainTide(players: number, draws: number): Tide {
  const cards = [
    { threat: 1, copies: 2 },
    { threat: 0, copies: 1 },
  ];
  return { players, draws, goal: 8 * players, limit: 12, cards };
}

/** What a choice is worth, given what a sure point and a risk are worth. */
export type TidePolicy = (safe: number, risky: number) => number;

export const TIDE_POLICIES = {
  optimal: (safe, risky) => Math.max(safe, risky),
  random: (safe, risky) => (safe + risky) / 2,
  risky: (_safe, risky) => risky,
  safe: (safe) => safe,
} as const satisfies Record<string, TidePolicy>;

/** How probably the team wins, by value iteration over points and threat at the beginning of a round. */
export function tideValue(tide: Tide, policy: TidePolicy): number {
  const { players, goal, limit } = tide;
  const rise = threatOfRound(tide);
  const values = Array.from({ length: goal }, () => new Float64Array(limit));

  const afterTide = (score: number, threat: number): number =>
    rise.reduce((sum, chance, more) => (threat + more < limit ? sum + chance * values[score][threat + more] : sum), 0);
  /** With `toAct` players still to choose in this round. */
  const value = (toAct: number, score: number, threat: number): number => {
    if (score >= goal) return 1;
    if (toAct === 0) return afterTide(score, threat);
    const safe = value(toAct - 1, score + 1, threat);
    const risky = (value(toAct - 1, score + 3, threat) + value(toAct - 1, score, threat)) / 2;
    return policy(safe, risky);
  };

  for (let change = 1; change > 1e-14; ) {
    change = 0;
    for (let score = goal - 1; score >= 0; score--) {
      for (let threat = limit - 1; threat >= 0; threat--) {
        const better = value(players, score, threat);
        change = Math.max(change, Math.abs(better - values[score][threat]));
        values[score][threat] = better;
      }
    }
  }
  return values[0][0];
}

/** How probable each rise of the threat is in one round. */
function threatOfRound({ draws, cards }: Tide): number[] {
  const size = cards.reduce((sum, { copies }) => sum + copies, 0);
  let rise = [1];
  for (let draw = 0; draw < draws; draw++) {
    const next: number[] = [];
    rise.forEach((chance, before) => {
      for (const { threat, copies } of cards) {
        next[before + threat] = (next[before + threat] ?? 0) + (chance * copies) / size;
      }
    });
    rise = Array.from(next, (chance) => chance ?? 0);
  }
  return rise;
}
