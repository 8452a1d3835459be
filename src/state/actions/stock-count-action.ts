import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import type { Quantity } from '#domain/units/unit.ts';

/** What was counted in one walk along the shelves. */
export interface StockCountAction {
  readonly type: 'COUNT_STOCK';
  readonly payload: {
    /** What has to be booked so that the vault has what was counted. */
    readonly seeds: readonly (Omit<SeedTransaction, 'id' | 'meta' | 'by'> & {
      readonly id?: string;
    })[];
    /** What is on hand of raw materials. */
    readonly materials: readonly { readonly id: string; readonly quantity: Quantity }[];
  };
}
