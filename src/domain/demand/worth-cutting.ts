/** Fewer ounces only come from the arithmetic: they are not listed, planted or carried. */
const NEGLIGIBLE_OZ = 1e-6;

export function isWorthCutting(ounces: number): boolean {
  return ounces >= NEGLIGIBLE_OZ;
}
