import { expect, test } from 'vitest';
import { act } from '#tests/support/devices/act.ts';
import { aFarm, aMix, aVariety, anOrder, packages } from '#tests/support/builders/builders.ts';

const pea = aVariety({ id: 'pea' });

test('a new mix takes its place, without rows that have no variety', () => {
  const mix = { ...aMix({ pea: 100, '': 0 }), name: ' Salad ' };
  const farm = act(aFarm({ varieties: [pea] }), { type: 'ADD_PRODUCT', payload: mix });
  expect(farm.products[1]).toEqual({ ...aMix({ pea: 100 }), name: 'Salad' });
});

test('a single product is not changed on its own, but for its tax', () => {
  const farm = aFarm({ varieties: [pea] });
  const update = (patch: { readonly taxId: string | undefined }) =>
    ({ type: 'UPDATE_PRODUCT', payload: { id: 'prod_pea', patch } }) as const;
  const taxed = act(farm, update({ taxId: 'tax_1' }));
  expect(taxed.products).toEqual([{ ...farm.products[0], taxId: 'tax_1' }]);
  expect(act(taxed, update({ taxId: undefined })).products).toEqual(farm.products);
  expect(
    act(farm, { type: 'UPDATE_PRODUCT', payload: { id: 'prod_pea', patch: { name: 'X' } } }),
  ).toBe(farm);
});

test('the single product of a variety is there again at once, its order lines are gone', () => {
  const farm = aFarm({ varieties: [pea], orders: [anOrder({ items: [packages('prod_pea', 2)] })] });
  const after = act(farm, { type: 'DELETE_PRODUCT', payload: { id: 'prod_pea' } });
  expect(after.products).toBe(farm.products);
  expect(after.orders[0]?.items).toEqual([]);
});
