import { expect, test } from 'vitest';
import type { OrderItem } from '#domain/orders/order.ts';
import { aMix, anOrder, bulk, packages } from '#tests/support/builders/builders.ts';
import { aDeliveryChange } from '#tests/support/builders/delivery-builders.ts';
import { anOverhead } from '#tests/support/builders/catalog-builders.ts';
import {
  exampleCostFarm,
  exampleOrder,
  costFarmWithOverheads,
  costOfOrder,
} from '#tests/support/farms/cost-example.ts';
import { orderCosts, splitLater } from './order-cost.ts';
import { varietyCostRows } from './variety-cost.ts';

const TODAY = '2025-03-20';
const ALL = { from: null, to: null };

test('a delivery with other lines than its order costs what these cost', () => {
  const order = exampleOrder({ id: 'ord_1' });
  const items = [packages('sunflower', 20, 4)];
  const change = aDeliveryChange({ kind: 'ITEMS', orderId: 'ord_1', dateISO: '2025-03-14', items });
  const farm = exampleCostFarm({ deliveryChanges: [change] });
  // A package: (0.9259415 + 1.25 + 2.40) / 4 + 0.05 + 0.336667 = $1.530652.
  expect(costOfOrder(order, farm).totalCost).toBe(30.613041);
  expect(costOfOrder(order).totalCost).toBe(24.370219);
});

test('an order of today is no order to come', () => {
  const orders = ['2025-03-19', TODAY, '2025-03-21'].map((date, at) =>
    exampleOrder({ id: `ord_${at}`, date }),
  );
  const costs = orderCosts(exampleCostFarm({ orders }), ALL, TODAY);
  const { upToToday, later } = splitLater(costs, ALL, TODAY);
  expect(upToToday.map(({ dateISO }) => dateISO)).toEqual([TODAY, '2025-03-19']);
  expect(later.map(({ dateISO }) => dateISO)).toEqual(['2025-03-21']);
});

test('overheads by the ounce and by the package fall on what is gone from the catalog, too', () => {
  const farm = costFarmWithOverheads(
    anOverhead({ name: 'Ice', mode: 'PER_OZ', cost: 0.5 }),
    anOverhead({ name: 'Bags', mode: 'PER_UNIT', cost: 3 }),
  );
  const rows = (item: OrderItem, of = farm) =>
    varietyCostRows(costOfOrder(anOrder({ items: [item] }), of).event.varieties);
  expect(rows(bulk('gone', 6))).toMatchObject([{ overhead: 3 }]);
  // Two packages of a mix of 3 to 1: $6 of bags and $4 of ice.
  const mixed = { ...farm, products: [aMix({ sunflower: 75, pea: 25 })] };
  const parts = rows(packages('mix_salad', 2, 4), mixed);
  expect(parts).toMatchObject([{ overhead: 7.5 }, { overhead: 2.5 }]);
});

test('a component of one percent is a part of a mix, one of none is not', () => {
  const farm = exampleCostFarm({ products: [aMix({ sunflower: 99, pea: 1, gone: 0 })] });
  const order = anOrder({ items: [bulk('mix_salad', 100)] });
  const rows = varietyCostRows(costOfOrder(order, farm).event.varieties);
  expect(rows.map(({ name, ounces }) => [name, ounces])).toEqual([
    ['Sunflower', 99],
    ['Pea', 1],
  ]);
});
