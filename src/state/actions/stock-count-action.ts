import type { Quantity } from '#domain/units/unit.ts';
import type { ActionOf, RecordName } from './action-of.ts';
import type { SeedBooking } from './seed-action.ts';

/** An amount of a material. */
export interface StockOfMaterial extends RecordName {
  readonly quantity: Quantity;
}

interface CountedStock {
  /** What has to be booked so that the vault has what was counted. */
  readonly seeds: readonly SeedBooking[];
  /** What is on hand of raw materials. */
  readonly materials: readonly StockOfMaterial[];
}

/** What was counted in one walk along the shelves. */
export type StockCountAction = ActionOf<'COUNT_STOCK', CountedStock>;
