import { expect, test } from 'vitest';
import { aFarm, aRepeatOrder, packages } from '#tests/support/builders/builders.ts';
import {
  exampleCatalog,
  exampleCostFarm,
  exampleOrder,
} from '#tests/support/farms/cost-example.ts';
import { aSeedIntake } from '#tests/support/builders/report-builders.ts';
import { askReport as ask } from '#tests/support/mgm/ask-report.ts';

const FRIDAY = '2026-11-20';

test('costs has a row for every package of every variety', () => {
  const packed: unknown = JSON.parse(`{
    "varietyId": "sunflower", "varietyName": "Sunflower", "packageOz": 4, "seed": 0.231485,
    "soil": 0.3125, "overhead": 0.65, "packaging": 0.336667, "unitCost": 1.530652, "warning": "",
    "packagingId": "pkg_4", "packagingName": "4", "unitCostInOrder": null
  }`);
  const unpacked: unknown = JSON.parse(`{
    "varietyId": "sunflower", "varietyName": "Sunflower", "packageOz": 2, "seed": 0.115743,
    "soil": 0.15625, "overhead": 0.35, "packaging": 0, "unitCost": 0.621993,
    "warning": "No packaging defined for 2 oz; packaging cost not included.",
    "packagingId": null, "packagingName": "", "unitCostInOrder": null
  }`);
  const { json } = ask('costs', exampleCostFarm());
  expect(json).toHaveProperty('rows', expect.arrayContaining([packed, unpacked]));
});

test('costs says what is missing on the whole farm', () => {
  expect(ask('costs', aFarm()).json).toEqual({
    rows: [],
    warnings: [
      'No varieties provided...',
      'No microgreens packaging found. Create at least one in Packaging.',
    ],
  });
});

test('inventory has every material and the seed of every variety, and what is only estimated', () => {
  const farm = exampleCostFarm({
    orders: [aRepeatOrder({ items: [packages('sunflower', 10, 4)] })],
    seedsInventory: [aSeedIntake({ varietyId: 'sunflower', pounds: 3 })],
  });
  const { json } = ask('inventory', farm);
  const soil = expect.objectContaining({ materialId: 'mat_soil', weeklyConsumption: 6.25 });
  // Three trays of 140 g for each Saturday, 6 plantings by 12/17 and three of them in 3 lb.
  const seed: unknown = JSON.parse(`{
    "materialId": "seed:sunflower", "varietyId": "sunflower", "name": "Sunflower seed",
    "unit": "lb", "onHand": 3, "weeklyConsumption": 0.7716, "weeksUntilRunout": 3.8879,
    "belowReorder": false, "plannedWeekly": 1.3889, "runOutISO": "2026-12-02",
    "reorderLevel": null, "seedOf": ["sunflower"]
  }`);
  expect(json).toHaveProperty('rows', expect.arrayContaining([soil, seed]));
  expect(json).toHaveProperty('warnings', [
    'Packaging without a label rule uses a default estimate of 1 label per package.',
  ]);
});

/** The order of the worked example, on the farm's day and on a day long before. */
const orders = [
  exampleOrder({ id: 'ord_1', customer: 'Chef Ana', date: FRIDAY }),
  exampleOrder({ id: 'ord_2', customer: 'chef ana ', date: '2026-10-01' }),
];

test('order-costs has the orders of the last 30 days and what they come to', () => {
  expect(ask('order-costs', exampleCostFarm({ orders })).json).toMatchObject({
    rows: [
      {
        orderId: 'ord_1',
        customer: 'Chef Ana',
        dateISO: FRIDAY,
        packages: 10,
        bulk: 1,
        weightOz: 72,
        totalCost: 24.370219,
      },
    ],
    totals: { ordersCount: 1, packages: 10, bulk: 1, weightOz: 72, totalCost: 24.370219 },
    warnings: [],
  });
});

test('costs in an order like the farm’s are printed next to those of all trays', () => {
  const farm = exampleCostFarm({ orders });
  const [first] = Object(ask('costs', farm, { order: 'ord_1' }).json).rows;
  // The order of the worked example: neither event nor batch costs anything.
  expect(first).toMatchObject({ varietyId: 'pea', packageOz: 4, unitCostInOrder: 1.519629 });
});

test('order-costs of all days says what they cover, what comes later and what was billed', () => {
  const bill = {
    id: 'b',
    name: 'Rent',
    category: 'RENT',
    year: 2026,
    month: 10,
    notes: '',
  } as const;
  const later = exampleOrder({ id: 'ord_3', date: '2026-12-24' });
  const farm = exampleCostFarm({
    orders: [...orders, later],
    catalog: exampleCatalog({ overheadLogs: [{ ...bill, amount: 573 }] }),
  });
  const { json, lines } = ask('order-costs', farm, { range: 'all' });
  expect(lines[0]).toBe('Order Cost Detail, all days');
  expect(json).toMatchObject({
    totals: { ordersCount: 3 },
    covers: { from: '2026-10-01', to: FRIDAY },
    totalsUpToToday: { ordersCount: 2, totalCost: 48.740437, ownOverhead: 0, incompleteOrders: 0 },
    totalsLater: { ordersCount: 1, totalCost: 24.370219 },
    // Sunflower $6.50 and pea $4.80 of overhead each time.
    overhead: {
      months: [
        { month: '2026-11', charged: 11.3, billed: 0 },
        { month: '2026-10', charged: 11.3, billed: 573 },
      ],
      charged: 22.6,
      billed: 573,
    },
  });
  expect(() => ask('order-costs', farm, { range: 'some' })).toThrow(
    "--range can be all, not 'some'.",
  );
  expect(() => ask('order-costs', farm, { range: 'all', from: FRIDAY })).toThrow(
    '--range=all goes without --from and --to.',
  );
});

test('customers has the customers of the last 90 days', () => {
  const told: unknown = JSON.parse(`{
    "rows": [
      {
        "customer": "Chef Ana", "ordersCount": 2, "packagesUnits": 20, "bulkCount": 2,
        "weightOz": 144, "totalCost": 48.740437, "averageCost": 24.370219,
        "topVarieties": [{ "name": "Sunflower", "ounces": 80 }, { "name": "Pea", "ounces": 64 }],
        "notes": [], "incompleteOrders": 0, "incompleteCost": 0
      }
    ],
    "totals": {
      "customers": 1, "ordersCount": 2, "totalCost": 48.740437, "incompleteOrders": 0,
      "incompleteCost": 0
    }
  }`);
  expect(ask('customers', exampleCostFarm({ orders })).json).toEqual(told);
});
