import type { ReactNode } from 'react';
import type { CostParts } from '#domain/costing/cost-parts.ts';
import { BarList } from '#ui/charts/bar-list.tsx';
import type { CustomerCost } from '#domain/costing/customer-costs.ts';
import type { CategoryCost } from '#domain/costing/order-cost-totals.ts';
import { categoryLabel } from '#domain/orders/order.ts';
import { formatDollars, formatPercent } from '#ui/format.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { COST_PARTS } from './costs/cost-bar.tsx';
import { IncompleteCost } from './incomplete-mark.tsx';
import { incompleteText, type IncompleteOrders } from './summary-tiles.tsx';
import classes from './cost-bars.module.css';

interface CostLine extends IncompleteOrders {
  readonly key: string;
  readonly name: ReactNode;
  readonly parts: CostParts;
  readonly totalCost: number;
  /** A quiet word after the dollars. */
  readonly beside?: string;
}

const MAX_CUSTOMERS = 8;

export function TopCustomersCard({ customers }: { readonly customers: readonly CustomerCost[] }) {
  const top = customers.slice(0, MAX_CUSTOMERS);
  return (
    <CostBarsCard
      title={
        top.length < customers.length
          ? `Highest total cost: ${top.length} of ${customers.length} customers`
          : 'Total cost by customer'
      }
      label="Total cost of the customers, by seed, soil, overhead and packaging"
      lines={top.map((one) => ({ ...one, name: one.customer }))}
    />
  );
}

export function CategoryCostsCard(props: { readonly categories: readonly CategoryCost[] }) {
  const { categories } = props;
  const all = categories.reduce((sum, { totalCost }) => sum + totalCost, 0);
  return (
    <CostBarsCard
      title="Cost by category"
      label="Estimated cost of each category, by seed, soil, overhead and packaging"
      lines={categories.map((one) => ({
        ...one,
        key: one.category,
        name: categoryLabel(one.category),
        ...(all > 0 && { beside: formatPercent((one.totalCost / all) * 100) }),
      }))}
    />
  );
}

function CostBarsCard(props: {
  readonly title: string;
  readonly label: string;
  readonly lines: readonly CostLine[];
}) {
  return (
    <div className={classes.card}>
      <SectionCard title={props.title}>
        <BarList
          label={props.label}
          legend={COST_PARTS}
          lines={props.lines.map((line) => ({
            key: line.key,
            name: line.name,
            parts: COST_PARTS.map(({ key, label, color }) => {
              const value = line.parts[key];
              return { key, value, color, told: { label, text: formatDollars(value) } };
            }),
            figure: <CostFigure line={line} />,
          }))}
        />
      </SectionCard>
    </div>
  );
}

function CostFigure({ line }: { readonly line: CostLine }) {
  const { totalCost, beside } = line;
  return (
    <>
      <span className={classes.dollars}>
        <IncompleteCost text={incompleteText(line)}>{formatDollars(totalCost)}</IncompleteCost>
      </span>
      {beside !== undefined && <span className={classes.beside}>{beside}</span>}
    </>
  );
}
