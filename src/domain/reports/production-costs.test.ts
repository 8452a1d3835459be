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

test('each variety is costed once, by name, in the package chosen for it', () => {
  const pea = aVariety({ id: 'pea' });
  const farm = { ...costedFarm(), varieties: [sunflower, pea] };
  const { lines, warnings } = productionCosts(farm, { sunflower: 16 });
  expect(lines).toMatchObject([
    { variety: { name: 'Pea' }, choice: { ounces: 4 } },
    { variety: { name: 'Sunflower' }, choice: { ounces: 16 }, cost: { unitCost: 4.625942 } },
  ]);
  expect(warnings).toEqual([]);
});

test('costs include sums per tray and the share of overhead', () => {
  const costs = productionCosts(costedFarm());
  expect(costs.soilPerTray).toBe(1.25);
  expect(costs.overheadPerTray).toBeCloseTo(2.4, 12);
  expect(costs.overheadPercent).toBeCloseTo((0.65 / 1.530652) * 100, 6);
  expect(costs.largestOverhead).toMatchObject({ overhead: { name: 'Rent' }, perTray: 2 });
  expect(productionCosts({ ...costedFarm(), varieties: [] }).overheadPercent).toBeNull();
});

test('a package that costs less than a dollar has its part of overhead, too', () => {
  const { overheadPercent } = productionCosts(costedFarm(), { sunflower: 2 });
  // Soil, seed and overhead of an eighth of a tray, and a bag of 5 cents: 35 of 62.1993 cents.
  expect(overheadPercent).toBeCloseTo((0.35 / 0.621993) * 100, 3);
});

test('every package of a variety is a row, its usual one first', () => {
  const tub = aPackaging({ id: 'pkg_8', microgreenContent: { qty: 8, unit: 'oz' } });
  const rows = packageCostRows(costedFarm({ packaging: [clamshell, tub] }));
  const missing = 'No packaging defined for 2 oz; packaging cost not included.';
  expect(rows).toMatchObject([
    { choice: { ounces: 4 }, cost: { notes: [] } },
    { choice: { ounces: 8 }, cost: { notes: [] } },
    { choice: { ounces: 2 }, cost: { notes: [{ text: missing }] } },
  ]);
});

const NO_VARIETIES = 'No varieties provided...';
const NO_PACKAGING = 'No microgreens packaging found. Create at least one in Packaging.';
const NO_COSTS = { overheads: [], soilConfig: { soilMaterialId: null } };

test.each([
  // Nor does it matter what its soil and its overhead cost.
  ['varieties', { ...costedFarm(NO_COSTS), varieties: [] }, [NO_VARIETIES]],
  [
    'varieties and packages for microgreens',
    { ...costedFarm({ packaging: [] }), varieties: [] },
    [NO_VARIETIES, NO_PACKAGING],
  ],
  [
    'packages for microgreens',
    costedFarm({ packaging: [{ ...clamshell, category: 'OTHER' }] }),
    [NO_PACKAGING],
  ],
  [
    'soil and overhead that cost anything',
    costedFarm(NO_COSTS),
    [
      'Soil cost is $0.00 — set a primary soil and its cost.',
      'Overhead per tray is $0.00 — add overheads in the Overhead Catalog.',
    ],
  ],
])('a farm without %s is told so', (_what, farm, warnings) => {
  expect(plainNotes(productionCosts(farm).warnings)).toEqual(warnings);
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
