import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { addDays } from '#domain/calendar/iso-date.ts';
import { effectiveYield } from '#domain/catalog/varieties/variety.ts';
import { plannerOrders } from '#domain/orders/planner-orders.ts';
import type { Material, Packaging } from '#domain/catalog/catalog.ts';
import { assortmentOf } from '#domain/demand/demand-lines.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { aMix, anOrder, aRepeatOrder, bulk, packages } from '#tests/support/builders/builders.ts';
import { aMaterial, aSoil } from '#tests/support/builders/catalog-builders.ts';
import { exampleSunflower } from '#tests/support/farms/cost-example.ts';
import { stockedFarm, weekly } from '#tests/support/farms/stocked-farm.ts';
import { inventorySnapshot } from './inventory-snapshot.ts';
import type { InventoryLine } from './inventory-line.ts';

const TODAY = '2025-06-02';

function lineOf(farm: FarmDocument, id: string): InventoryLine | undefined {
  return inventorySnapshot(farm, TODAY).lines.find(({ materialId }) => materialId === id);
}

test('the worked example: seed lasts 3.8879 weeks, soil 8, containers 12, label sheets 15', () => {
  const farm = stockedFarm();
  expect(lineOf(farm, 'seed:sunflower')).toMatchObject({
    name: 'Sunflower seed',
    unit: 'lb',
    onHand: 3,
    weeklyConsumption: 0.7716,
    weeksUntilRunout: 3.8879,
    belowReorder: false,
    varietyId: 'sunflower',
    reorderUrl: null,
  });
  const soil = { weeklyConsumption: 6.25, weeksUntilRunout: 8, belowReorder: true };
  expect(lineOf(farm, 'mat_soil')).toMatchObject({ unit: 'lb', ...soil });
  const clamshells = { weeklyConsumption: 10, weeksUntilRunout: 12, belowReorder: false };
  expect(lineOf(farm, 'mat_clamshell')).toMatchObject(clamshells);
  const sheets = { weeklyConsumption: 0.6667, weeksUntilRunout: 15 };
  expect(lineOf(farm, 'mat_sheet')).toMatchObject(sheets);
  expect(inventorySnapshot(farm, TODAY).notes).toEqual([]);
});

test('an order of every second week takes half a week of it', () => {
  const every2nd = aRepeatOrder({ ...weekly, frequency: 'BIWEEKLY', startDate: '2025-06-02' });
  expect(lineOf(stockedFarm({ orders: [every2nd] }), 'mat_clamshell')?.weeklyConsumption).toBe(5);
});

test('orders count from today to the 27th day after', () => {
  const days = ['2025-06-01', TODAY, '2025-06-29', '2025-06-30'];
  const orders = days.map((date, index) =>
    anOrder({ id: `ord_${index}`, date, items: [packages('sunflower', 1 << (index * 2), 4)] }),
  );
  expect(lineOf(stockedFarm({ orders }), 'mat_clamshell')?.weeklyConsumption).toBe((4 + 16) / 4);
});

test('without orders nothing runs out', () => {
  const farm = stockedFarm({ orders: [] });
  for (const { weeklyConsumption, weeksUntilRunout } of inventorySnapshot(farm, TODAY).lines) {
    expect([weeklyConsumption, weeksUntilRunout]).toEqual([0, null]);
  }
});

const SHEET = aMaterial({ id: 'mat_sheet', name: 'Sheet', type: 'label_sheet' });
const SOIL_KNOWN = { packSize: 50, packCost: 25 };

interface Otherwise {
  readonly packaging?: Partial<Packaging>;
  readonly material?: Material;
  readonly soil?: string;
}

/** What ten packages a week take of clamshells, pads, sheets and soil, and the notes, with another catalog. */
function usesWith({ packaging = {}, material = ofSheet(30), soil = 'mat_soil' }: Otherwise) {
  const farm = stockedFarm();
  const { lines, notes } = inventorySnapshot(
    {
      ...farm,
      catalog: {
        ...farm.catalog,
        materials: farm.catalog.materials.map((one) => (one.id === material.id ? material : one)),
        packaging: farm.catalog.packaging.map((one) => ({ ...one, ...packaging })),
        soilConfig: { soilMaterialId: soil },
      },
    },
    TODAY,
  );
  const used = new Map(lines.map((line) => [line.materialId, line.weeklyConsumption]));
  const told = ['clamshell', 'pad', 'sheet', 'soil'].map((id) => used.get(`mat_${id}`) ?? 0);
  return [told.join(' '), ...notes.map(({ text }) => text)];
}

const inserts = (materialId: string, qty: number): Partial<Packaging> => ({
  bom: [{ materialId, qty, unit: 'each' }],
});
const ofSheet = (labelsPerSheet: number) => ({ ...SHEET, meta: { labelsPerSheet } });
const soilOf = (qty: number | null) =>
  aSoil({ meta: { ...SOIL_KNOWN, ...(qty !== null && { avgSoilPerTray: { qty, unit: 'lb' } }) } });
const MISSING = 'Soil material "soil" is missing an average per-tray amount.';
const NO_SOIL = 'Set average soil per tray for soil to include soil cost.';
const NO_LABELS = 'Set labels per sheet of Sheet to track its use.';

