/**
 * Numbers from 0 to below 1 that look drawn, and are the same ones for the same seed: so a plan that
 * was searched for can be searched for again.
 *
 * @see mulberry32, a generator by Tommy Ettinger.
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
