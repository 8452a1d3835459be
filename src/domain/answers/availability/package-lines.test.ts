import { expect, test } from 'vitest';
import {
  aFarm,
  anOrder,
  aRepeatOrder,
  aVariety,
  bulk,
  packages,
} from '#tests/support/builders/builders.ts';
import { aMaterial, aPackaging } from '#tests/support/builders/catalog-builders.ts';
import type { Material, Packaging } from '#domain/catalog/catalog.ts';
import type { Order } from '#domain/orders/order.ts';
import { packageLines } from './package-lines.ts';

const TODAY = '2025-03-10';
const FRIDAY = '2025-03-14';
const pieces = (id: string, qty: number, more: Partial<Material> = {}) =>
  aMaterial({ id, stock: { qty, unit: 'each' }, ...more });
const CUP = {
  packaging: aPackaging({ containerMaterialId: 'mat_cup' }),
  materials: [pieces('mat_cup', 50)],
};

interface Shelf {
  readonly packaging: Packaging;
  readonly materials: readonly Material[];
}

function asked(
  count: number,
  { packaging, materials }: Shelf,
  orders: readonly Order[] = [],
  packageOz = 4,
) {
  const varieties = [aVariety({ id: 'pea' }), aVariety({ id: 'kale', packSizes: [4] })];
  const farm = aFarm({ varieties, orders, catalog: { packaging: [packaging], materials } });
  const question = {
    item: { kind: 'variety', id: 'pea', name: 'Pea' },
    amount: { mode: 'PACKAGE', count, packageOz },
    dateISO: FRIDAY,
    limits: ['packages'],
  } as const;
  const lines = packageLines(farm, question, TODAY);
  return lines.map(({ text, status, limits }) => ({ text, status, limits }));
}

test('packages are laid against what is on the shelf, the last one included', () => {
  expect(asked(50, CUP)).toEqual([{ text: 'Packages 4 oz 50 of 50', status: 'ok', limits: true }]);
  expect(asked(51, CUP)).toEqual([
    { text: 'Packages 4 oz 51 of 50', status: 'short', limits: true },
  ]);
});

test('packages of every delivery until the day are taken first, those of other sizes are not', () => {
  const orders = [
    // Tuesday and, after the day, the next one.
    aRepeatOrder({
      startDate: '2025-03-04',
      weekday: 2,
      items: [packages('pea', 3, 4), packages('pea', 9, 2)],
    }),
    // By the own size of kale, alone and as a product.
    anOrder({ id: 'b', date: FRIDAY, items: [packages('kale', 5), packages('prod_kale', 7)] }),
    anOrder({ id: 'c', date: '2025-03-15', items: [packages('pea', 30, 4)] }),
    anOrder({ id: 'd', date: '2025-03-09', items: [packages('pea', 30, 4)] }),
    anOrder({ id: 'e', date: FRIDAY, items: [bulk('pea', 4)] }),
  ];
  expect(asked(2, CUP, orders)[0]?.text).toEqual('Packages 4 oz 17 of 50');
});

const parts = aPackaging({
  containerMaterialId: 'mat_cup',
  bom: [{ materialId: 'mat_pad', qty: 2, unit: 'each' }],
  labelRule: { labelSheetId: 'mat_sheet', labelsPerUnit: 2 },
});
const sheets = (qty: number) =>
  pieces('mat_sheet', qty, { type: 'label_sheet', meta: { labelsPerSheet: 10 } });
const shelf = (cups: number, pads: number, labels: number): Shelf => {
  const materials = [pieces('mat_cup', cups), pieces('mat_pad', pads), sheets(labels)];
  return { packaging: parts, materials };
};
const twice = aPackaging({
  containerMaterialId: 'mat_cup',
  bom: [{ materialId: 'mat_cup', qty: 2, unit: 'each' }],
});
/** An insert that is gone, one of nothing, one in another unit, and labels of what is no sheet. */
const odd: Shelf = {
  packaging: aPackaging({
    bom: [
      { materialId: 'mat_gone', qty: 1, unit: 'each' },
      { materialId: 'mat_pad', qty: 0, unit: 'each' },
      { materialId: 'mat_pad', qty: 1, unit: 'lb' },
    ],
    labelRule: { labelSheetId: 'mat_pad', labelsPerUnit: 1 },
  }),
  materials: [pieces('mat_cup', 50), pieces('mat_pad', 9)],
};
const inCup = { ...odd.packaging, containerMaterialId: 'mat_cup' };

test.each([
  ['the scarcest part counts: the container', shelf(50, 101, 20), '1 of 50'],
  ['the insert', shelf(80, 101, 20), '1 of 50'],
  ['the label, five packages a sheet', shelf(80, 200, 3), '1 of 15'],
  ['and less than nothing is nothing', shelf(-3, 200, 3), '1 of 0'],
  ['a container among the inserts counts as an insert', { ...CUP, packaging: twice }, '1 of 25'],
  ['parts that cannot be counted do not count', { ...odd, packaging: inCup }, '1 of 50'],
])('%s', (_what, of, amounts) => {
  expect(asked(1, of)[0]?.text).toEqual(`Packages 4 oz ${amounts}`);
});

test('a package without any part that can be counted, or of another size, is not counted', () => {
  const text = 'No packaging counted for 4 oz';
  expect(asked(1, odd)).toEqual([{ text, status: 'unknown', limits: false }]);
  expect(asked(1, CUP, [], 6)[0]?.text).toEqual('No packaging counted for 6 oz');
});
