import { expect, test } from 'vitest';
import { listTraysOut } from '#domain/deliveries/trays-out.ts';
import { traysOutOf } from '#domain/orders/delivery.ts';
import { markAs } from '#tests/support/actions/work-actions.ts';
import { actOn } from '#tests/support/devices/act.ts';
import { aRepeatOrder, packages } from '#tests/support/builders/builders.ts';
import { liveFarm } from '#tests/support/farms/live-farm.ts';
import { mergeTwo } from '#tests/support/merge/merge-two.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { normalizeFarm } from '../../read/normalize-farm.ts';
import type { FarmAction } from '../farm-action.ts';

const FIRST = { orderId: 'ord_bistro', dateISO: '2026-12-04' };
const SECOND = { orderId: 'ord_bistro', dateISO: '2026-12-11' };
const ON = '2026-12-11';

const back = (count: number, more: object = {}): FarmAction => ({
  type: 'BOOK_TRAYS_BACK',
  payload: { ...SECOND, sizeId: 'siz_1010', count, ...more },
});
const delivered = actOn(liveFarm(), ON, markAs('DELIVERED', FIRST, SECOND));
const outOf = (farm: FarmDocument) => traysOutOf(farm, 'siz_1010');
const traysIn = (farm: FarmDocument, at: number) => farm.deliveries?.[at]?.trays;

test('trays of a live line leave with their delivery, and empties come back with the next', () => {
  const farm = actOn(delivered, ON, back(4));
  expect(traysIn(farm, 0)).toEqual([{ sizeId: 'siz_1010', left: 6, back: 0 }]);
  expect(traysIn(farm, 1)).toEqual([{ sizeId: 'siz_1010', left: 6, back: 4 }]);
  expect(outOf(farm)).toBe(8);
  expect(listTraysOut(farm)).toMatchObject([
    { customer: 'Bistro', sizeId: 'siz_1010', count: 8, sinceISO: '2026-12-04' },
  ]);
  expect(listTraysOut(actOn(farm, ON, back(2)))[0]?.sinceISO).toBe('2026-12-11');
});

test('two phones that book two back each come to four', () => {
  const base = actOn(delivered, ON, back(4));
  const { merged } = mergeTwo(base, actOn(base, ON, back(2)), actOn(base, ON, back(2)));
  expect(traysIn(merged, 1)).toEqual([{ sizeId: 'siz_1010', left: 6, back: 8 }]);
  expect(outOf(merged)).toBe(4);
  // Of farms without a common past one side’s count stays.
  const titled: FarmAction = { type: 'UPDATE_SETTINGS', payload: { siteTitle: 'North' } };
  const { merged: met } = mergeTwo(null, base, actOn(base, ON, titled));
  expect(outOf(met)).toBe(outOf(base));
});

test('what is returned at the door never left, and a packed delivery has nothing out', () => {
  const [item] = liveFarm().orders[0]?.items ?? [];
  const line = { itemId: item?.id ?? '', packed: 6, returned: 2 };
  const corrected = actOn(delivered, ON, {
    type: 'CORRECT_DELIVERY',
    payload: { ...SECOND, lines: [line] },
  });
  expect(traysIn(corrected, 1)).toEqual([{ sizeId: 'siz_1010', left: 4, back: 0 }]);
  const packed = actOn(corrected, ON, back(1), markAs('PACKED', SECOND));
  expect(traysIn(packed, 1)).toEqual([{ sizeId: 'siz_1010', left: 0, back: 1 }]);
  expect(actOn(packed, ON, markAs(null, SECOND)).deliveries).toHaveLength(1);
});

test('a size that does not come back is never out', () => {
  const name = { orderId: 'ord_market', dateISO: '2026-12-12' };
  expect(actOn(liveFarm(), ON, markAs('DELIVERED', name)).deliveries?.[0]).not.toHaveProperty(
    'trays',
  );
});

test('empties without a record of their delivery go to the customer’s newest one with such trays', () => {
  const farm = actOn(liveFarm(), ON, markAs('DELIVERED', FIRST), back(4));
  expect(traysIn(farm, 0)).toEqual([{ sizeId: 'siz_1010', left: 6, back: 4 }]);
  const other = aRepeatOrder({ id: 'ord_2', customer: 'bistro', items: [packages('pea', 1)] });
  const two = actOn(
    { ...liveFarm(), orders: [...liveFarm().orders, other] },
    ON,
    markAs('DELIVERED', FIRST),
  );
  const booked = actOn(two, ON, back(1, { orderId: 'ord_2' }));
  expect(booked.deliveries).toHaveLength(1);
  expect(outOf(booked)).toBe(5);
});

test('empties of a customer without any record make one', () => {
  expect(actOn(liveFarm(), ON, back(3)).deliveries).toMatchObject([
    { ...SECOND, status: 'PACKED', trays: [{ sizeId: 'siz_1010', left: 0, back: 3 }] },
  ]);
});

test('a booking of fewer takes empties off again, and never below none', () => {
  const farm = actOn(delivered, ON, back(4), back(-1));
  expect(traysIn(farm, 1)?.[0]?.back).toBe(3);
  expect(actOn(farm, ON, back(-9)).deliveries).toEqual(delivered.deliveries);
});

test('trays that don’t come back are owned no more', () => {
  const farm = actOn(delivered, ON, back(2, { lost: true }));
  expect(outOf(farm)).toBe(10);
  expect(farm.catalog.traySizes?.[0]?.owned).toBe(18);
  const lost = actOn(delivered, ON, back(2, { lost: true, sizeId: 'siz_1020' }));
  expect(lost.capacity.trayInventory).toMatchObject({ withHoles: 38, withoutHoles: 78 });
});

test('a delivery holds each size once, and none that neither left nor came back', () => {
  const trays = [
    { sizeId: 'a', left: 2.5, back: -1 },
    { sizeId: 'a', left: 9, back: 9 },
    { sizeId: 'b', left: 0, back: 0 },
    { left: 3, back: 0 },
  ];
  const read = normalizeFarm({ deliveries: [{ ...FIRST, status: 'PACKED', lines: [], trays }] });
  expect(traysIn(read, 0)).toEqual([{ sizeId: 'a', left: 2, back: 0 }]);
});
