import { plainNotes } from '#domain/costing/cost-note.ts';
import { expect, test } from 'vitest';
import { aVariety } from '#tests/support/builders/builders.ts';
import { aPackaging } from '#tests/support/builders/catalog-builders.ts';
import type { Catalog } from '#domain/catalog/catalog.ts';
import {
  exampleCatalog,
  exampleCostFarm,
  exampleSunflower,
} from '#tests/support/farms/cost-example.ts';
import { packageCostRows, productionCosts } from './production-costs.ts';

const sunflower = exampleSunflower();
const clamshell = exampleCatalog().packaging[0] ?? aPackaging();

function costedFarm(catalog: Partial<Catalog> = {}) {
  return exampleCostFarm({ varieties: [sunflower], catalog: exampleCatalog(catalog) });
}

function warningsOf(farm: Parameters<typeof productionCosts>[0]): readonly string[] {
  return plainNotes(productionCosts(farm).warnings);
}

test('each variety is costed once, by name, in the package chosen for it', () => {
  const pea = aVariety({ id: 'pea' });
  const farm = { ...costedFarm(), varieties: [sunflower, pea] };
  const { lines, warnings } = productionCosts(farm, { sunflower: 16 });
  expect(lines.map(({ variety, choice }) => [variety.name, choice.ounces])).toEqual([
    ['Pea', 4],
    ['Sunflower', 16],
  ]);
  expect(lines[1]?.cost.unitCost).toBe(4.625942);
  expect(warnings).toEqual([]);
});

test('costs include sums per tray and the share of overhead', () => {
  const costs = productionCosts(costedFarm());
  expect(costs.soilPerTray).toBe(1.25);
  expect(costs.overheadPerTray).toBeCloseTo(2.4, 12);
  expect(costs.overheadPercent).toBeCloseTo((0.65 / 1.530652) * 100, 6);
  expect(costs.largestOverhead).toMatchObject({ overhead: { name: 'Rent' }, perTray: 2 });
});

test('a package that costs less than a dollar has its part of overhead, too', () => {
  const { overheadPercent } = productionCosts(costedFarm(), { sunflower: 2 });
  // Soil, seed and overhead of an eighth of a tray, and a bag of 5 cents: 35 of 62.1993 cents.
  expect(overheadPercent).toBeCloseTo((0.35 / 0.621993) * 100, 3);
});

test('every package of a variety is a row, its usual one first', () => {
  const tub = aPackaging({ id: 'pkg_8', microgreenContent: { qty: 8, unit: 'oz' } });
  const rows = packageCostRows(costedFarm({ packaging: [clamshell, tub] }));
  expect(rows.map(({ packageOz }) => packageOz)).toEqual([4, 8, 2]);
  expect(rows.map(({ warning }) => warning)).toEqual([
    '',
    '',
    'No packaging defined for 2 oz; packaging cost not included.',
  ]);
});

test('a farm without varieties has nothing to cost', () => {
  expect(warningsOf({ ...costedFarm(), varieties: [] })).toEqual(['No varieties provided...']);
  expect(productionCosts({ ...costedFarm(), varieties: [] }).overheadPercent).toBeNull();
  // Nor does it matter what its soil and its overhead cost.
  const bare = costedFarm({ overheads: [], soilConfig: { soilMaterialId: null } });
  expect(warningsOf({ ...bare, varieties: [] })).toEqual(['No varieties provided...']);
});

test('a farm without varieties and without packages for microgreens is told both', () => {
  expect(warningsOf({ ...costedFarm({ packaging: [] }), varieties: [] })).toEqual([
    'No varieties provided...',
    'No microgreens packaging found. Create at least one in Packaging.',
  ]);
});

test('a farm without packages for microgreens is told where they are made', () => {
  const packaging = [{ ...clamshell, category: 'OTHER' } as const];
  expect(warningsOf(costedFarm({ packaging }))).toEqual([
    'No microgreens packaging found. Create at least one in Packaging.',
  ]);
});

test('a package that is not offered for want of its fill is pointed at', () => {
  const packaging = [clamshell, aPackaging({ id: 'pkg_x', microgreenContent: null })];
  expect(productionCosts(costedFarm({ packaging })).warnings).toEqual([
    {
      text: 'This package has no valid microgreen fill amount (qty+mass unit).',
      subject: 'x',
      mend: { to: 'packaging', id: 'pkg_x' },
    },
  ]);
});

test('soil and overhead of $0.00 are pointed at once for all', () => {
  const farm = costedFarm({ overheads: [], soilConfig: { soilMaterialId: null } });
  expect(warningsOf(farm)).toEqual([
    'Soil cost is $0.00 — set a primary soil and its cost.',
    'Overhead per tray is $0.00 — add overheads in the Overhead Catalog.',
  ]);
});
