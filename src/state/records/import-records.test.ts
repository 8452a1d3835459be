import { expect, test } from 'vitest';
import { planMaterialImport } from '#domain/import/import-materials.ts';
import { planOrderImport } from '#domain/import/import-orders.ts';
import { planVarietyImport } from '#domain/import/import-varieties.ts';
import type { ImportReading } from '#domain/import/import-plan.ts';
import {
  aFarm,
  anOrder,
  aRecurringOrder,
  aSingleProduct,
  aVariety,
  packages,
} from '#tests/support/builders/builders.ts';
import { aMaterial } from '#tests/support/builders/catalog-builders.ts';
import { importTable } from '#tests/support/files/import-file.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { normalizeFarm } from '../read/normalize-farm.ts';
import { perform } from './perform.ts';
import type { PayloadOf } from './farm-action.ts';

const MOMENT = { today: '2026-11-20', now: Date.UTC(2026, 10, 20, 16) };

const pea = aVariety({ id: 'pea' });
const clamshell = aMaterial({
  id: 'mat_clam',
  name: 'Clamshell',
  type: 'container',
  stock: { qty: 50, unit: 'each' },
});
const farm = aFarm({
  varieties: [pea],
  products: [aSingleProduct(pea)],
  orders: [
    anOrder({
      id: 'ord_1',
      name: 'Dinner',
      date: '2026-12-04',
      items: [packages('prod_pea', 4, 4)],
    }),
  ],
  recurring: [aRecurringOrder({ id: 'rec_1', name: 'Fridge', startDate: '2026-12-01' })],
  catalog: { materials: [clamshell] },
});

function records<R>(reading: ImportReading<R>): R {
  if (!reading.ok) throw new Error(reading.problem);
  return reading.plan.records;
}

const varieties = records(
  planVarietyImport(
    importTable([
      ['Variety', 'DTH', 'Pack sizes', 'Link', 'Notes'],
      ['Pea', 12, '3 6', 'seeds.example.com/pea', ''],
      ['Red Basil', 21, '', '', 'Slow'],
    ]),
    farm.varieties,
  ),
);
const materials = records(
  planMaterialImport(
    importTable([
      ['Name', 'Type', 'Stock'],
      ['Clamshell', 'container', 40],
      ['Coco', 'soil', 5],
    ]),
    farm.catalog.materials,
  ),
);
const orders = records(
  planOrderImport(
    importTable([
      ['Order', 'Kind', 'Date', 'Product', 'Count', 'Package (oz)'],
      ['Dinner', 'ONCE', '2026-12-04', 'Pea', 30, 8],
      ['Fridge', 'WEEKLY', '2026-12-01', 'Pea', 9, ''],
      ['Stand', 'MONTHLY', '2026-12-05', 'Pea', 2, 4],
    ]),
    farm,
  ),
);

function imported(payload: PayloadOf<'IMPORT_RECORDS'>, before: FarmDocument = farm) {
  return perform(before, { type: 'IMPORT_RECORDS', payload, moment: MOMENT });
}

test('varieties come with their products, and products follow changed varieties', () => {
  const { document } = imported({ varieties });
  expect(document.varieties.map(({ id, daysToHarvest }) => [id, daysToHarvest])).toEqual([
    ['pea', 12],
    ['red-basil', 21],
  ]);
  expect(document.products).toMatchObject([
    { id: 'prod_pea', packageSizeOz: 3 },
    { id: 'prod_red-basil', name: 'Red Basil', packageSizeOz: 2 },
  ]);
  expect(document.varieties[0]?.seedInfo).toEqual({
    reorderUrl: 'https://seeds.example.com/pea',
    reorderUrlUpdatedAt: '2026-11-20T16:00:00.000Z',
  });
});

test('stock of a file was counted now', () => {
  const { document } = imported({ materials });
  expect(document.catalog.materials).toMatchObject([
    { id: 'mat_clam', stock: { qty: 40 }, meta: { countedAt: '2026-11-20T16:00:00.000Z' } },
    { id: 'mat_coco', stock: { qty: 5, unit: 'lb' } },
  ]);
  expect(document.meta.catalogUpdatedAt).toBe(document.meta.lastWriteAt);
});

test('orders go to their lists and move the plan', () => {
  const { document } = imported({ orders });
  expect(document.orders.map(({ name }) => name)).toEqual(['Dinner', 'Stand']);
  expect(document.orders[1]?.createdAt).toBe('2026-11-20T16:00:00.000Z');
  expect(document.recurring[0]?.items).toEqual([{ productId: 'prod_pea', count: 9 }]);
  // 30 packages of 8 oz at 8 oz a tray, picked the day before or on the day.
  expect(document.tasks.some(({ type, trays }) => type === 'PLANT' && (trays ?? 0) >= 30)).toBe(
    true,
  );
});

test('what an import made is what a backup of it reads', () => {
  const { document } = imported({ varieties, materials, orders });
  const { lastWriteAt: _lastWriteAt, ...stored } = JSON.parse(JSON.stringify(document));
  expect(normalizeFarm(stored)).toEqual(document);
});
