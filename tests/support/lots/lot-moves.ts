import fc from 'fast-check';
import type { FarmAction } from '#state/records/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { reduce } from '#state/records/reduce.ts';
import { markAs, recordTrays, toggleDone } from '../actions/work-actions.ts';
import { does } from '../random/chosen.ts';
import { plantId, RADISH, RADISH_TODAY } from './radish-farm.ts';

const PLANT_DAYS = ['2026-11-16', '2026-11-23', '2026-11-26', '2026-11-30'] as const;

/** Deliveries of the farm of the worked examples that are past or today’s. */
const DELIVERIES = [
  { orderId: 'ord_grill', dateISO: '2026-11-24', itemId: `li_${RADISH.id}_18oz` },
  { orderId: 'ord_grill', dateISO: '2026-12-01', itemId: `li_${RADISH.id}_18oz` },
  { orderId: 'ord_bistro', dateISO: '2026-12-04', itemId: `li_${RADISH.id}_8_4` },
  { orderId: 'ord_luma', dateISO: '2026-12-04', itemId: `li_${RADISH.id}_10oz` },
  { orderId: 'ord_sato', dateISO: '2026-12-05', itemId: `li_${RADISH.id}_8oz` },
] as const;

const aDay = fc.constantFrom(...PLANT_DAYS);
const aDelivery = fc.constantFrom(...DELIVERIES);
const aLot = fc.constantFrom('a', 'b');
const someLots = fc.array(fc.record({ txnId: aLot, trays: fc.nat({ max: 4 }) }), { maxLength: 3 });

/** Ticks, opens, counts and corrects plantings, and what becomes of the bags. */
export const lotMove: fc.Arbitrary<FarmAction> = fc.oneof(
  fc.tuple(aDay, fc.boolean()).map(([day, done]) => tickPlanting(day, done)),
  fc
    .tuple(aDay, fc.nat({ max: 9 }), fc.option(someLots, { nil: undefined }))
    .map(([dateISO, actualTrays, seedLots]) =>
      recordTrays(dateISO, {
        varietyId: RADISH.id,
        actualTrays,
        expectedTrays: 2,
        taskIds: [plantId(dateISO)],
        source: 'task',
        seedLots,
      }),
    ),
  fc
    .tuple(aDay, someLots)
    .map(([dateISO, seedLots]) =>
      does('SET_PLANTED_LOTS', { dateISO, varietyId: RADISH.id, seedLots }),
    ),
  fc
    .tuple(aLot, fc.constantFrom('USED_UP' as const, 'BLOCKED' as const, null))
    .map(([txnId, status]) => lotStatus(txnId, status)),
);

/** Marks, corrects and names deliveries, and changes what they were promised. */
export const deliveryMove: fc.Arbitrary<FarmAction> = fc.oneof(
  fc
    .tuple(
      aDelivery,
      fc.constantFrom('PACKED' as const, 'DELIVERED' as const, 'DELIVERED' as const, null),
    )
    .map(([{ orderId, dateISO }, status]) => markAs(status, { orderId, dateISO })),
  fc
    .tuple(aDelivery, fc.nat({ max: 12 }), fc.nat({ max: 2 }))
    .map(([{ orderId, dateISO, itemId }, packed, returned]) =>
      does('CORRECT_DELIVERY', {
        orderId,
        dateISO,
        lines: [{ itemId, packed, returned: Math.min(packed, returned) }],
      }),
    ),
  fc
    .tuple(aDelivery, fc.constantFrom('2026-12-01', '2026-12-04'), fc.integer({ min: 1, max: 9 }))
    .map(([{ orderId, dateISO }, harvestISO, oz]) =>
      does('SET_DELIVERY_BATCHES', {
        orderId,
        dateISO,
        varietyId: RADISH.id,
        batches: [{ batch: `${RADISH.id}|${harvestISO}`, oz }],
      }),
    ),
);

/** Work that has nothing to do with what left. */
export const otherMove: fc.Arbitrary<FarmAction> = fc.oneof(
  lotMove,
  fc.constantFrom('ord_grill', 'ord_luma').map((id) => does('DELETE_ORDER', { id })),
  fc.integer({ min: 1, max: 40 }).map((oz) =>
    does('CHANGE_DELIVERIES', {
      add: [{ kind: 'GONE', varietyId: RADISH.id, harvestISO: '2026-12-01', oz }],
      remove: [],
    }),
  ),
);

export function tickPlanting(dateISO: string, done: boolean): FarmAction {
  return toggleDone(plantId(dateISO), done);
}

export function lotStatus(txnId: string, status: 'USED_UP' | 'BLOCKED' | null): FarmAction {
  return does('UPDATE_SEED_LOT', { txnId, patch: { status } });
}

/** The farm after some actions of Monday 12/7. */
export function afterMoves(farm: FarmDocument, ...actions: readonly FarmAction[]): FarmDocument {
  const moment = { today: RADISH_TODAY, now: Date.parse(`${RADISH_TODAY}T12:00:00.000Z`) };
  return actions.reduce((before, action) => reduce(before, { ...action, moment }), farm);
}
