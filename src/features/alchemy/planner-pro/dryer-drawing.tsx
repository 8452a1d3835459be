import { useMemo } from 'react';
import type { DryerPlan, PlannedDryer } from '#domain/alchemy/simple-rule/dryer-plan.ts';
import { formatDay } from '#ui/format.ts';
import { addDays, daysBetween } from '#domain/calendar/iso-date.ts';
import { ChartLegend } from '#ui/charts/chart-legend.tsx';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import { dryerLanes, type DryerLane } from './dryer-lanes.ts';
import classes from './dryer-drawing.module.css';
import frame from './days-drawing.module.css';
import { labelledDays, MAX_DRAWN_DAYS } from './labelled-days.ts';
import type { PlanLook } from './plan-look.ts';

/** The dryers from day to day as a picture; the table of days has the numbers. */
export function DryerDrawing(props: {
  readonly plan: DryerPlan;
  readonly dryers: readonly PlannedDryer[];
  readonly look: PlanLook;
}) {
  const { plan, dryers, look } = props;
  const all = useMemo(() => everyDay(plan), [plan]);
  const days = useMemo(() => all.slice(0, MAX_DRAWN_DAYS), [all]);
  const lanes = useMemo(() => dryerLanes(dryers, days), [dryers, days]);
  const labelled = labelledDays(days.length, useIsPhone());
  if (days.length === 0) return null;
  const varietyIds = [
    ...new Set(plan.fdCycles.flatMap(({ assignments }) => assignments.map((one) => one.varietyId))),
  ];
  return (
    <SectionCard
      title="Dryer schedule"
      aside={
        <ChartLegend
          entries={varietyIds.map((id) => ({ label: look.name(id), color: look.color(id) }))}
        />
      }
    >
      <div
        className={frame.drawing}
        role="img"
        aria-label={`How full each dryer is from ${formatDay(days[0]?.date ?? '')} on, by variety. The table has the numbers.`}
      >
        {lanes.map((lane, index) => (
          <Lane key={index} lane={lane} look={look} />
        ))}
        <div className={frame.label} />
        <div className={classes.days}>
          {days.map(({ date }, index) => (
            <div key={date} className={frame.date}>
              {labelled.has(index) && <span>{formatDay(date)}</span>}
            </div>
          ))}
        </div>
      </div>
      {all.length > days.length && (
        <p
          className={frame.more}
        >{`The chart shows the first ${MAX_DRAWN_DAYS / 7} weeks. The table has all days.`}</p>
      )}
    </SectionCard>
  );
}

function Lane({ lane, look }: { readonly lane: DryerLane; readonly look: PlanLook }) {
  return (
    <>
      <div className={frame.label}>{lane.label}</div>
      <div className={classes.days}>
        {lane.days.map((parts, index) => (
          <div key={index} className={classes.day}>
            {parts.map(({ varietyId, trays }) => (
              <div
                key={varietyId}
                className={classes.part}
                style={{
                  height: `${(100 * trays) / lane.room}%`,
                  backgroundColor: look.color(varietyId),
                }}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

/** The days of the dryers without a gap, those on which they stand still included. */
function everyDay({ fdCycles }: DryerPlan): DryerPlan['fdCycles'] {
  const [first, last] = [fdCycles[0], fdCycles.at(-1)];
  if (first === undefined || last === undefined) return [];
  const known = new Map(fdCycles.map((day) => [day.date, day]));
  return Array.from({ length: daysBetween(first.date, last.date) + 1 }, (_, index) => {
    const date = addDays(first.date, index);
    return known.get(date) ?? { date, totalTrays: 0, assignments: [] };
  });
}
