import type { FarmDocument } from '#state/document/farm-document.ts';
import type { Problem } from './problem.ts';

/** One use of another record's id. */
interface Reference {
  readonly path: string;
  readonly to: string;
}

/** Ids that name a record the farm does not have, where something would be grown or counted by them. */
export function findLostReferences(farm: FarmDocument): Problem[] {
  return [
    ...missing('variety', idsOf(farm.varieties), varietyReferences(farm)),
    ...missing('product', idsOf(farm.products), productReferences(farm)),
    ...missing('material', idsOf(farm.catalog.materials), materialReferences(farm)),
    ...missing('Pro item', idsOf(farm.alchemy.items), proItemReferences(farm)),
    ...missing('Pro product', idsOf(farm.alchemy.products), proProductReferences(farm)),
  ];
}

function missing(
  kind: string,
  known: ReadonlySet<string>,
  references: readonly Reference[],
): Problem[] {
  return references
    .filter(({ to }) => !known.has(to))
    .map(({ path, to }) => ({
      path,
      message: to === '' ? `No ${kind} is named.` : `There is no ${kind} '${to}'.`,
    }));
}

function idsOf(records: readonly { readonly id: string }[]): ReadonlySet<string> {
  return new Set(records.map(({ id }) => id));
}

function varietyReferences({
  products,
  orders,
  batchSettings,
  catalog,
}: FarmDocument): Reference[] {
  const { consistent, delicate } = batchSettings;
  return [
    ...products.flatMap((product, at) =>
      product.type === 'single'
        ? [{ path: `products[${at}].varietyId`, to: product.varietyId }]
        : product.components.map(({ varietyId }, part) => ({
            path: `products[${at}].components[${part}].varietyId`,
            to: varietyId,
          })),
    ),
    ...orders.flatMap(({ items }, at) =>
      items.flatMap(({ varietyId }, line) =>
        varietyId === undefined
          ? []
          : [{ path: `orders[${at}].items[${line}].varietyId`, to: varietyId }],
      ),
    ),
    ...consistent.varieties.map((to, at) => ({
      path: `batchSettings.consistent.varieties[${at}]`,
      to,
    })),
    ...delicate.varieties.map((to, at) => ({
      path: `batchSettings.delicate.varieties[${at}]`,
      to,
    })),
    ...Object.keys(catalog.seedsByVariety).map((to) => ({
      path: `catalog.seedsByVariety.${to}`,
      to,
    })),
  ];
}

function productReferences(farm: FarmDocument): Reference[] {
  return (['orders', 'recurring', 'single'] as const).flatMap((slice) =>
    farm[slice].flatMap(({ items }, at) =>
      items.flatMap(({ productId }, line) =>
        productId === undefined
          ? []
          : [{ path: `${slice}[${at}].items[${line}].productId`, to: productId }],
      ),
    ),
  );
}

function materialReferences({ catalog }: FarmDocument): Reference[] {
  const named = (path: string, to: string | null | undefined) =>
    to === null || to === undefined ? [] : [{ path, to }];
  return [
    ...catalog.packaging.flatMap(({ containerMaterialId, bom, labelRule }, at) => [
      ...named(`catalog.packaging[${at}].containerMaterialId`, containerMaterialId),
      ...bom.flatMap(({ materialId }, line) =>
        named(`catalog.packaging[${at}].bom[${line}].materialId`, materialId),
      ),
      ...named(`catalog.packaging[${at}].labelRule.labelSheetId`, labelRule?.labelSheetId),
    ]),
    ...Object.entries(catalog.seedsByVariety).flatMap(([varietyId, { seedMaterialId }]) =>
      named(`catalog.seedsByVariety.${varietyId}.seedMaterialId`, seedMaterialId),
    ),
  ];
}

function proItemReferences({ alchemy }: FarmDocument): Reference[] {
  return alchemy.products.flatMap(({ recipe }, at) =>
    recipe.map(({ itemId }, line) => ({
      path: `alchemy.products[${at}].recipe[${line}].itemId`,
      to: itemId,
    })),
  );
}

function proProductReferences({ alchemy }: FarmDocument): Reference[] {
  return alchemy.orders.flatMap(({ lines }, at) =>
    lines.map(({ productId }, line) => ({
      path: `alchemy.orders[${at}].lines[${line}].productId`,
      to: productId,
    })),
  );
}
