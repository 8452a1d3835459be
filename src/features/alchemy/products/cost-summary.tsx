import type { RecipeCost } from '#domain/alchemy/products/recipe-cost.ts';
import { BarList } from '#ui/charts/bar-list.tsx';
import { Figure, SectionCard } from '#ui/page/page-parts.tsx';
import { formatCount, formatDollars } from '#ui/format.ts';
import classes from './pro-products.module.css';
import { WarningBadge } from '#ui/kit/badge.tsx';

export function CostSummary(props: {
  readonly cost: RecipeCost;
  readonly unit: string;
  readonly batchOutputQty: number | null;
  readonly variantName: string | null;
}) {
  const { cost, unit, batchOutputQty, variantName } = props;
  const lines = cost.lines
    .map((line, index) => ({ ...line, key: String(index) }))
    .filter(({ dollars }) => dollars > 0)
    .toSorted((one, other) => other.dollars - one.dollars);
  return (
    <SectionCard
      title={variantName === null ? 'Cost' : `Cost of variant ${variantName}`}
      aside={!cost.isComplete && <WarningBadge color="yellow">Cost incomplete</WarningBadge>}
    >
      <div className={classes.cost}>
        <output aria-label="COG per unit">
          <Figure
            value={cogLabel(cost)}
            unit={`COG per ${unit}`}
            aside={`Recipe cost ${formatDollars(cost.total, 4)} for a batch of ${formatCount(batchOutputQty ?? 0, unit, unit === 'unit' ? 'units' : unit)}`}
          />
        </output>
        {lines.length > 0 && (
          <BarList
            label="What the cost of a batch is made up of"
            lines={lines.map(({ key, item, dollars }) => ({
              key,
              name: item?.name ?? 'Missing item',
              parts: [{ key, value: dollars, color: 'var(--mgm-brand-mid)' }],
              figure: formatDollars(dollars, 4),
            }))}
          />
        )}
      </div>
    </SectionCard>
  );
}

/** The cost of goods of one unit with four decimals; a dash while a batch gives nothing. */
export function cogLabel({ perUnit }: Pick<RecipeCost, 'perUnit'>): string {
  return perUnit === null ? '—' : formatDollars(perUnit, 4);
}
