import type { Alchemy, ProCategory, ProProduct, ProSubgroup } from '../alchemy.ts';

interface SubgroupBranch {
  readonly subgroup: ProSubgroup;
  readonly products: readonly ProProduct[];
}

/** A category with its subgroups and the products directly in it. */
export interface CategoryBranch {
  /** `null` for a category that doesn't exist anymore. */
  readonly category: ProCategory | null;
  readonly subgroups: readonly SubgroupBranch[];
  readonly products: readonly ProProduct[];
}

/**
 * Groups products into categories and subgroups, sorted by order, then by name.
 *
 * A product whose subgroup was deleted or moved is listed under its category. Products without a category come
 * last.
 */
export function productTree(
  alchemy: Pick<Alchemy, 'categories' | 'subgroups' | 'products'>,
): readonly CategoryBranch[] {
  const known = new Set(alchemy.categories.map(({ id }) => id));
  const branches = alchemy.categories
    .toSorted(byOrderThenName)
    .map((category) => branchOf(category, alchemy, (categoryId) => categoryId === category.id));
  const lost = branchOf(null, alchemy, (categoryId) => !known.has(categoryId));
  const isLost = lost.subgroups.length > 0 || lost.products.length > 0;
  return isLost ? [...branches, lost] : branches;
}

function branchOf(
  category: ProCategory | null,
  alchemy: Pick<Alchemy, 'subgroups' | 'products'>,
  belongs: (categoryId: string) => boolean,
): CategoryBranch {
  const products = alchemy.products
    .filter(({ categoryId }) => belongs(categoryId))
    .toSorted(byName);
  const subgroups = alchemy.subgroups
    .filter(({ categoryId }) => belongs(categoryId))
    .toSorted(byOrderThenName);
  const ids = new Set(subgroups.map(({ id }) => id));
  return {
    category,
    subgroups: subgroups.map((subgroup) => ({
      subgroup,
      products: products.filter(({ subgroupId }) => subgroupId === subgroup.id),
    })),
    products: products.filter(({ subgroupId }) => subgroupId === null || !ids.has(subgroupId)),
  };
}

function byOrderThenName(a: ProCategory | ProSubgroup, b: ProCategory | ProSubgroup): number {
  return a.order - b.order || byName(a, b);
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name.localeCompare(b.name, 'en', { numeric: true });
}
