import { useMemo } from 'react';
import { generalPrice } from '#domain/prices/general-price.ts';
import { priceTarget } from '#domain/prices/price-target.ts';
import type { Price } from '#domain/prices/price.ts';
import { byId } from '#domain/records/change-records.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { offeredSizes } from '#domain/prices/offered-sizes.ts';
import { selectPriceBook, selectSizesInUse } from '#state/selectors/sales/price-book.ts';
import type { PricedThing, SizePrice } from './price-draft.ts';

const NONE: readonly Price[] = [];

/** All prices of something, those that count for everybody first. */
export function usePricesOf({ target }: PricedThing): readonly Price[] {
  const prices = useFarm((farm) => farm.prices ?? NONE);
  const products = useFarm((farm) => farm.products);
  return useMemo(() => {
    const known = byId(products);
    const key = priceTarget(target, known);
    return prices
      .filter((price) => priceTarget(price, known) === key)
      .sort(
        (a, b) =>
          Number(a.customer !== undefined) - Number(b.customer !== undefined) ||
          (a.packageOz ?? Infinity) - (b.packageOz ?? Infinity) ||
          (a.from ?? '').localeCompare(b.from ?? ''),
      );
  }, [prices, products, target]);
}

/** What everybody pays today for the packages of a thing: dollars by size, null without a price. */
export function useGeneralPrices(thing: PricedThing): readonly SizePrice[] {
  const today = useToday();
  const book = useFarm(selectPriceBook);
  const sizes = useOfferedSizes(thing);
  const priced = sizes.length === 0 ? [0] : sizes;
  return priced.map((packageOz) => ({
    packageOz,
    amount: generalPrice(book, thing.target, packageOz, today),
  }));
}

/** The sizes of a thing with those that it is ordered in, or that have a price. */
export function useOfferedSizes({ target, sizes }: PricedThing): readonly number[] {
  const inUse = useFarm(selectSizesInUse);
  const { products } = useFarm(selectPriceBook);
  return offeredSizes(sizes, priceTarget(target, products), inUse);
}
