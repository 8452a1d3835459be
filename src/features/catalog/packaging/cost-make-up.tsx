import type { PackagingCost } from '#domain/costing/packaging-cost.ts';
import { formatDollars } from '#ui/format.ts';
import classes from './cost-make-up.module.css';

/** In the foot of the dialog: what one package costs, and of what that is made up. */
export function CostMakeUp({ cost }: { readonly cost: PackagingCost }) {
  const { container, inserts, label, total } = cost;
  return (
    <output className={classes.root} aria-label="Cost / unit">
      <strong className={classes.total}>{formatDollars(total)} / unit</strong>
      <br />
      Container {formatDollars(container)} + inserts {formatDollars(inserts)} + label{' '}
      {formatDollars(label)}
    </output>
  );
}
