import { Link } from 'react-router';
import type { HarvestPlanRow } from '#domain/reports/harvest-plan.ts';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { routePaths, varietyPath } from '#ui/route-paths.ts';
import classes from './harvest-plan.module.css';
import { Anchor } from '#ui/kit/plain-parts.tsx';

/** A variety of the plan; its page leads back to the plan. Helpers have no such page. */
export function PlanVarietyLink({ row }: { readonly row: HarvestPlanRow }) {
  if (useIsDayOnly()) return <span className={classes.name}>{row.varietyName}</span>;
  return (
    <Anchor
      component={Link}
      to={varietyPath(row.varietyId)}
      state={{ origin: routePaths.harvestPlan }}
      className={classes.name}
    >
      {row.varietyName}
    </Anchor>
  );
}
