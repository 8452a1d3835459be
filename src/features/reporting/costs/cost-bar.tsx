import type { CostRow } from '#domain/costing/package-cost.ts';
import { PartsBar } from '#ui/charts/parts-bar.tsx';
import { COST_PARTS } from './cost-part-colors.ts';
import classes from './costs.module.css';

/** What a package costs as a bar of its parts, on one scale for all rows. */
export function CostBar(props: { readonly cost: CostRow; readonly of: number }) {
  const { cost, of } = props;
  const parts = COST_PARTS.map(({ key, color }) => ({ key, value: cost[key], color }));
  return (
    <div className={classes.bar}>
      <PartsBar parts={parts} of={of} />
    </div>
  );
}
