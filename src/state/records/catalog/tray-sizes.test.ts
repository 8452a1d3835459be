import { expect, test } from 'vitest';
import { act } from '#tests/support/devices/act.ts';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { aPackaging, aTraySize } from '#tests/support/builders/catalog-builders.ts';
import { mergeTwo } from '#tests/support/merge/merge-two.ts';
import { normalizeFarm } from '../../read/normalize-farm.ts';
import { readVariety } from '../../read/slices/read-varieties.ts';

const withSizes = (...traySizes: readonly unknown[]) =>
  normalizeFarm({ catalog: { traySizes } }).catalog.traySizes;

const HALF = aTraySize();

test('a share is between a hundredth of a slot and four, 1 where it is none', () => {
  const shareOf = (slotShare: unknown) => withSizes({ ...HALF, slotShare })?.[0]?.slotShare;
  expect([0.5, 0, -1, 'x', 0.001, 9, 0.33333].map(shareOf)).toEqual([
    0.5, 1, 1, 1, 0.01, 4, 0.3333,
  ]);
});

test('soil is a share of its own only where it is told, trays that are owned are whole', () => {
  const [size] = withSizes({ ...HALF, soilShare: 0.25005, owned: 3.7 }) ?? [];
  expect(size).toMatchObject({ soilShare: 0.2501, owned: 3 });
  expect(withSizes({ ...HALF, owned: -1 })?.[0]).toMatchObject({ owned: 0 });
  expect(withSizes({ ...HALF, owned: 'many' })?.[0]).toEqual({ ...HALF, owned: null });
});

test('the 1020 is never stored, a size without a name is called by its id', () => {
  expect(withSizes({ ...HALF, id: 'siz_1020' })).toBeUndefined();
  expect(withSizes({ ...HALF, name: ' ' })?.[0]?.name).toBe('siz_1010');
  expect(normalizeFarm({ catalog: { traySizes: [] } }).catalog).not.toHaveProperty('traySizes');
});

test('of a variety a 1020, seed of itself and a live that is no yes are left out', () => {
  const read = (more: object) => readVariety({ ...aVariety(), ...more }, 'pea');
  expect(read({ traySizeId: 'siz_1020', seedOf: 'pea', live: false })).toEqual(aVariety());
  const kept = { traySizeId: 'siz_1010', live: true, seedOf: 'kale' };
  expect(read(kept)).toMatchObject(kept);
});

const ADD = { type: 'ADD_TRAY_SIZE', payload: { ...HALF, id: '' } } as const;

test('a size is known by its name, and no new one takes the place of the 1020', () => {
  expect(act(aFarm(), ADD).catalog.traySizes).toEqual([HALF]);
  const again = act(aFarm(), ADD, ADD).catalog.traySizes;
  expect(again?.map(({ id }) => id)).toEqual(['siz_1010', 'siz_1010-2']);
  const named = act(aFarm(), { ...ADD, payload: { ...ADD.payload, name: '1020' } });
  expect(named.catalog.traySizes?.[0]?.id).toBe('siz_1020-2');
});

test('a size goes unless a variety grows in it, and packaging forgets it', () => {
  const catalog = {
    ...aFarm().catalog,
    traySizes: [HALF],
    packaging: [aPackaging({ traySizeId: 'siz_1010' })],
  };
  const drop = { type: 'DELETE_TRAY_SIZE', payload: { id: 'siz_1010' } } as const;
  const used = aFarm({ catalog, varieties: [aVariety({ traySizeId: 'siz_1010' })] });
  expect(act(used, drop)).toBe(used);
  const dropped = act(aFarm({ catalog }), drop).catalog;
  expect(dropped).not.toHaveProperty('traySizes');
  expect(dropped.packaging[0]).toEqual(aPackaging());
});

test('two devices change different fields of a size, and one gives a variety a size the other deletes', () => {
  const base = aFarm({ varieties: [aVariety()], catalog: { traySizes: [HALF] } });
  const patch = (fields: object) =>
    act(base, { type: 'UPDATE_TRAY_SIZE', payload: { id: 'siz_1010', patch: fields } });
  const { merged } = mergeTwo(base, patch({ owned: 30 }), patch({ slotShare: 0.6 }));
  expect(merged.catalog.traySizes).toEqual([{ ...HALF, owned: 30, slotShare: 0.6 }]);
  const grown = act(base, {
    type: 'UPDATE_VARIETY',
    payload: { id: 'pea', patch: { traySizeId: 'siz_1010' } },
  });
  const dropped = act(base, { type: 'DELETE_TRAY_SIZE', payload: { id: 'siz_1010' } });
  expect(mergeTwo(base, grown, dropped).merged.catalog.traySizes).toEqual([HALF]);
});
