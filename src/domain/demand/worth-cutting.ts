/** Fewer ounces only come from the arithmetic: they are not listed, planted or carried. */
const NEGLIGIBLE_OZ = 1e-6;

/** Whether an amount is enough to be cut, or to be carried to the next day. */
export function isWorthCutting(ounces: number): boolean {
  return ounces >= NEGLIGIBLE_OZ;
}
