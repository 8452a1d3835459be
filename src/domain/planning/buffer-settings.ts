/** How much more than ordered is planted, by kind of variety. */
export interface BufferSettings {
  readonly generalBufferPercent: number;
  readonly consistent: { readonly percent: number; readonly varieties: readonly string[] };
  /** A variety in both lists counts as delicate. */
  readonly delicate: { readonly percent: number; readonly varieties: readonly string[] };
  /** A buffer never adds more trays than this. */
  readonly maxExtraTrays: number;
}
