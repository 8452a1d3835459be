/** Settings of the buying list, in whole days. */
export interface BuyingSettings {
  /** From an order until it is on the shelf, where a supplier's own days are not known; 0 to 120. */
  readonly leadDays: number;
  /** How long an order is to last after it came; 7 to 180. */
  readonly coverDays: number;
  /** How long before the stock runs out an order is to come; 0 to 30, fewer than it is to last. */
  readonly keepDays: number;
}

export const DEFAULT_BUYING_SETTINGS: BuyingSettings = { leadDays: 7, coverDays: 28, keepDays: 3 };

export const LEAD_DAYS = { min: 0, max: 120 } as const;
export const COVER_DAYS = { min: 7, max: 180 } as const;
export const KEEP_DAYS = { min: 0, max: 30 } as const;

/** An order comes before the one before it is used up. */
export function keepDaysWithin(keepDays: number, coverDays: number): number {
  return Math.min(keepDays, coverDays - 1);
}
