import { expect, test } from 'vitest';
import { act } from '#tests/support/devices/act.ts';
import {
  aFarm,
  aMix,
  anOrder,
  aSingleProduct,
  aVariety,
  packages,
} from '#tests/support/builders/builders.ts';
import { mergeTwo } from '#tests/support/merge/merge-two.ts';

const VARIETIES = [aVariety({ id: 'pea' }), aVariety({ id: 'kale' })];
const FARM = aFarm({ varieties: VARIETIES, products: VARIETIES.map(aSingleProduct) });
const WITHOUT_PEA = act(FARM, { type: 'DELETE_VARIETY', payload: { id: 'pea' } });

test('with one of two deleted varieties, only its own lines come back', () => {
  const lines = [packages('kale', 1, 4), packages('pea', 2, 4)];
  const farm = { ...FARM, orders: [anOrder({ id: 'a', items: lines })] };
  const phone = act(
    farm,
    { type: 'DELETE_VARIETY', payload: { id: 'pea' } },
    { type: 'DELETE_VARIETY', payload: { id: 'kale' } },
  );
  const patch = { seedGPerTray: 22 };
  const office = act(farm, { type: 'UPDATE_VARIETY', payload: { id: 'pea', patch } });
  const { merged } = mergeTwo(farm, phone, office);
  expect(merged.varieties.map(({ id }) => id)).toEqual(['pea']);
  expect(merged.orders[0]?.items).toEqual([lines[1]]);
});

test('of a variety that is sold elsewhere and comes back, its single product is no news', () => {
  const order = anOrder({ id: 'new', items: [packages('prod_pea', 5, 4)] });
  const office = act(FARM, { type: 'ADD_ORDER', payload: order });
  const { notices } = mergeTwo(FARM, WITHOUT_PEA, office);
  expect(notices.map(({ slice, entityId }) => `${slice} ${entityId}`)).toEqual(['varieties pea']);
});

test('one new mix under two names is one mix when it was made at one moment', () => {
  const named = (name: string, createdAt: string) => ({
    ...FARM,
    products: [...FARM.products, aMix({ pea: 50, kale: 50 }, { id: 'mix_new', name, createdAt })],
  });
  const mixes = (createdAt: string) =>
    mergeTwo(FARM, named('Spicy', createdAt), named('Hot', createdAt))
      .merged.products.filter(({ id }) => id.startsWith('mix_new'))
      .map(({ name }) => name)
      .toSorted();
  expect(mixes('2025-03-01T08:00:00.000Z')).toEqual(['Spicy']);
  // The moment of what stands in for something lost says nothing.
  expect(mixes('1970-01-01T00:00:00.000Z')).toEqual(['Hot', 'Spicy']);
});
