import { expect, test } from 'vitest';
import { MOMENT, act } from '#tests/support/devices/act.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { aMaterial, aSoil } from '#tests/support/builders/catalog-builders.ts';
import type { Material } from '#domain/catalog/catalog.ts';
import type { Unit } from '#domain/units/unit.ts';
import type { FarmAction } from '../farm-action.ts';

const farmOf = (...materials: readonly Material[]) => aFarm({ catalog: { materials } });

const farm = farmOf(aSoil({ id: 'coir' }), aSoil({ id: 'peat' }), aMaterial({ id: 'lid' }));

const primary = ({ catalog }: typeof farm) => [
  catalog.soilConfig.soilMaterialId,
  ...catalog.materials.filter(({ isPrimarySoil }) => isPrimarySoil).map(({ id }) => id),
];

const receive = (qty: number, unit: Unit): FarmAction => ({
  type: 'RECEIVE_STOCK',
  payload: { id: 'coir', quantity: { qty, unit } },
});
const choose = (id: string): FarmAction => ({ type: 'SET_PRIMARY_SOIL', payload: { id } });
const change = (id: string, patch: Partial<Material>): FarmAction => ({
  type: 'UPDATE_MATERIAL',
  payload: { id, patch },
});

test('stock that comes in is added, a count replaces it and says when', () => {
  const stocked = act(farm, receive(50, 'lb'), receive(8, 'oz'));
  expect(stocked.catalog.materials[0]?.stock).toEqual({ qty: 50.5, unit: 'lb' });
  const quantity = { qty: 48, unit: 'lb' } as const;
  const counted = act(stocked, { type: 'ADJUST_STOCK', payload: { id: 'coir', quantity } });
  expect(counted.catalog.materials[0]).toMatchObject({
    stock: quantity,
    meta: { countedAt: new Date(MOMENT.now).toISOString() },
  });
});

test('an amount that does not convert changes nothing and says why', () => {
  const quantity = { qty: 1, unit: 'gal' } as const;
  expect(() => act(farm, receive(1, 'gal'))).toThrow(
    'Mass↔Volume conversion requires positive density (g/ml).',
  );
  expect(() => act(farm, { type: 'ADJUST_STOCK', payload: { id: 'lid', quantity } })).toThrow(
    'Incompatible units',
  );
});

test('one soil is primary, chosen by itself, in a new material or in a changed one', () => {
  const chosen = act(farm, choose('coir'));
  expect(primary(chosen)).toEqual(['coir', 'coir']);
  const mix = aSoil({ id: 'mix', isPrimarySoil: true });
  const added = act(chosen, { type: 'ADD_MATERIAL', payload: mix });
  expect(primary(added)).toEqual(['mix', 'mix']);
  expect(primary(act(added, change('peat', { isPrimarySoil: true })))).toEqual(['peat', 'peat']);
});

test('what is no soil is not made the primary one, and leaves the one there is', () => {
  const after = act(farm, choose('coir'), choose('lid'), change('lid', { isPrimarySoil: true }));
  expect(primary(after)).toEqual(['coir', 'coir']);
});

test('a primary soil that is deleted, or becomes something else, leaves no other in its place', () => {
  const chosen = act(farm, choose('coir'));
  const deleted = act(chosen, { type: 'DELETE_MATERIAL', payload: { id: 'coir' } });
  expect(primary(deleted)).toEqual([null]);
  expect(deleted.catalog.materials.map(({ id }) => id)).toEqual(['peat', 'lid']);
  expect(primary(act(chosen, change('coir', { type: 'generic' })))).toEqual([null]);
});

test('a seed material is saved together with the varieties whose seed it is', () => {
  const seed = aMaterial({ id: 'mat_brassica', type: 'seed' });
  const of = { seedMaterialId: 'mat_brassica', gramsPerTray: null };
  const tied = act(farm, { type: 'ADD_MATERIAL', payload: { ...seed, seedOf: ['kale'] } });
  expect(tied.catalog.materials.at(-1)).toEqual(seed);
  expect(tied.catalog.seedsByVariety).toEqual({ kale: of });
  const own = { seedMaterialId: 'mat_pea', gramsPerTray: 300 };
  const moved = act(
    tied,
    { type: 'UPDATE_MATERIAL', payload: { id: 'mat_brassica', patch: {}, seedOf: ['radish'] } },
    { type: 'SET_SEED_MATERIAL', payload: { varietyId: 'pea', ...own } },
  );
  expect(moved.catalog.seedsByVariety).toEqual({ radish: of, pea: own });
});

test('the overhead scenario is remembered with at least one month', () => {
  const scenario = { months: 0, trays: 300, units: 800, events: 4, ounces: 0, batches: 0 };
  const after = act(aFarm(), { type: 'SET_OVERHEAD_SCENARIO', payload: { scenario } });
  expect(after.catalog.overheadScenario).toEqual({ ...scenario, months: 1 });
});

test('a count of seed and materials is one step', () => {
  const atISO = new Date(MOMENT.now).toISOString();
  const seeds = [{ id: 'seed_1', varietyId: 'pea', pounds: 4.5, note: 'Counted', atISO }];
  const quantity = { qty: 80, unit: 'each' } as const;
  const counted = act(farmOf(aMaterial({ id: 'lid' })), {
    type: 'COUNT_STOCK',
    payload: { seeds, materials: [{ id: 'lid', quantity }] },
  });
  expect(counted.seedsInventory).toEqual(seeds);
  expect(counted.catalog.materials).toMatchObject([
    { stock: quantity, meta: { countedAt: atISO } },
  ]);
});
