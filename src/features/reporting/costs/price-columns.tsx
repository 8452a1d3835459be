import { marginOf } from '#domain/margins/margin.ts';
import { priceForMargin } from '#domain/prices/price-for-margin.ts';
import type { ProductionCost } from '#domain/reports/production-costs.ts';
import { formatDollars, formatPrice } from '#ui/format.ts';
import { amountColumn, type RecordColumn, valueColumn } from '#ui/tables/record-column.ts';
import { MarginEarned } from '../margin-cells.tsx';
import type { PackagePrices } from './use-package-prices.ts';

/** The head of the column of prices that earn a wished margin: "Price for 60%". */
export function priceForHead(wished: number): string {
  return `Price for ${wished}%`;
}

/** What a package earns at its price; null without one. */
export function packageMargin({ variety, cost }: ProductionCost, { byVariety }: PackagePrices) {
  const price = byVariety.get(variety.id) ?? null;
  return price === null ? null : { price, ...marginOf(price, cost.unitCost) };
}

/** What packages are sold for, what is left of that, and what they would have to cost; nothing while the farm has no price. */
export function priceColumns(
  prices: PackagePrices | null,
): readonly RecordColumn<ProductionCost>[] {
  if (prices === null) return [];
  const sold = (line: ProductionCost) => packageMargin(line, prices);
  const needed = ({ cost }: ProductionCost) => priceForMargin(cost.unitCost, prices.wished);
  return [
    amountColumn('Price', (line) => sold(line)?.price ?? null, formatPrice),
    valueColumn('Margin', (line) => sold(line)?.margin ?? null, {
      numeric: true,
      cell: (line) => {
        const earned = sold(line);
        return earned === null ? '—' : <MarginEarned {...earned} />;
      },
    }),
    { head: 'Margin %', csv: (line) => sold(line)?.marginPercent ?? null },
    amountColumn(priceForHead(prices.wished), needed, formatDollars),
  ];
}
