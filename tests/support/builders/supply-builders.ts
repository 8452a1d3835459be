import type {
  ClaimAllocation,
  LotPlanting,
  SupplyLot,
  SupplyLedger,
} from '#domain/supply/variety-supply.ts';
import { anOrder, aTask } from './builders.ts';

/** A growing batch of pea: 2 trays, 16 oz, cut on 3/14/2025, all of it left and free. */
export function aLot(more: Partial<SupplyLot> = {}): SupplyLot {
  const oz = more.oz ?? 16;
  return {
    id: 'pea|2025-03-14',
    varietyId: 'pea',
    dayISO: '2025-03-14',
    cutISO: '2025-03-14',
    state: 'growing',
    plantings: [],
    plannedTrays: 2,
    countedTrays: 2,
    lostTrays: 0,
    expectedOz: oz,
    weighedOz: null,
    oz,
    plannedCarryOz: 0,
    leftOz: oz,
    reserveOz: 0,
    freeOz: oz,
    ...more,
  };
}

/** A planting of a lot: so many trays that count of so many that were planned. */
export function aLotPlanting(
  state: LotPlanting['state'],
  trays: number,
  planned = trays,
  dateISO = '2025-03-04',
): LotPlanting {
  const isPlanted = state === 'planted';
  return { task: aTask({ dateISO, trays: planned }), state, trays, isPlanted };
}

/** What a delivery of 3/14/2025 asks of the pea of that day, and what it got. */
export function aClaim(
  orderId: string,
  oz: number,
  gotOz: number,
  more: Partial<ClaimAllocation> = {},
): ClaimAllocation {
  const dayISO = more.dayISO ?? '2025-03-14';
  return {
    order: anOrder({ id: orderId, date: dayISO }),
    eventISO: dayISO,
    deliveryISO: dayISO,
    varietyId: 'pea',
    dayISO,
    oz,
    gotOz,
    isTaken: false,
    isLeft: false,
    change: null,
    ...more,
  };
}

/** A ledger of pea alone. */
export function aLedger(
  lots: readonly SupplyLot[],
  claims: readonly ClaimAllocation[] = [],
  carriedInOz: Readonly<Record<string, number>> = {},
): SupplyLedger {
  const pea = {
    varietyId: 'pea',
    lots,
    claims,
    dryClaims: [],
    carriedInOz: new Map(Object.entries(carriedInOz)),
  };
  return new Map([['pea', pea]]);
}
