/** How much more than ordered is planted, by kind of variety. */
export interface BufferSettings {
  readonly generalBufferPercent: number;
  readonly consistent: { readonly percent: number; readonly varieties: readonly string[] };
  /** A variety in both lists counts as delicate. */
  readonly delicate: { readonly percent: number; readonly varieties: readonly string[] };
  /** A buffer never adds more trays than this. */
  readonly maxExtraTrays: number;
}

/** What is planted on top of orders until the grower says otherwise. */
export const DEFAULT_BUFFER_SETTINGS: BufferSettings = {
  generalBufferPercent: 6,
  consistent: { percent: 4, varieties: [] },
  delicate: { percent: 12, varieties: [] },
  maxExtraTrays: 1,
};

/** A percentage of the buffers as it counts: negative or invalid becomes 0. */
export function countedPercent(percent: number): number {
  return Number.isFinite(percent) && percent > 0 ? percent : 0;
}

/** The maximum of extra trays as it counts: whole, at least 0; negative or invalid becomes 0. */
export function countedExtraTrays(maxExtraTrays: number): number {
  return Math.floor(countedPercent(maxExtraTrays));
}
