/** Draws that are the same in every run with the same seed: for tests, bench, soak and `npm run mutate`. */
export interface SeededDraws {
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number;
  /** Whether something happens that does so in this share of all times, 0 to 1. */
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  base36(length: number): string;
}

/** Draws of a small counter-based generator; equal seeds give equal draws. */
export function seededDraws(seed: number): SeededDraws {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    whole: (least, most) => least + below(most - least + 1),
    chance: (share) => next() < share,
    pick(from) {
      const item = from[below(from.length)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
    base36: (length) => Array.from({ length }, () => below(36).toString(36)).join(''),
  };
}
