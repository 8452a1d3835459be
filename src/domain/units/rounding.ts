/** Tolerance for floating-point errors, as in 1.005 × 100. */
export const EPSILON = 1e-9;

/** Rounding may put a sum of stock this far off. */
export const HAIR = 1e-6;

/** Rounds a number to some decimals, halves away from zero. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const rounded = Math.round(Math.abs(value) * scale + EPSILON) / scale;
  // Adding 0 turns -0 into 0.
  return Math.sign(value) * rounded + 0;
}

/** Rounds an amount as stored and shown, to 4 decimals by default. */
export function roundUnits(value: number, decimals = 4): number {
  return roundTo(value, decimals);
}

/** The next whole number; one that is whole already but for the arithmetic stays. */
export function ceilWithEpsilon(value: number): number {
  return Math.ceil(value - EPSILON) + 0;
}

/** The whole number below; one that is whole but for the arithmetic stays. */
export function floorWithEpsilon(value: number): number {
  return Math.floor(value + EPSILON);
}
