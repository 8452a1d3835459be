import { expect, test } from 'vitest';
import type { Alchemy } from '../alchemy.ts';
import { aProProduct } from '#tests/support/builders/alchemy-builders.ts';
import { productTree } from './product-tree.ts';

type Tree = Pick<Alchemy, 'categories' | 'subgroups' | 'products'>;

const category = (id: string, order: number) => ({ id, name: id, order });
const subgroup = (id: string, categoryId: string, order = 0) => {
  return { id, name: id, categoryId, order, notes: '' };
};
const product = (id: string, categoryId: string, subgroupId: string | null = null) =>
  aProProduct({ id, name: id, categoryId, subgroupId });

/** The tree as indented names, in one line. */
function drawn(tree: Tree): string {
  const names = productTree(tree).flatMap((branch) => [
    branch.category?.name ?? '(none)',
    ...branch.subgroups.flatMap(({ subgroup: { name }, products }) => [
      `- ${name}`,
      ...products.map((one) => `-- ${one.name}`),
    ]),
    ...branch.products.map(({ name }) => `- ${name}`),
  ]);
  return names.join(' ');
}

test('categories and subgroups are sorted by order, then by name, products by name', () => {
  expect(
    drawn({
      categories: [category('salts', 1), category('powders', 0), category('butters', 1)],
      subgroups: [subgroup('tins', 'powders', 1), subgroup('jars', 'powders', 0)],
      products: [product('pea', 'powders', 'jars'), product('kale', 'powders', 'jars')],
    }),
  ).toBe('powders - jars -- kale -- pea - tins butters salts');
});

test('nothing is lost: a strange subgroup is none, and what has no category comes last', () => {
  const tree = {
    categories: [category('powders', 0), category('salts', 1)],
    subgroups: [subgroup('jars', 'gone'), subgroup('tins', 'salts')],
    products: [product('pea', 'powders', 'tins'), product('kale', 'gone', 'jars')],
  };
  expect(drawn(tree)).toBe('powders - pea salts - tins (none) - jars -- kale');
});

test('a single product that has no category is enough for a branch of the lost', () => {
  const tree = { categories: [category('powders', 0)], subgroups: [], products: [] };
  const lost = { products: [product('pea', 'gone')] };
  expect(drawn({ ...tree, ...lost })).toBe('powders (none) - pea');
  expect(drawn({ ...tree, subgroups: [subgroup('jars', 'gone')] })).toBe('powders (none) - jars');
  expect(drawn(tree)).toBe('powders');
});
