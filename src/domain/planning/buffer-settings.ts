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
