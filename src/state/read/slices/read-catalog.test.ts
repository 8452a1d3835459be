import { expect, test } from 'vitest';
import { readCatalog } from './read-catalog.ts';

const material = (more: object) => readCatalog({ materials: [{ id: 'm', ...more }] }).materials[0];

test('N19: stock comes from stock, else from meta.stock, else it is 0 in the purchase unit', () => {
  expect(material({ purchaseUnit: 'lb', stock: { qty: 3, unit: 'oz' } })?.stock).toEqual({
    qty: 3,
    unit: 'oz',
  });
  expect(material({ meta: { stock: { qty: 4, unit: 'lbs' } } })?.stock).toEqual({
    qty: 4,
    unit: 'lb',
  });
  expect(material({ purchaseUnit: 'gal' })?.stock).toEqual({ qty: 0, unit: 'gal' });
  expect(material({ purchaseUnit: 'case' })?.stock).toEqual({ qty: 0, unit: 'each' });
});

test('N19: meta.stock shows the same as stock where it came in and is never created', () => {
  const both = material({ stock: { qty: 3, unit: 'oz' }, meta: { stock: { qty: 9, unit: 'oz' } } });
  expect(both?.meta.stock).toEqual({ qty: 3, unit: 'oz' });
  expect(material({ stock: { qty: 3, unit: 'oz' } })?.meta).toEqual({});
});

test('N20: material types are known by their other spellings, else other', () => {
  const types = ['label sheet', 'labelSheet', 'Label', 'SOIL', 'glue', undefined];
  expect(types.map((type) => material({ type })?.type)).toEqual([
    'label_sheet',
    'label_sheet',
    'label_sheet',
    'soil',
    'other',
    'other',
  ]);
});

test('N20: a pack size with a unit gives the size and the purchase unit', () => {
  expect(material({ type: 'soil', meta: { packSize: { qty: 56, unit: 'liters' } } })).toMatchObject(
    { purchaseUnit: 'l', meta: { packSize: 56 } },
  );
});

test('soil of a tray is in pounds where no unit is named, and a unit that is none stays', () => {
  const read = (avgSoilPerTray: unknown) =>
    material({ meta: { avgSoilPerTray } })?.meta.avgSoilPerTray;
  expect(read(2.5)).toEqual({ qty: 2.5, unit: 'lb' });
  expect(read({ qty: 2.5 })).toEqual({ qty: 2.5, unit: 'lb' });
  expect(read({ qty: 2, unit: 'Gallons' })).toEqual({ qty: 2, unit: 'gal' });
  expect(read({ qty: 1, unit: 'bushel' })).toEqual({ qty: 1, unit: 'bushel' });
});

test('N20: exactly one soil is primary, the chosen one if the farm has it', () => {
  const soils = [
    { id: 'a', type: 'soil', isPrimarySoil: true },
    { id: 'b', type: 'soil', isPrimarySoil: true },
  ];
  const primaryOf = (soilMaterialId: string | null) => {
    const { materials, soilConfig } = readCatalog({
      materials: soils,
      soilConfig: { soilMaterialId },
    });
    return [soilConfig.soilMaterialId, ...materials.map(({ isPrimarySoil }) => isPrimarySoil)];
  };
  expect(primaryOf('b')).toEqual(['b', false, true]);
  expect(primaryOf('gone')).toEqual(['a', true, false]);
  expect(primaryOf(null)).toEqual(['a', true, false]);
});

test('N21: packaging of an unknown category is OTHER, empty fills and rules without sheet go', () => {
  const { packaging } = readCatalog({
    packaging: [
      {
        id: 'p',
        category: 'boxes',
        netContent: { qty: 0, unit: 'oz' },
        microgreenContent: { qty: 2, unit: 'ounces' },
        bom: [{ materialId: 'lid', qty: 0, unit: 'pcs' }],
        labelRule: { labelsPerUnit: 2 },
      },
      { id: 'q', labelRule: { labelSheetId: 'sheet', labelsPerUnit: 0 } },
    ],
  });
  expect(packaging[0]).toEqual({
    id: 'p',
    name: '',
    category: 'OTHER',
    containerMaterialId: null,
    netContent: null,
    microgreenContent: { qty: 2, unit: 'oz' },
    bom: [{ materialId: 'lid', qty: 1, unit: 'each' }],
    labelRule: null,
    notes: '',
  });
  expect(packaging[1]?.labelRule).toEqual({ labelSheetId: 'sheet', labelsPerUnit: 1 });
});

test('N21: overheads and bills have their defaults, months are 1 to 12', () => {
  const { overheads, overheadLogs } = readCatalog({
    overheads: [{ id: 'o', name: 'Rent', category: 'house', mode: 'daily', cost: 'free' }],
    overheadLogs: [{ id: 'b', month: 14, year: '2026', amount: 'x' }],
  });
  expect(overheads).toEqual([
    { id: 'o', name: 'Rent', category: 'GENERAL', mode: 'PER_MONTH', cost: 0, notes: '' },
  ]);
  expect(overheadLogs).toEqual([
    { id: 'b', name: '', category: 'GENERAL', month: 12, year: 2026, amount: 0, notes: '' },
  ]);
});

test('seed settings stay a map by variety, also for a crop called constructor', () => {
  const seedsByVariety = { constructor: { seedMaterialId: '', gramsPerTray: '20' }, pea: 5 };
  expect(readCatalog({ seedsByVariety }).seedsByVariety).toEqual({
    constructor: { seedMaterialId: null, gramsPerTray: 20 },
  });
});
