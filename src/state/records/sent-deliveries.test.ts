import { expect, test } from 'vitest';
import { aFarm, anOrder, aVariety, bulk, packages } from '#tests/support/builders/builders.ts';
import { act } from '#tests/support/devices/act.ts';
import { markAs } from '#tests/support/actions/work-actions.ts';
import { mergeBothWays } from '#tests/support/merge/merge-two.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { normalizeFarm } from '../read/normalize-farm.ts';
import type { FarmAction } from './farm-action.ts';

const DAY = '2025-03-14';
const NAME = { orderId: 'ord_1', dateISO: DAY };
const TWELVE = { ...packages('pea', 12, 4), id: 'li_1' };
const LOOSE = { ...bulk('pea', 500, 'g'), id: 'li_2' };
const FRIDAY = anOrder({
  id: 'ord_1',
  name: 'Friday',
  customer: ' Bistro  Marlow',
  orderCategory: 'RESTAURANT',
  date: DAY,
  items: [TWELVE, LOOSE],
});
const PRICE = { id: 'prc_1', varietyId: 'pea', packageOz: 4, amount: 5, from: null };
const FARM = aFarm({
  varieties: [aVariety({ id: 'pea' })],
  orders: [FRIDAY],
  prices: [
    PRICE,
    { ...PRICE, id: 'prc_2', amount: 4.25, customer: 'bistro marlow' },
    { id: 'prc_3', varietyId: 'pea', packageOz: null, unit: 'lb', amount: 18, from: null },
  ],
});

const mark = (status: 'PACKED' | 'DELIVERED' | null) => markAs(status, NAME);
const correct = (...lines: readonly object[]): FarmAction => ({
  type: 'CORRECT_DELIVERY',
  payload: {
    ...NAME,
    lines: lines.map((line) => ({ itemId: 'li_1', packed: 12, returned: 0, ...line })),
  },
});
const dearer: FarmAction = {
  type: 'SET_PRICE',
  payload: { varietyId: 'pea', packageOz: 4, amount: 6, from: null, customer: 'bistro marlow' },
};
const fewer: FarmAction = {
  type: 'UPDATE_ORDER',
  payload: { ...FRIDAY, items: [{ ...TWELVE, count: 3 }] },
};
const sentOf = (farm: FarmDocument) => farm.deliveries?.[0]?.sent;
const EXTRA = { ...packages('pea', 9, 4), id: 'li_9' };

test('what leaves is written down when it is marked delivered', () => {
  const lines = [
    { packed: 11, returned: 1, reason: 'QUALITY' },
    { itemId: 'li_9', packed: 2, returned: 2, extra: EXTRA },
  ];
  const pea = { varietyId: 'pea', text: 'Pea 4 oz', packageOz: 4, unit: '', unitPrice: 4.25 };
  expect(sentOf(act(FARM, correct(...lines), mark('DELIVERED')))).toEqual({
    to: ' Bistro  Marlow',
    customer: ' Bistro  Marlow',
    category: 'RESTAURANT',
    dayISO: DAY,
    lines: [
      { ...pea, itemId: 'li_1', ordered: 12, quantity: 10, amount: 42.5 },
      {
        itemId: 'li_2',
        varietyId: 'pea',
        text: 'Pea',
        ordered: 500,
        packageOz: null,
        quantity: 500,
        unit: 'g',
        // 18 ÷ 453.59237
        unitPrice: expect.closeTo(0.0396832072, 10),
        amount: 19.84,
      },
      { ...pea, itemId: 'li_9', ordered: null, quantity: 0, amount: 0 },
    ],
  });
  expect(sentOf(act(FARM, mark('PACKED')))).toBeUndefined();
});

test('the farm’s own use has no sales, and an order without an event is only marked', () => {
  const own = { ...FARM, orders: [{ ...FARM.orders[0], orderCategory: 'INTERNAL_USE' }] };
  const delivered = act(normalizeFarm(own), mark('DELIVERED'), correct({ packed: 9 }));
  expect(sentOf(delivered)?.lines).toMatchObject([
    { quantity: 9, unitPrice: null, amount: 0 },
    { unitPrice: null, amount: 0 },
  ]);
  const gone = act({ ...FARM, orders: [] }, mark('DELIVERED'));
  expect(gone.deliveries).toMatchObject([{ status: 'DELIVERED' }]);
  expect(sentOf(gone)).toBeUndefined();
});

