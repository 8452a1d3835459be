import { expect, test } from 'vitest';
import { aFarm, aRepeatOrder, aVariety, bulk, packages } from '#tests/support/builders/builders.ts';
import { aDeliveryChange } from '#tests/support/builders/delivery-builders.ts';
import { aQuestion } from '#tests/support/mgm/a-question.ts';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import { findSalesProblems } from '../problems/sales-problems.ts';
import { events } from './events.ts';

const ITEMS = [packages('pea', 6, 4), bulk('pea', 10, 'oz')];
const FARM = aFarm({
  varieties: [aVariety({ id: 'pea' })],
  orders: [
    aRepeatOrder({
      id: 'ord_1',
      name: 'Tuesday',
      weekday: 2,
      startDate: '2026-11-03',
      harvestBufferDays: 1,
      endDate: '2026-12-15',
      items: ITEMS,
    }),
  ],
  deliveryChanges: [
    aDeliveryChange({
      atISO: '2026-11-20T09:00:00.000Z',
      kind: 'MOVE',
      orderId: 'ord_1',
      dateISO: '2026-11-24',
      toISO: '2026-11-25',
    }),
    aDeliveryChange({
      id: 'dch_2',
      kind: 'ITEMS',
      orderId: 'ord_1',
      dateISO: '2026-12-01',
      items: [packages('pea', 12, 4)],
    }),
  ],
});

const ask = (options: Record<string, string>) => events.answer(aQuestion({ farm: FARM, options }));

test('events are told for two weeks, on the day they really come', () => {
  const item = { mode: 'PACKAGE', varietyId: 'pea', packageOz: 4 };
  expect(ask({}).json).toEqual([
    {
      orderId: 'ord_1',
      dateISO: '2026-11-24',
      dayISO: '2026-11-25',
      harvestISO: '2026-11-24',
      change: 'MOVED',
      items: [
        { itemId: ITEMS[0]?.id, ...item, count: 6 },
        { itemId: ITEMS[1]?.id, mode: 'BULK', varietyId: 'pea', weight: 10, unit: 'oz' },
      ],
    },
    {
      orderId: 'ord_1',
      dateISO: '2026-12-01',
      dayISO: '2026-12-01',
      harvestISO: '2026-11-30',
      change: 'CHANGED',
      items: [{ itemId: 'li_pea_12_4', ...item, count: 12 }],
    },
  ]);
  expect(ask({}).lines[0]).toMatch(/Tuesday +6 × Pea 4 oz, 10 oz Pea +MOVED from /);
});

test('the days of events can be named', () => {
  expect(ask({ from: '2026-12-16', to: '2027-12-31' })).toEqual({
    json: [],
    lines: ['No deliveries.'],
  });
  expect(ask({ from: '2026-12-08', to: '2026-12-15' }).json).toHaveLength(2);
  expect(() => ask({ from: 'soon' })).toThrow("--from needs a day like 2026-11-20, not 'soon'.");
  expect(() => ask({ from: '2026-12-02', to: '2026-12-01' })).toThrow('is after');
});

test('customers that are there twice, prices of nothing and changes without effect are told', () => {
  const customer = { id: 'cus_1', name: 'Bistro' };
  const written = {
    customers: [customer, { id: 'cus_2', name: ' BISTRO ' }],
    prices: [{ id: 'prc_1', packageOz: 4, amount: 5 }],
  };
  const [moved] = FARM.deliveryChanges ?? [];
  const farm = normalizeFarm({
    ...FARM,
    deliveryChanges: [
      { ...moved, dateISO: '2026-11-23' },
      { ...moved, id: 'dch_3', toISO: '2026-11-03' },
    ],
  });
  expect(farm.deliveryChanges).toHaveLength(2);
  expect(findSalesProblems(written, farm)).toEqual([
    { path: 'customers[1].name', message: "Another customer is called ' BISTRO ' too." },
    { path: 'prices[0]', message: 'The price is for no variety and no product.' },
    {
      path: 'deliveryChanges[0].dateISO',
      message: "The order 'Tuesday' has no delivery on 2026-11-23; the change has no effect.",
    },
    {
      path: 'deliveryChanges[1].toISO',
      message: 'The delivery of 2026-11-24 is moved to a day that was over.',
    },
  ]);
});
