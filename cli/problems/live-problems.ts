import { seedVariety } from '#domain/catalog/seeds/seed-transaction.ts';
import { soldThingOf } from '#domain/orders/item-ounces.ts';
import { byId } from '#domain/records/change-records.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { Problem } from './problem.ts';

/** Varieties sown from seed of seed, and live ones that are sold by weight or in a mix. */
export function findLiveProblems(farm: FarmDocument): Problem[] {
  return [...findSeedOfSeed(farm), ...findLiveByWeight(farm), ...findLiveInMixes(farm)];
}

function findSeedOfSeed({ varieties }: FarmDocument): Problem[] {
  return varieties.flatMap((variety, at) => {
    const seed = seedVariety(variety, varieties);
    if (seed === variety || seedVariety(seed, varieties) === seed) return [];
    const message = `'${variety.name}' takes its seed from a variety that takes another's.`;
    return [{ path: `varieties[${at}].seedOf`, message }];
  });
}

function findLiveByWeight({ orders, products, varieties }: FarmDocument): Problem[] {
  const things = { products: byId(products), varieties: byId(varieties) };
  return orders.flatMap(({ items }, at) =>
    items.flatMap((item, nth) => {
      const { variety } = soldThingOf(item, things);
      if (item.mode !== 'BULK' || !variety?.live) return [];
      const message = `'${variety.name}' is sold by the tray, not by weight.`;
      return [{ path: `orders[${at}].items[${nth}]`, message }];
    }),
  );
}

function findLiveInMixes({ products, varieties }: FarmDocument): Problem[] {
  const known = byId(varieties);
  return products.flatMap((product, at) =>
    product.type !== 'mix'
      ? []
      : product.components.flatMap(({ varietyId }, nth) => {
          const variety = known.get(varietyId);
          if (!variety?.live) return [];
          const message = `'${variety.name}' is sold alive and cannot be part of a mix.`;
          return [{ path: `products[${at}].components[${nth}]`, message }];
        }),
  );
}
