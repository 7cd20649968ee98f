/** An observation: where it lies on the scale, and whether it came true. */
export interface Observation {
  readonly x: number;
  readonly came: boolean;
}

/** The chance 1 / (1 + e^-(intercept + slope x)). */
export interface LogisticCurve {
  readonly intercept: number;
  readonly slope: number;
}

/** A tenth of the chances: what the curve said on average, how often it came true, and of how many. */
export interface Tenth {
  readonly says: number;
  readonly came: number;
  readonly count: number;
}

const MOST_STEPS = 100;
const CLOSE = 1e-12;

export const chanceAt = ({ intercept, slope }: LogisticCurve, x: number): number =>
  1 / (1 + Math.exp(-(intercept + slope * x)));

/** Where the chance is so much. */
export const placeOfChance = ({ intercept, slope }: LogisticCurve, chance: number): number =>
  (Math.log(chance / (1 - chance)) - intercept) / slope;

/**
 * The curve that makes the observations likeliest, by Newton's method.
 * @throws RangeError when they are not enough to tell: all came true or none, or a step of the scale parts them
 */
export function fitLogisticCurve(observations: readonly Observation[]): LogisticCurve {
  let curve: LogisticCurve = { intercept: 0, slope: 0 };
  for (let step = 0; step < MOST_STEPS; step++) {
    const { dIntercept, dSlope } = newtonStep(curve, observations);
    curve = { intercept: curve.intercept + dIntercept, slope: curve.slope + dSlope };
    if (!Number.isFinite(curve.intercept) || !Number.isFinite(curve.slope)) break;
    if (Math.abs(dIntercept) + Math.abs(dSlope) < CLOSE) return curve;
  }
  throw new RangeError('no curve fits: the observations do not tell');
}

function newtonStep(curve: LogisticCurve, observations: readonly Observation[]) {
  const gradient = [0, 0];
  const information = [0, 0, 0];
  for (const { x, came } of observations) {
    const chance = chanceAt(curve, x);
    const weight = chance * (1 - chance);
    const surprise = (came ? 1 : 0) - chance;
    gradient[0] += surprise;
    gradient[1] += surprise * x;
    information[0] += weight;
    information[1] += weight * x;
    information[2] += weight * x * x;
  }
  const [a, b, c] = information;
  const determinant = a * c - b * b;
  return {
    dIntercept: (c * gradient[0] - b * gradient[1]) / determinant,
    dSlope: (a * gradient[1] - b * gradient[0]) / determinant,
  };
}

/** How the chances compare with what came true: tenth by tenth, those without observations left out. */
export function reliability(curve: LogisticCurve, observations: readonly Observation[]): Tenth[] {
  const tenths = Array.from({ length: 10 }, () => ({ said: 0, came: 0, count: 0 }));
  for (const { x, came } of observations) {
    const chance = chanceAt(curve, x);
    const tenth = tenths[Math.min(9, Math.floor(10 * chance))];
    tenth.said += chance;
    tenth.came += came ? 1 : 0;
    tenth.count++;
  }
  return tenths
    .filter(({ count }) => count > 0)
    .map(({ said, came, count }) => ({ says: said / count, came: came / count, count }));
}