test.each<readonly [string, readonly string[], Otherwise]>([
  ['two inserts each', ['10 20 0.6667 6.25'], { packaging: inserts('mat_pad', 2) }],
  ['no container', ['0 10 0.6667 6.25'], { packaging: { containerMaterialId: null } }],
  ['its container as inserts', ['30 0 0.6667 6.25'], { packaging: inserts('mat_clamshell', 3) }],
  ['no label rule: one of the first', ['10 10 0.3333 6.25'], { packaging: { labelRule: null } }],
  ['a sheet of one label', ['10 10 20 6.25'], { material: ofSheet(1) }],
  ['a sheet of unknown labels', ['10 10 0 6.25', NO_LABELS], { material: SHEET }],
  ['a sheet of no labels', ['10 10 0 6.25', NO_LABELS], { material: ofSheet(0) }],
  [
    'a sheet that is gone',
    ['10 10 0 6.25'],
    { packaging: { labelRule: { labelSheetId: 'mat_gone', labelsPerUnit: 2 } } },
  ],
  ['soil that is not chosen', ['10 10 0.6667 0'], { soil: '' }],
  ['soil of an unknown amount', ['10 10 0.6667 0', MISSING], { material: soilOf(null) }],
  ['soil of no amount', ['10 10 0.6667 0', NO_SOIL], { material: soilOf(0) }],
])(
  'a package with %s takes that of the stock, and what is missing is told',
  (_, told, otherwise) => {
    expect(usesWith(otherwise)).toEqual(told);
  },
);

test('seed without grams per tray cannot be counted, and says what to add', () => {
  const farm = stockedFarm({ varieties: [exampleSunflower({ seedGPerTray: null })] });
  const unknown = { weeklyConsumption: null, weeksUntilRunout: null };
  expect(lineOf(farm, 'seed:sunflower')).toMatchObject(unknown);
  expect(inventorySnapshot(farm, TODAY).notes).toEqual([
    {
      text: 'Add grams-per-tray for Sunflower to track seed usage.',
      mend: { to: 'variety', id: 'sunflower' },
    },
  ]);
});

test('seed of a material is used there too, in the unit of its stock', () => {
  const farm = stockedFarm();
  const seed = aMaterial({ id: 'mat_seed', type: 'seed', stock: { qty: 35, unit: 'oz' } });
  const materials = [...farm.catalog.materials, seed];
  const seedsByVariety = { sunflower: { seedMaterialId: 'mat_seed', gramsPerTray: null } };
  const tied = { ...farm, catalog: { ...farm.catalog, materials, seedsByVariety } };
  expect(lineOf(tied, 'mat_seed')).toMatchObject({ unit: 'oz', weeklyConsumption: 12.3459 });
});

test('a use that does not convert to the unit of the stock is not guessed', () => {
  const farm = stockedFarm();
  const soil = aSoil({ name: 'Potting mix', stock: { qty: 9, unit: 'gal' } });
  const materials = farm.catalog.materials.map((one) => (one.id === 'mat_soil' ? soil : one));
  const volume = { ...farm, catalog: { ...farm.catalog, materials } };
  expect(lineOf(volume, 'mat_soil')).toMatchObject({ onHand: 9, weeklyConsumption: null });
  expect(inventorySnapshot(volume, TODAY).notes.map(({ text }) => text)).toEqual([
    'The use of Potting mix can’t be converted to gal.',
  ]);
});

test('packages that match no packaging are named', () => {
  const orders = [aRepeatOrder({ items: [packages('sunflower', 3, 6)] })];
  expect(inventorySnapshot(stockedFarm({ orders }), TODAY).notes.map(({ text }) => text)).toEqual([
    'No packaging definition matched 6 oz',
  ]);
});

test('the weekly use is a quarter of what the orders of 28 days take', () => {
  const item = fc.oneof(
    fc
      .tuple(
        fc.constantFrom('sunflower', 'prod_sunflower', 'mix_salad'),
        fc.integer({ min: 1, max: 40 }),
      )
      .map(([id, count]) => packages(id, count, 4)),
    fc
      .tuple(fc.constantFrom('sunflower', 'mix_salad'), fc.integer({ min: 0, max: 900 }))
      .map(([id, weight]) => bulk(id, weight, 'g')),
  );
  const order = fc.record({
    startDate: fc.constantFrom('2025-01-04', '2025-06-10', '2025-06-28', '2026-01-01'),
    frequency: fc.constantFrom('WEEKLY', 'BIWEEKLY', 'MONTHLY_1_3_5', 'MONTHLY_2_4' as const),
    items: fc.array(item, { minLength: 1, maxLength: 3 }),
  });
  checkLaw([fc.array(order, { maxLength: 6 })], (rules) => {
    const orders = rules.map((rule, index) => aRepeatOrder({ ...rule, id: `ord_${index}` }));
    const plain = stockedFarm({ orders });
    const farm = { ...plain, products: [...plain.products, aMix({ sunflower: 60, pea: 40 })] };
    const due = plannerOrders(orders, assortmentOf(farm), TODAY, addDays(TODAY, 27));
    const lines = due.flatMap((event) => event.lines);
    const packed = lines.reduce((sum, line) => sum + (line.mode === 'PACKAGE' ? line.count : 0), 0);
    expect(lineOf(farm, 'mat_clamshell')?.weeklyConsumption).toBeCloseTo(packed / 4, 3);
    const sunflower = due.flatMap(({ items, lines: told }) =>
      told.map(({ ounces }, index) =>
        items[index]?.productId === 'mix_salad' ? ounces * 0.6 : ounces,
      ),
    );
    const trays =
      sunflower.reduce((sum, ounces) => sum + ounces, 0) / effectiveYield(exampleSunflower());
    expect(lineOf(farm, 'mat_soil')?.weeklyConsumption).toBeCloseTo((trays * 2.5) / 4, 3);
  });
});

test('seed that orders use stands in the report when none is on hand, other seed does not', () => {
  const none = stockedFarm({ seedsInventory: [] });
  const used = { onHand: 0, weeklyConsumption: 0.7716, weeksUntilRunout: 0 };
  expect(lineOf(none, 'seed:sunflower')).toMatchObject(used);
  expect(lineOf({ ...none, orders: [] }, 'seed:sunflower')).toBeUndefined();
});
