import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import type { ActionOf, RecordName } from './action-of.ts';

/** Seed that is booked. Pounds below 0 take seed out, as a count may. An id is made from the rest when there is none. */
export type SeedBooking = Omit<SeedTransaction, 'id' | 'meta' | 'by'> & Partial<RecordName>;

interface SeedBagPrice {
  readonly varietyId: string;
  readonly bagLb: number;
  readonly bagCost: number;
}

/** Seed that came in or was counted, and what it costs and where it is bought. */
export type SeedAction =
  /** `paid`: dollars for all of it, the price of the seed from now on. */
  | ActionOf<'ADD_SEED_INTAKE', SeedBooking & { readonly paid?: number }>
  | ActionOf<'DELETE_SEED_TXN', RecordName>
  | ActionOf<'SET_SEED_COST', SeedBagPrice>
  /** A link as typed; blank clears it. */
  | ActionOf<'SET_SEED_REORDER_LINK', { readonly varietyId: string; readonly url: string }>;
