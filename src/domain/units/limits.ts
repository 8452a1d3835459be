/** From where to where a number may go. */
export interface Limits {
  readonly min: number;
  readonly max: number;
}

export const PERCENT = { min: 0, max: 100 } as const;

export function isWithin({ min, max }: Limits, value: number | null): boolean {
  return value !== null && value >= min && value <= max;
}

/** A count as it is stored: whole and not below 0; 0 for what is no number. */
export function wholeCount(value: number): number {
  return wholeWithin({ min: 0, max: Infinity }, value, 0);
}

/** The nearest whole number inside the limits; the usual one for what is no number. */
export function wholeWithin<U>({ min, max }: Limits, value: number | null | undefined, usual: U) {
  if (typeof value !== 'number' || !Number.isFinite(value)) return usual;
  return Math.min(max, Math.max(min, Math.floor(value)));
}

export function isPositive(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}
