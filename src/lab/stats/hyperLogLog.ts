/** Registers are chosen by 16 bits of the hash: 65,536 of them, one byte each, standard error 1.04 / 256 = .41 %. */
const registerBits = 16;
const registerCount = 2 ** registerBits;
/** The bits of a 53-bit hash that are left to count leading zeros in. */
const rankBits = 53 - registerBits;
/** 1 / (2 ln 2). */
const alphaInfinity = 0.7213475204444817;

/** A sketch of a set of hashes in 64 KiB, whatever its size (Flajolet et al. 2007). */
export type HyperLogLog = Uint8Array;

/** The sketch of the empty set. */
export function emptyHyperLogLog(): HyperLogLog {
  return new Uint8Array(registerCount);
}

/** Adds a 53-bit hash, in place. */
export function addToHyperLogLog(sketch: HyperLogLog, hash: number): void {
  const high = Math.floor(hash / 0x100000000);
  const low = hash >>> 0;
  const register = low & (registerCount - 1);
  const zeros = high !== 0 ? Math.clz32(high) - 11 : 21 + Math.clz32(low >>> registerBits) - registerBits;
  if (zeros + 1 > sketch[register]) sketch[register] = zeros + 1;
}

/** A new sketch of the union. */
export function mergeHyperLogLogs(a: HyperLogLog, b: HyperLogLog): HyperLogLog {
  return a.map((rank, register) => Math.max(rank, b[register]));
}

/**
 * How many different hashes were added, estimated without bias corrections by table (Ertl 2017, "New cardinality
 * estimation algorithms for HyperLogLog sketches", algorithm 6).
 */
export function hyperLogLogCount(sketch: HyperLogLog): number {
  const registersOfRank = new Uint32Array(rankBits + 2);
  for (const rank of sketch) registersOfRank[rank]++;
  let z = registerCount * saturation(1 - registersOfRank[rankBits + 1] / registerCount);
  for (let rank = rankBits; rank >= 1; rank--) z = 0.5 * (z + registersOfRank[rank]);
  z += registerCount * emptiness(registersOfRank[0] / registerCount);
  return (alphaInfinity * registerCount * registerCount) / z;
}

/** Ertl's sigma: what the registers still empty stand for; infinite when all are. */
function emptiness(share: number): number {
  if (share === 1) return Number.POSITIVE_INFINITY;
  let power = share;
  let weight = 1;
  let total = share;
  for (let before = -1; before !== total; ) {
    before = total;
    power *= power;
    total += power * weight;
    weight += weight;
  }
  return total;
}

/** Ertl's tau: what the registers at their highest rank stand for. */
function saturation(share: number): number {
  if (share === 0 || share === 1) return 0;
  let root = share;
  let weight = 1;
  let total = 1 - share;
  for (let before = -1; before !== total; ) {
    before = total;
    root = Math.sqrt(root);
    weight *= 0.5;
    total -= (1 - root) * (1 - root) * weight;
  }
  return total / 3;
}