test('a correction changes the lines it names, at the price they left for', () => {
  const left = act(FARM, mark('DELIVERED'), dearer, fewer);
  const short = act(left, correct({ packed: 11, returned: 1, reason: 'REFUSED', back: 5 }));
  expect(sentOf(short)).toEqual({
    ...sentOf(left),
    lines: [{ ...sentOf(left)?.lines[0], quantity: 10, amount: 42.5 }, sentOf(left)?.lines[1]],
  });
  expect(short.deliveries?.[0]?.lines).toEqual([
    { itemId: 'li_1', packed: 11, returned: 1, reason: 'REFUSED', back: 1 },
  ]);
  // As it was ordered back then, though the order says 3 by now.
  const whole = act(short, correct({}));
  expect(sentOf(whole)).toEqual(sentOf(left));
  expect(whole.deliveries?.[0]?.lines).toEqual([]);
  expect(act(left, correct({ packed: 3 })).deliveries?.[0]?.lines).toHaveLength(1);
  const added = act(left, correct({ itemId: 'li_9', packed: 2, extra: EXTRA }));
  expect(sentOf(added)?.lines[2]).toMatchObject({ ordered: null, quantity: 2, unitPrice: 6 });
  expect(sentOf(act(added, correct({ itemId: 'li_9', packed: 0 })))).toEqual(sentOf(left));
});

test('a reopened delivery has no record, and one marked twice has one', () => {
  const left = act(FARM, mark('DELIVERED'));
  expect(act(left, dearer, mark('DELIVERED')).deliveries).toEqual(left.deliveries);
  expect(act(left, mark('PACKED')).deliveries?.[0]).not.toHaveProperty('sent');
  expect(act(left, mark(null))).not.toHaveProperty('deliveries');
  expect(sentOf(act(left, dearer, mark('PACKED'), mark('DELIVERED')))?.lines[0]?.unitPrice).toBe(6);
});

test('what left is read from a file with all that it holds, and is none without its day or of a delivery that is packed', () => {
  const left = act(FARM, mark('DELIVERED'));
  const parts = [{ varietyId: 'pea', batch: '', oz: 48, link: 'served' }];
  const [delivery] = left.deliveries ?? [];
  const withSent = (more: object, status = 'DELIVERED') =>
    normalizeFarm({
      ...left,
      deliveries: [{ ...delivery, status, sent: { ...delivery?.sent, ...more } }],
    }).deliveries?.[0];
  expect(withSent({ parts })).toEqual({ ...delivery, sent: { ...delivery?.sent, parts } });
  expect(withSent({ parts: [{ oz: 4 }] })?.sent).not.toHaveProperty('parts');
  expect(withSent({ dayISO: 'soon' })).not.toHaveProperty('sent');
  expect(withSent({}, 'PACKED')).not.toHaveProperty('sent');
  const { sent: _sent, ...older } = delivery ?? {};
  expect(normalizeFarm({ ...left, deliveries: [older] }).deliveries).toEqual([older]);
});

test('what is fit to be sold again is part of what was returned', () => {
  const backOf = (back: unknown) =>
    normalizeFarm({
      ...FARM,
      deliveries: [{ ...NAME, lines: [{ itemId: 'li_1', packed: 12, returned: 3, back }] }],
    }).deliveries?.[0]?.lines[0]?.back;
  expect([2, 9, 0, -1, 'some', undefined].map(backOf)).toEqual([2, 3, ...Array(4).fill(undefined)]);
});

test('of two delivery records the later one is kept', () => {
  const at = (moment: string, farm: FarmDocument, ...actions: readonly FarmAction[]) => {
    const done = act(farm, ...actions);
    const deliveries = done.deliveries?.map((one) => ({ ...one, deliveredAtISO: moment }));
    return { ...done, ...(deliveries && { deliveries }) };
  };
  const early = at('2025-03-14T08:00:00.000Z', FARM, mark('DELIVERED'));
  const late = at('2025-03-14T09:00:00.000Z', FARM, dearer, mark('DELIVERED'));
  for (const { merged, notices } of mergeBothWays(FARM, early, late)) {
    expect(sentOf(merged)).toEqual(sentOf(late));
    expect(notices.filter(({ slice }) => slice === 'deliveries')).toHaveLength(1);
  }
  const packed = act(FARM, mark('PACKED'), correct({ packed: 11 }));
  for (const { merged } of mergeBothWays(FARM, early, packed)) {
    expect(merged.deliveries).toMatchObject([{ status: 'DELIVERED', sent: sentOf(early) }]);
  }
  const unmarked = act(early, mark('PACKED'));
  const corrected = act(early, correct({ packed: 9 }));
  for (const { merged } of mergeBothWays(early, unmarked, corrected)) {
    expect(merged.deliveries?.[0]).toMatchObject({ status: 'PACKED' });
    expect(sentOf(merged)).toBeUndefined();
  }
});
