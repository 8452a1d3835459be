import { expect, test } from 'vitest';
import { aFarm } from '#tests/support/builders/builders.ts';
import { aMaterial, aPackaging, aSoil } from '#tests/support/builders/catalog-builders.ts';
import type { Catalog } from '#domain/catalog/catalog.ts';
import { weeklyUses } from './weekly-uses.ts';

const SHEET = aMaterial({ id: 'mat_sheet', type: 'label_sheet', meta: { labelsPerSheet: 10 } });
const SOIL = aSoil();

function uses(
  catalog: Partial<Catalog>,
  packages: readonly (readonly [number, number])[] = [[4, 20]],
) {
  const demand = {
    trays: new Map([
      ['pea', 2],
      ['kale', 1.5],
    ]),
    packages: new Map(packages),
    liveTrays: new Map<string, number>(),
  };
  const { uses: used, notes } = weeklyUses(demand, {
    ...aFarm().catalog,
    materials: [SOIL, SHEET],
    soilConfig: { soilMaterialId: 'mat_soil' },
    ...catalog,
  });
  return {
    used: used.map(({ materialId, amount }) => `${materialId} ${amount.qty} ${amount.unit}`),
    notes: notes.map(({ text }) => text),
  };
}
const SOIL_USED = 'mat_soil 8.75 lb';

test('twenty packages take twenty containers, their inserts, and labels ten to a sheet', () => {
  const packaging = aPackaging({
    containerMaterialId: 'mat_cup',
    bom: [{ materialId: 'mat_pad', qty: 2, unit: 'each' }],
    labelRule: { labelSheetId: 'mat_sheet', labelsPerUnit: 2 },
  });
  expect(uses({ packaging: [packaging] })).toEqual({
    used: ['mat_cup 20 each', 'mat_pad 40 each', 'mat_sheet 4 each', SOIL_USED],
    notes: [],
  });
});

test('a package without a rule for labels takes one of the first sheet', () => {
  expect(uses({ packaging: [aPackaging()] }).used).toEqual(['mat_sheet 2 each', SOIL_USED]);
});

test('a package that names no container takes none, and one named among the inserts counts once', () => {
  const bom = [{ materialId: 'mat_cup', qty: 3, unit: 'each' as const }];
  const materials = [SOIL];
  expect(uses({ materials, packaging: [aPackaging({ containerMaterialId: null })] }).used).toEqual([
    SOIL_USED,
  ]);
  expect(
    uses({ materials, packaging: [aPackaging({ containerMaterialId: 'mat_cup', bom })] }).used,
  ).toEqual(['mat_cup 60 each', SOIL_USED]);
});

test.each([{}, { labelsPerSheet: 0 }])(
  'a sheet of which nobody knows how many labels it has (%j) is told',
  (meta) => {
    const materials = [SOIL, { ...SHEET, meta }];
    expect(uses({ materials, packaging: [aPackaging()] })).toEqual({
      used: [SOIL_USED],
      notes: ['Set labels per sheet of sheet to track its use.'],
    });
  },
);

test('a sheet of one label takes one each, and a sheet that is gone takes nothing', () => {
  const materials = [SOIL, { ...SHEET, meta: { labelsPerSheet: 1 } }];
  const labelRule = { labelSheetId: 'mat_gone', labelsPerUnit: 2 };
  expect(uses({ materials, packaging: [aPackaging()] }).used).toEqual([
    'mat_sheet 20 each',
    SOIL_USED,
  ]);
  expect(uses({ packaging: [aPackaging({ labelRule })] })).toEqual({
    used: [SOIL_USED],
    notes: [],
  });
});

test('a size without packaging is told', () => {
  expect(uses({ packaging: [] })).toEqual({
    used: [SOIL_USED],
    notes: ['No packaging definition matched 4 oz'],
  });
});

test('soil that is not chosen, or has no amount per tray, takes nothing; the second is told', () => {
  expect(uses({ soilConfig: { soilMaterialId: null } }, [])).toEqual({ used: [], notes: [] });
  const { avgSoilPerTray: _, ...meta } = SOIL.meta;
  expect(uses({ materials: [{ ...SOIL, meta }] }, [])).toEqual({
    used: [],
    notes: ['Soil material "soil" is missing an average per-tray amount.'],
  });
  expect(
    uses({ materials: [aSoil({ meta: { avgSoilPerTray: { qty: 0, unit: 'lb' } } })] }, []),
  ).toEqual({
    used: [],
    notes: ['Set average soil per tray for soil to include soil cost.'],
  });
});
