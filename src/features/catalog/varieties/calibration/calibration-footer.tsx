import { formatYield, yieldUnit } from '#ui/format-weights.ts';
import { isSaid } from '#domain/tell/say.ts';
import { type ShownPlan, PlanNote } from '#ui/plan-diff/plan-note.tsx';
import classes from './calibration-footer.module.css';
import { samplesLabel } from './calibration-summary.ts';

/** The mean as it is typed, how many trays count, and what saving would do to the plan. */
export function CalibrationFooter(props: {
  readonly average: number | null;
  readonly count: number;
  readonly plan: ShownPlan;
}) {
  const { average, count, plan } = props;
  return (
    <>
      <output className={classes.average}>
        <span className={classes.value}>
          {average === null ? `— ${yieldUnit()}` : formatYield(average, 2)}/tray
        </span>
        <span>{samplesLabel(count)}</span>
      </output>
      {isSaid(plan.label) && <PlanNote {...plan} />}
    </>
  );
}
