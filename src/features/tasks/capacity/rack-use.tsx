import { PartsBar } from '#ui/charts/parts-bar.tsx';
import { formatNumber, formatPercent } from '#ui/format.ts';
import type { RackUse } from './day-use.ts';
import classes from './capacity.module.css';

/** "57 of 52". */
export function SlotsUsed({ use }: { readonly use: RackUse }) {
  return (
    <>
      {formatNumber(use.used)} <span className={classes.quiet}>of {formatNumber(use.slots)}</span>
    </>
  );
}

/** "110%", in red above 100; "n/a" for a kind of rack that the farm does not have. */
export function PercentUsed({ use }: { readonly use: RackUse }) {
  if (use.percent === null) return <span className={classes.quiet}>n/a</span>;
  return (
    <span data-over={use.percent > 100 || undefined} className={classes.figure}>
      {formatPercent(use.percent)}
    </span>
  );
}

/** The bar ends at 100% and is red when there would be more. */
export function UseBar({ use, color }: { readonly use: RackUse; readonly color: string }) {
  const isOver = use.percent !== null && use.percent > 100;
  const part = { key: 'used', value: use.used, color: isOver ? 'var(--mgm-bad-solid)' : color };
  return <PartsBar look="gauge" parts={[part]} of={use.slots} />;
}
