import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';

/** Seed that came in or was counted, and what it costs and where it is bought. */
export type SeedAction =
  | {
      readonly type: 'ADD_SEED_INTAKE';
      /** Pounds below 0 take seed out, as a count may. An id is made from the rest when there is none. */
      readonly payload: Omit<SeedTransaction, 'id' | 'meta' | 'by'> & {
        readonly id?: string;
        /** Dollars for all of it: the price of the seed from now on. */
        readonly paid?: number;
      };
    }
  | { readonly type: 'DELETE_SEED_TXN'; readonly payload: { readonly id: string } }
  | {
      readonly type: 'SET_SEED_COST';
      readonly payload: {
        readonly varietyId: string;
        readonly bagLb: number;
        readonly bagCost: number;
      };
    }
  | {
      readonly type: 'SET_SEED_REORDER_LINK';
      /** A link as typed; blank clears it. */
      readonly payload: { readonly varietyId: string; readonly url: string };
    };
