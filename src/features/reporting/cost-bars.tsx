import type { ReactNode } from 'react';
import type { CostParts } from '#domain/costing/cost-parts.ts';
import { BarList } from '#ui/charts/bar-list.tsx';
import { formatDollars } from '#ui/format.ts';
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

/** Costs as bars of their four parts, on one scale, each with its dollars. */
export function CostBars(props: { readonly label: string; readonly lines: readonly CostLine[] }) {
  return (
    <BarList
      label={props.label}
      legend={COST_PARTS}
      lines={props.lines.map(({ key, name, parts, totalCost, beside, ...orders }) => ({
        key,
        name,
        parts: COST_PARTS.map((part) => ({
          key: part.key,
          value: parts[part.key],
          color: part.color,
          told: { label: part.label, text: formatDollars(parts[part.key]) },
        })),
        figure: (
          <>
            <span className={classes.dollars}>
              <IncompleteCost
                incomplete={orders.incompleteOrders > 0}
                text={incompleteText(orders)}
              >
                {formatDollars(totalCost)}
              </IncompleteCost>
            </span>
            {beside !== undefined && <span className={classes.beside}>{beside}</span>}
          </>
        ),
      }))}
    />
  );
}
