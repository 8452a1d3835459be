import type { CostRow } from '#domain/costing/package-cost.ts';
import { PartsBar } from '#ui/charts/parts-bar.tsx';
import classes from './costs.module.css';

/** What a package costs as a bar of its parts, on one scale for all rows. */
export function CostBar({ cost, of }: { readonly cost: CostRow; readonly of: number }) {
  const parts = COST_PARTS.map(({ key, color }) => ({ key, value: cost[key], color }));
  return (
    <div className={classes.bar}>
      <PartsBar look="bar" parts={parts} of={of} />
    </div>
  );
}

/** What a package costs is spent on, in the colors of all cost charts. */
export const COST_PARTS = [
  { key: 'seed', label: 'Seed', color: 'var(--mgm-cost-seed)' },
  { key: 'soil', label: 'Soil', color: 'var(--mgm-cost-soil)' },
  { key: 'overhead', label: 'Overhead', color: 'var(--mgm-cost-overhead)' },
  { key: 'packaging', label: 'Packaging', color: 'var(--mgm-cost-packaging)' },
] as const;
