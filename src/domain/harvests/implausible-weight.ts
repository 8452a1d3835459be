/** Below this part of what was expected, or above this many times of it, a weight is asked about. */
const ODD_FACTOR = 5;

/** Checks whether a weight is so far from the expected yield that the user is asked once. */
export function isImplausibleWeight(weightOz: number, expectedOz: number): boolean {
  return weightOz < expectedOz / ODD_FACTOR || weightOz > expectedOz * ODD_FACTOR;
}
