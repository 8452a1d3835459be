import type { FarmDocument } from '../../document/farm-document.ts';

/** What is sold or filed somewhere but does not exist, as `varieties pea`. Work done and logs are history. */
export function danglingReferences({
  varieties,
  products,
  orders,
  recurring,
  single,
  alchemy,
}: FarmDocument): ReadonlySet<string> {
  const needed = new Set<string>();
  const present = new Set([
    ...varieties.map(({ id }) => `varieties ${id}`),
    ...products.map(({ id }) => `products ${id}`),
    ...alchemy.categories.map(({ id }) => `alchemy/categories ${id}`),
    ...alchemy.subgroups.map(({ id }) => `alchemy/subgroups ${id}`),
  ]);
  const need = (slice: string, id: string | null | undefined) => {
    if (id && !present.has(`${slice} ${id}`)) needed.add(`${slice} ${id}`);
  };
  for (const order of orders) {
    for (const item of order.items) {
      need('varieties', item.varietyId);
      need('products', item.productId);
    }
  }
  for (const order of [...recurring, ...single]) {
    for (const item of order.items) need('products', item.productId);
  }
  for (const product of products) {
    if (product.type === 'single') need('varieties', product.varietyId);
    else for (const share of product.components) need('varieties', share.varietyId);
  }
  for (const { categoryId } of [...alchemy.subgroups, ...alchemy.products]) {
    need('alchemy/categories', categoryId);
  }
  for (const { subgroupId } of alchemy.products) need('alchemy/subgroups', subgroupId);
  return needed;
}
