import { tellPlainly } from '#domain/tell/teller.ts';
import { expect, test } from 'vitest';
import type { Material, MaterialMeta } from '#domain/catalog/catalog.ts';
import { aSoil } from '#tests/support/builders/catalog-builders.ts';
import { soilMaterialPerTray, soilPerTray } from './soil-per-tray.ts';

function potting(more: Partial<Material>): Material {
  return aSoil({ id: 'mat_potting', name: 'Potting mix', ...more });
}

function noteOf(more: Partial<Material>): string | undefined {
  const { note } = soilMaterialPerTray(potting(more));
  return note === null ? undefined : tellPlainly(note.text);
}

const oneOf = (unit: string, qty = 1): MaterialMeta => ({ avgSoilPerTray: { qty, unit } });

test('50 lb for $25 at 2.5 lb a tray cost $1.25 a tray', () => {
  expect(soilMaterialPerTray(aSoil())).toEqual({ dollars: 1.25, note: null });
});

test.each([
  [{ qty: 2, unit: 'gal' }, 'l', 100, 20, undefined, 1.514165],
  [{ qty: 1, unit: 'kg' }, 'lb', 50, 25, undefined, 1.102311],
  [{ qty: 1, unit: 'gal' }, 'lb', 50, 25, 0.4, 1.669081],
] as const)('C3: %o of a soil sold by %s', (amount, unit, packSize, packCost, density, dollars) => {
  const meta = { packSize, packCost, avgSoilPerTray: amount, ...(density && { density }) };
  const soil = soilMaterialPerTray(aSoil({ purchaseUnit: unit, meta }));
  expect(soil).toEqual({ dollars: expect.closeTo(dollars, 6) as number, note: null });
});

test('C3: gallons of a soil sold by weight need its density', () => {
  const text = 'Soil amount in gal is not convertible to lb.';
  const note = { text, mend: { to: 'material', id: 'mat_potting' } };
  expect(soilMaterialPerTray(potting({ meta: oneOf('gal') }))).toEqual({ dollars: 0, note });
});

test.each<readonly [string, Partial<Material>, string]>([
  [
    'without an amount',
    { meta: {} },
    'Soil material "Potting mix" is missing an average per-tray amount.',
  ],
  [
    'of nothing',
    { meta: oneOf('lb', 0) },
    'Set average soil per tray for Potting mix to include soil cost.',
  ],
  ['in a unit that is none', { meta: oneOf('bushel') }, 'Soil unit "bushel" not recognised.'],
  ['by the piece', { meta: oneOf('each') }, 'Unsupported soil unit category: count.'],
  [
    'bought by the case',
    { purchaseUnit: 'case', purchaseQty: 1, meta: oneOf('lb') },
    'Unsupported soil unit category: count.',
  ],
  ['beyond all measure', { meta: oneOf('lb', Infinity) }, 'Could not convert soil amount.'],
])('a tray of soil %s is told', (_what, more, text) => {
  expect(noteOf(more)).toBe(text);
});

test('without a primary soil, or without its price, the cost of soil is $0.00', () => {
  const text = 'Soil cost is $0.00 — set a primary soil and its cost.';
  const none = { materials: [aSoil()], soilConfig: { soilMaterialId: null } };
  expect(soilPerTray(none)).toEqual({ dollars: 0, note: { text, mend: { to: 'materials' } } });
  expect(noteOf({ purchaseCost: 0, meta: oneOf('lb') })).toBe(text);
  expect(noteOf({ purchaseQty: 0, meta: oneOf('lb') })).toBe(text);
});
