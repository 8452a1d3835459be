import { useMemo } from 'react';
import { generalPrice } from '#domain/prices/general-price.ts';
import { USUAL_MARGIN_PERCENT } from '#domain/prices/price-for-margin.ts';
import type { ProductionCost } from '#domain/reports/production-costs.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectHasPrices, selectPriceBook } from '#state/selectors/sales/price-book.ts';
import { useRemembered } from '#ui/page/use-remembered.ts';

export interface PackagePrices {
  /** What everybody pays today, by variety; null without a price. */
  readonly byVariety: ReadonlyMap<string, number | null>;
  /** In percent; the usual one while the field is empty. */
  readonly wished: number;
  readonly typed: number | null;
  readonly wish: (percent: number | null) => void;
}

/** Prices of the packages that are shown; null while the farm has no price at all. */
export function usePackagePrices(lines: readonly ProductionCost[]): PackagePrices | null {
  const today = useToday();
  const isPriced = useFarm(selectHasPrices);
  const book = useFarm(selectPriceBook);
  const [typed, wish] = useRemembered('mgm.wishedMargin', readTargetMargin);
  return useMemo(() => {
    if (!isPriced) return null;
    const byVariety = new Map(
      lines.map(({ variety, choice }) => [
        variety.id,
        generalPrice(book, { varietyId: variety.id }, choice.ounces, today),
      ]),
    );
    return { byVariety, wished: typed ?? USUAL_MARGIN_PERCENT, typed, wish };
  }, [isPriced, book, lines, today, typed, wish]);
}

/** The margin that was last wished for on this device, in percent; null where its field was emptied. */
export function readTargetMargin(stored: string | null): number | null {
  if (stored === null) return USUAL_MARGIN_PERCENT;
  const percent = Number.parseFloat(stored);
  return percent >= 0 && percent <= MAX_TARGET_MARGIN ? percent : null;
}

/** No price earns all of itself. */
export const MAX_TARGET_MARGIN = 99;
