/** Draws that are the same in every run. */
export interface SeededDraws {
  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  chance(percent: number): boolean;
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
  const whole = (least: number, most: number): number =>
    least + Math.floor(next() * (most - least + 1));
  return {
    whole,
    pick: (from) => from[whole(0, from.length - 1)] ?? from[0],
    chance: (percent) => next() * 100 < percent,
  };
}
