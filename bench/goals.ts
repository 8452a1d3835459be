/** What a figure is held against. */
export interface Goal {
  readonly name: string;
  /** Median over the good rounds, with the smallest and the largest. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The figure is to be no more than this. */
  readonly most: number;
  readonly verdict: Verdict;
}

export type Verdict = 'met' | 'not met' | 'too noisy';

/** Holds a figure against a goal; a machine that was busy most of the time gives no verdict. */
export function judge(
  name: string,
  values: readonly number[],
  most: number,
  isNoisy = false,
): Goal {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const [low, high] = [sorted[0] ?? NaN, sorted.at(-1) ?? NaN];
  const verdict = value <= most ? 'met' : 'not met';
  return { name, value, low, high, most, verdict: isNoisy ? 'too noisy' : verdict };
}
