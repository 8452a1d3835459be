import { expect, test } from 'vitest';
import type { Packaging } from '#domain/catalog/catalog.ts';
import { act } from '#tests/support/devices/act.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { aPackaging } from '#tests/support/builders/catalog-builders.ts';

function packed(...packaging: readonly Packaging[]) {
  return aFarm({ catalog: { ...aFarm().catalog, packaging } });
}

test('a package is saved with its name trimmed, an empty fill is none', () => {
  const payload = aPackaging({ name: ' Clamshell ', microgreenContent: { qty: 0, unit: 'oz' } });
  const { packaging } = act(packed(), { type: 'ADD_PACKAGING', payload }).catalog;
  expect(packaging).toEqual([{ ...payload, name: 'Clamshell', microgreenContent: null }]);
});

test('inserts and labels count at least 1', () => {
  const payload = aPackaging({
    bom: [{ materialId: 'mat_pad', qty: 0, unit: 'each' }],
    labelRule: { labelSheetId: 'mat_labels', labelsPerUnit: 0 },
  });
  const [saved] = act(packed(), { type: 'ADD_PACKAGING', payload }).catalog.packaging;
  expect(saved?.bom).toEqual([{ materialId: 'mat_pad', qty: 1, unit: 'each' }]);
  expect(saved?.labelRule).toEqual({ labelSheetId: 'mat_labels', labelsPerUnit: 1 });
});
