import { useMemo } from 'react';
import { generalPrice } from '#domain/prices/general-price.ts';
import { priceTarget } from '#domain/prices/price-target.ts';
import type { Price } from '#domain/prices/price.ts';
import { recordById } from '#domain/records/change-records.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectPriceBook } from '#state/selectors/price-book.ts';
import type { PricedThing } from './price-draft.ts';

const NONE: readonly Price[] = [];

/** All prices of something, those that count for everybody first. */
export function usePricesOf({ target }: PricedThing): readonly Price[] {
  const prices = useFarm((farm) => farm.prices ?? NONE);
  const products = useFarm((farm) => farm.products);
  return useMemo(() => {
    const productOf = (id: string) => recordById(products, id);
    const key = priceTarget(target, productOf);
    return prices
      .filter((price) => priceTarget(price, productOf) === key)
      .sort(
        (a, b) =>
          Number(a.customer !== undefined) - Number(b.customer !== undefined) ||
          (a.packageOz ?? Infinity) - (b.packageOz ?? Infinity) ||
          (a.from ?? '').localeCompare(b.from ?? ''),
      );
  }, [prices, products, target]);
}

/** What everybody pays for the package of a thing today, in dollars; null without a price. */
export function useGeneralPrice({ target, sizes: [packageOz = 0] }: PricedThing): number | null {
  const today = useToday();
  return generalPrice(useFarm(selectPriceBook), target, packageOz, today);
}
