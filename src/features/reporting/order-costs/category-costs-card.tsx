import type { CategoryCost } from '#domain/costing/order-cost-totals.ts';
import { categoryLabel } from '#domain/orders/category-label.ts';
import { formatPercent } from '#ui/format.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { CostBars } from '../cost-bars.tsx';
import classes from './order-costs.module.css';

export function CategoryCostsCard(props: { readonly categories: readonly CategoryCost[] }) {
  const { categories } = props;
  const all = categories.reduce((sum, { totalCost }) => sum + totalCost, 0);
  return (
    <div className={classes.chart}>
      <SectionCard title="Cost by category">
        <CostBars
          label="Estimated cost of each category, by seed, soil, overhead and packaging"
          lines={categories.map((one) => ({
            ...one,
            key: one.category,
            name: categoryLabel(one.category),
            ...(all > 0 && { beside: formatPercent((one.totalCost / all) * 100) }),
          }))}
        />
      </SectionCard>
    </div>
  );
}
