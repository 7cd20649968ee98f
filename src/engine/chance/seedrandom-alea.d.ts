/** The one algorithm of seedrandom that the engine uses; its types package describes only the whole package. */
declare module 'seedrandom/lib/alea.js' {
  /** The generator's whole memory: a carry and three numbers in [0, 1), multiples of 2^-32. */
  interface AleaWords {
    readonly c: number;
    readonly s0: number;
    readonly s1: number;
    readonly s2: number;
  }
  interface StatefulAlea {
    (): number;
    int32(): number;
    state(): AleaWords;
  }
  function alea(seed: string, options: { state: true }): StatefulAlea;
  export default alea;
}
