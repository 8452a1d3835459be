import { LegendDot } from '#ui/charts/chart-legend.tsx';
import type { PlanLook } from './plan-look.ts';
import classes from './plan.module.css';

/** A variety with the dot of its color. */
export function VarietyName(props: { readonly varietyId: string; readonly look: PlanLook }) {
  return (
    <span className={classes.variety}>
      <LegendDot color={props.look.color(props.varietyId)} />
      {props.look.name(props.varietyId)}
    </span>
  );
}
