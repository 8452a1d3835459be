import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { VarietyLink } from '#ui/page/variety-link.tsx';
import type { ShownHarvest } from './weight-unit.ts';
import classes from './harvest-plan.module.css';

/** A variety of the plan; its page leads back to the plan. Helpers have no such page. */
export function PlanVarietyLink({ row }: { readonly row: ShownHarvest }) {
  if (useIsDayOnly()) return <span className={classes.name}>{row.varietyName}</span>;
  return (
    <VarietyLink id={row.varietyId} className={classes.name}>
      {row.varietyName}
    </VarietyLink>
  );
}
