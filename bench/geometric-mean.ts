/** The mean of ratios: twice as good and twice as bad make 1. NaN of none. */
export function geometricMean(ratios: readonly number[]): number {
  return Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
}
