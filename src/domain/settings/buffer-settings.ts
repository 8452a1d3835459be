import { roundTo } from '#domain/units/rounding.ts';

/** Extra trays to plant, by kind of variety. */
export interface BufferSettings {
  readonly generalBufferPercent: number;
  readonly consistent: { readonly percent: number; readonly varieties: readonly string[] };
  /** A variety in both lists counts as delicate. */
  readonly delicate: { readonly percent: number; readonly varieties: readonly string[] };
  /** A buffer never adds more trays than this. */
  readonly maxExtraTrays: number;
  /** A buffer tray of which a smaller share than this is needed is not planted, 0 to 1; absent: each is. */
  readonly sliver?: number;
}

/** The sliver of a farm that begins today. */
export const NEW_FARM_SLIVER = 0.25;

export const DEFAULT_BUFFER_SETTINGS: BufferSettings = {
  generalBufferPercent: 6,
  consistent: { percent: 4, varieties: [] },
  delicate: { percent: 12, varieties: [] },
  maxExtraTrays: 1,
};

/** A percentage of the buffers as it counts: negative or invalid becomes 0. */
export function clampBufferPercent(percent: number): number {
  return Number.isFinite(percent) && percent > 0 ? percent : 0;
}

/** The sliver as it counts: a share with two decimals; none where it is 0 or invalid. */
export function countedSliver(sliver: number | undefined): number | undefined {
  return roundTo(Math.min(clampBufferPercent(sliver ?? 0), 1), 2) || undefined;
}

/** The maximum of extra trays as it counts: whole, at least 0; negative or invalid becomes 0. */
export function countedExtraTrays(maxExtraTrays: number): number {
  return Math.floor(clampBufferPercent(maxExtraTrays));
}
