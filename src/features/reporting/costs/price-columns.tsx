import { marginOf } from '#domain/margins/margin.ts';
import { priceForMargin } from '#domain/prices/price-for-margin.ts';
import type { ProductionCost } from '#domain/reports/production-costs.ts';
import { formatDollars, formatPrice, pageTeller } from '#ui/format.ts';
import { amountColumn, type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import { MarginEarned } from '../margin-cells.tsx';
import {
  packageLabel,
  toStoredChoice,
  type RememberedPackage,
} from '#domain/costing/package-choices.ts';
import type { PackageChoice } from '#domain/costing/package-cost.ts';
import classes from './costs.module.css';
import { SelectField } from '#ui/fields/form-fields.tsx';
import type { PackagePrices } from './use-package-prices.ts';
import { CostNotes } from '#ui/notices/cost-notes.tsx';

/** The head of the column of prices that earn a wished margin: "Price for 60%". */
export function priceForHead(wished: number): string {
  return `Price for ${wished}%`;
}

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

/** The package that a variety is costed in, to be changed, and what is to know about its cost. */
export function CostedPackage(props: {
  readonly line: ProductionCost;
  readonly onChoose: (varietyId: string, choice: RememberedPackage) => void;
}) {
  const { line, onChoose } = props;
  const { variety, choice, offered, cost } = line;
  // A size that nothing is packed in any more stays to be chosen from.
  const choices = choice.packaging === null ? [choice, ...offered] : offered;
  return (
    <>
      <SelectField
        aria-label={`Package of ${variety.name}`}
        className={classes.package}
        value={keyOf(choice)}
        data={choices.map((one) => ({
          value: keyOf(one),
          label: packageLabel(one, variety, pageTeller()),
        }))}
        onChange={(value) => {
          const chosen = choices.find((one) => keyOf(one) === value);
          if (chosen) onChoose(variety.id, toStoredChoice(chosen, offered));
        }}
      />
      <span className={classes.packageOnPaper}>{packageLabel(choice, variety, pageTeller())}</span>
      <CostNotes notes={cost.notes} />
    </>
  );
}

function keyOf({ ounces, packaging }: PackageChoice): string {
  return packaging?.id ?? String(ounces);
}
