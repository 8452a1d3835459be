import { sumOf } from '#domain/records/lists.ts';

/** Shares of the usual blend of five varieties, in percent. */
export const DEFAULT_MIX_BLEND: readonly number[] = [40, 25, 20, 10, 5];

/** Shares of a blend in percent; one may not be typed yet. */
type Shares = readonly { readonly percent: number | null }[];

export function mixBlendPercent(shares: Shares): number {
  return sumOf(shares.map(({ percent }) => percent ?? 0));
}

/** Checks whether a blend is whole: its shares round to exactly 100, so three thirds of 33.33 do. */
export function isMixComplete(shares: Shares): boolean {
  return Math.round(mixBlendPercent(shares)) === 100;
}
