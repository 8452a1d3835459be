import { expect, test } from 'vitest';
import { customerMargins, eventMargins } from '#domain/margins/event-margins.ts';
import { shelfMargins } from '#domain/margins/shelf-margins.ts';
import { aDelivery } from '#tests/support/builders/delivery-builders.ts';
import { exampleCostFarm, exampleOrder } from '#tests/support/farms/cost-example.ts';
import { selectCustomerMargins, selectOrderMargins, selectShelfMargins } from './margins.ts';

const NOVEMBER = ['2026-11-01', '2026-11-30', '2026-11-20'] as const;
const RANGE = { from: NOVEMBER[0], to: NOVEMBER[1] };
const UNPRICED = exampleCostFarm({
  orders: [exampleOrder({ id: 'ord_1', customer: 'Chef Ana', date: '2026-11-10' })],
});
const prices = [{ id: 'prc_1', varietyId: 'sunflower', packageOz: 4, amount: 4, from: null }];
const FARM = { ...UNPRICED, prices };

test('a farm without a price has no margins at all', () => {
  expect(selectOrderMargins(UNPRICED, ...NOVEMBER)).toBeNull();
  expect(selectCustomerMargins(UNPRICED, ...NOVEMBER)).toBeNull();
  expect(selectShelfMargins(UNPRICED, ...NOVEMBER)).toBeNull();
});

test('the screens see the same margins as the command line', () => {
  const margins = eventMargins(FARM, RANGE, NOVEMBER[2]);
  expect(selectOrderMargins(FARM, ...NOVEMBER)).toEqual(margins);
  expect(selectCustomerMargins(FARM, ...NOVEMBER)).toEqual(customerMargins(margins));
  expect(selectShelfMargins(FARM, ...NOVEMBER)).toEqual(shelfMargins(FARM, margins));
});

test('what was delivered counts at once', () => {
  const line = { itemId: FARM.orders[0]?.items[0]?.id ?? '', packed: 9, returned: 0 };
  const delivery = aDelivery({ orderId: 'ord_1', dateISO: '2026-11-10', lines: [line] });
  const delivered = selectOrderMargins({ ...FARM, deliveries: [delivery] }, ...NOVEMBER);
  // Nine at $4 less the $24.37 of what was grown.
  expect(delivered).toMatchObject([{ amount: 36, margin: 11.63 }]);
});
