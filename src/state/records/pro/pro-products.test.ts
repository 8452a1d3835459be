import { expect, test } from 'vitest';
import { act, MOMENT } from '#tests/support/devices/act.ts';
import { aProProduct } from '#tests/support/builders/alchemy-builders.ts';
import { aFarm } from '#tests/support/builders/builders.ts';

const POWDERS = { id: 'cat_powders', name: 'Powders', order: 0 };
const SALTS = { id: 'cat_salts', name: 'Salts', order: 1 };
const JARS = { id: 'grp_jars', name: 'Jars', categoryId: 'cat_powders', order: 0, notes: '' };

const farm = aFarm({
  alchemy: {
    categories: [POWDERS, SALTS],
    subgroups: [JARS],
    products: [
      aProProduct({ id: 'prd_pea', subgroupId: 'grp_jars' }),
      aProProduct({ id: 'prd_loose' }),
    ],
  },
});

test('a category, a subgroup and a product get ids of their names and the time', () => {
  const after = act(
    aFarm(),
    { type: 'ADD_PRO_CATEGORY', payload: { ...SALTS, id: '', name: ' Salts ' } },
    { type: 'ADD_PRO_SUBGROUP', payload: { ...JARS, id: '' } },
    { type: 'ADD_PRO_PRODUCT', payload: aProProduct({ id: '', name: 'Green salt' }) },
  ).alchemy;
  const time = MOMENT.now.toString(36);
  expect(after.categories).toEqual([{ ...SALTS, id: `cat_salts_${time}` }]);
  expect(after.subgroups[0]?.id).toBe(`grp_jars_${time}`);
  expect(after.products[0]?.id).toBe(`prd_green-salt_${time}`);
});

test('the products of a deleted subgroup move up to its category', () => {
  const { subgroups, products } = act(farm, {
    type: 'DELETE_PRO_SUBGROUP',
    payload: { id: 'grp_jars' },
  }).alchemy;
  expect(subgroups).toEqual([]);
  expect(products.map(({ categoryId, subgroupId }) => [categoryId, subgroupId])).toEqual([
    ['cat_powders', null],
    ['cat_powders', null],
  ]);
});

test('a subgroup takes its products along into another category', () => {
  const { products } = act(farm, {
    type: 'UPDATE_PRO_SUBGROUP',
    payload: { id: 'grp_jars', patch: { categoryId: 'cat_salts' } },
  }).alchemy;
  expect(products.map(({ categoryId }) => categoryId)).toEqual(['cat_salts', 'cat_powders']);
});

test('a category goes only when nothing is in it', () => {
  const remove = (id: string) => act(farm, { type: 'DELETE_PRO_CATEGORY', payload: { id } });
  expect(remove('cat_powders')).toBe(farm);
  expect(remove('cat_salts').alchemy.categories).toEqual([POWDERS]);
});
