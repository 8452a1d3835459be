import type { FreezeDryer } from './capacity.ts';
import { nextNumberedId } from './numbered-id.ts';

/** Defaults of a new dryer. */
export const NEW_DRYER = { shelves: 7, cycleDays: 1, shelfMaxOz: 16 } as const;

/**
 * Creates a dryer with default values: seven shelves of 16 oz, one-day cycles.
 *
 * @param knownIds - Ids of all dryers, including removed but unsaved ones.
 */
export function newDryer(knownIds: readonly string[]): FreezeDryer {
  const id = nextNumberedId('fd-', knownIds);
  return { id, label: `Freeze Dryer ${id.slice('fd-'.length)}`, ...NEW_DRYER };
}

/** Capacity of all dryers together. */
interface DryerTotals {
  readonly dryers: number;
  readonly shelves: number;
  readonly maxOz: number;
  /** The same for a day on average, when a dryer is not emptied every day; else null. */
  readonly perDay: { readonly shelves: number; readonly maxOz: number } | null;
}

/** The capacity of the dryers: shelves, and shelves times what one may carry, summed over them. */
export function dryerTotals(dryers: readonly FreezeDryer[]): DryerTotals {
  const sum = (amount: (dryer: FreezeDryer) => number) =>
    dryers.reduce((total, dryer) => total + amount(dryer), 0);
  const isSlow = dryers.some(({ cycleDays }) => cycleDays > 1);
  return {
    dryers: dryers.length,
    shelves: sum(({ shelves }) => shelves),
    maxOz: sum(({ shelves, shelfMaxOz }) => shelves * shelfMaxOz),
    perDay: isSlow
      ? {
          shelves: sum(({ shelves, cycleDays }) => shelves / cycleDays),
          maxOz: sum(({ shelves, shelfMaxOz, cycleDays }) => (shelves * shelfMaxOz) / cycleDays),
        }
      : null,
  };
}
