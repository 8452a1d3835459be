/** What a figure is held against. */
export interface Goal {
  readonly name: string;
  /** Median over the good rounds, with the smallest and the largest. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly bound: Bound;
  readonly verdict: Verdict;
}

/** The figure is to be no more, or no less, than this. */
export type Bound = { readonly most: number } | { readonly least: number };

export type Verdict = 'met' | 'not met' | 'too noisy';

/** Holds a figure against a goal; a machine that was busy most of the time gives no verdict. */
export function judge(
  name: string,
  values: readonly number[],
  limit: number | Bound,
  isNoisy = false,
): Goal {
  const bound = typeof limit === 'number' ? { most: limit } : limit;
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const [low, high] = [sorted[0] ?? NaN, sorted.at(-1) ?? NaN];
  const verdict = isWithin(value, bound) ? 'met' : 'not met';
  return { name, value, low, high, bound, verdict: isNoisy ? 'too noisy' : verdict };
}

/** Whether a figure is as it is to be. */
export function isWithin(value: number, bound: Bound): boolean {
  return 'most' in bound ? value <= bound.most : value >= bound.least;
}
