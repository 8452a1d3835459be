import { expect, test } from 'vitest';
import { MOMENT, act } from '#tests/support/devices/act.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { aMaterial, aSoil } from '#tests/support/builders/catalog-builders.ts';
import type { Material } from '#domain/catalog/catalog.ts';

const farmOf = (...materials: readonly Material[]) => aFarm({ catalog: { materials } });

const farm = farmOf(aSoil({ id: 'coir' }), aSoil({ id: 'peat' }), aMaterial({ id: 'lid' }));

const primary = ({ catalog }: typeof farm) => [
  catalog.soilConfig.soilMaterialId,
  ...catalog.materials.filter(({ isPrimarySoil }) => isPrimarySoil).map(({ id }) => id),
];

test('stock that comes in is added, a count replaces it and says when', () => {
  const stocked = act(
    farm,
    { type: 'RECEIVE_STOCK', payload: { id: 'coir', quantity: { qty: 50, unit: 'lb' } } },
    { type: 'RECEIVE_STOCK', payload: { id: 'coir', quantity: { qty: 8, unit: 'oz' } } },
  );
  expect(stocked.catalog.materials[0]?.stock).toEqual({ qty: 50.5, unit: 'lb' });
  const counted = act(stocked, {
    type: 'ADJUST_STOCK',
    payload: { id: 'coir', quantity: { qty: 48, unit: 'lb' } },
  }).catalog.materials[0];
  expect(counted?.stock).toEqual({ qty: 48, unit: 'lb' });
  expect(counted?.meta.countedAt).toBe(new Date(MOMENT.now).toISOString());
});

test('an amount that does not convert changes nothing and says why', () => {
  const quantity = { qty: 1, unit: 'gal' } as const;
  expect(() => act(farm, { type: 'RECEIVE_STOCK', payload: { id: 'coir', quantity } })).toThrow(
    'Mass↔Volume conversion requires positive density (g/ml).',
  );
  expect(() => act(farm, { type: 'ADJUST_STOCK', payload: { id: 'lid', quantity } })).toThrow(
    'Incompatible units',
  );
});

test('one soil is primary, chosen by itself, in a new material or in a changed one', () => {
  const chosen = act(farm, { type: 'SET_PRIMARY_SOIL', payload: { id: 'coir' } });
  expect(primary(chosen)).toEqual(['coir', 'coir']);
  const added = act(chosen, {
    type: 'ADD_MATERIAL',
    payload: aSoil({ id: 'mix', isPrimarySoil: true }),
  });
  expect(primary(added)).toEqual(['mix', 'mix']);
  const changed = act(added, {
    type: 'UPDATE_MATERIAL',
    payload: { id: 'peat', patch: { isPrimarySoil: true } },
  });
  expect(primary(changed)).toEqual(['peat', 'peat']);
});

test('what is no soil is not made the primary one, and leaves the one there is', () => {
  const chosen = act(farm, { type: 'SET_PRIMARY_SOIL', payload: { id: 'coir' } });
  const after = act(
    chosen,
    { type: 'SET_PRIMARY_SOIL', payload: { id: 'lid' } },
    { type: 'UPDATE_MATERIAL', payload: { id: 'lid', patch: { isPrimarySoil: true } } },
  );
  expect(primary(after)).toEqual(['coir', 'coir']);
});

test('a primary soil that is deleted, or becomes something else, leaves no other in its place', () => {
  const chosen = act(farm, { type: 'SET_PRIMARY_SOIL', payload: { id: 'coir' } });
  const deleted = act(chosen, { type: 'DELETE_MATERIAL', payload: { id: 'coir' } });
  expect(primary(deleted)).toEqual([null]);
  expect(deleted.catalog.materials.map(({ id }) => id)).toEqual(['peat', 'lid']);
  const changed = act(chosen, {
    type: 'UPDATE_MATERIAL',
    payload: { id: 'coir', patch: { type: 'generic' } },
  });
  expect(primary(changed)).toEqual([null]);
});

test('a seed material is saved together with the varieties whose seed it is', () => {
  const seed = aMaterial({ id: 'mat_brassica', type: 'seed' });
  const tied = act(farm, { type: 'ADD_MATERIAL', payload: { ...seed, seedOf: ['kale'] } });
  expect(tied.catalog.materials.at(-1)).toEqual(seed);
  expect(tied.catalog.seedsByVariety).toEqual({
    kale: { seedMaterialId: 'mat_brassica', gramsPerTray: null },
  });
  const moved = act(
    tied,
    { type: 'UPDATE_MATERIAL', payload: { id: 'mat_brassica', patch: {}, seedOf: ['radish'] } },
    {
      type: 'SET_SEED_MATERIAL',
      payload: { varietyId: 'pea', seedMaterialId: 'mat_pea', gramsPerTray: 300 },
    },
  );
  expect(moved.catalog.seedsByVariety).toEqual({
    radish: { seedMaterialId: 'mat_brassica', gramsPerTray: null },
    pea: { seedMaterialId: 'mat_pea', gramsPerTray: 300 },
  });
});
