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

test('a second package gets an id of its own', () => {
  const add = { type: 'ADD_PACKAGING', payload: aPackaging({ id: 'pkg_4' }) } as const;
  expect(act(packed(), add, add).catalog.packaging.map(({ id }) => id)).toEqual([
    'pkg_4',
    'pkg_4-2',
  ]);
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

test('a package changes field by field and keeps what this version does not know', () => {
  const stored = { ...aPackaging({ id: 'pkg_4' }), color: 'clear' };
  const farm = act(packed(stored), {
    type: 'UPDATE_PACKAGING',
    payload: { id: 'pkg_4', patch: { notes: 'Lids apart' } },
  });
  expect(farm.catalog.packaging).toEqual([{ ...stored, notes: 'Lids apart' }]);
});

test('a package goes alone', () => {
  const two = aPackaging({ id: 'pkg_2' });
  const farm = act(packed(aPackaging({ id: 'pkg_4' }), two), {
    type: 'DELETE_PACKAGING',
    payload: { id: 'pkg_4' },
  });
  expect(farm.catalog.packaging).toEqual([two]);
});
