import { useMemo } from 'react';
import { selectRealDays } from '#state/selectors/supply.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { formatDay, formatOz, formatTrays } from '#ui/format.ts';
import { routePaths } from '#ui/route-paths.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import classes from './harvests-card.module.css';
import { MoreLink } from './more-link.tsx';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import type { RealTask } from '#domain/supply/real-trays.ts';

const DAYS = 4;

export function NextHarvestsCard() {
  const today = useToday();
  const taskDays = useFarm((farm) => selectRealDays(farm, today));
  const days = useMemo(() => nextHarvestDays(taskDays, today, DAYS), [taskDays, today]);
  return (
    <SectionCard
      title="Next harvests"
      aside={<MoreLink to={routePaths.harvestPlan}>Harvest plan</MoreLink>}
      flush
    >
      {days.length === 0 && (
        <p className={classes.nothing}>Nothing to harvest in the next 90 days.</p>
      )}
      <ul className={classes.days}>
        {days.map((day) => (
          <li key={day.dateISO} className={classes.day}>
            <span className={classes.date}>{formatDay(day.dateISO)}</span>
            <span className={classes.names}>{day.names}</span>
            <span className={classes.trays}>
              {formatTrays(day.trays)}
              {day.plannedTrays !== null && `, ${day.plannedTrays} planned`}
            </span>
            <span className={classes.ounces}>{day.ounces !== null && formatOz(day.ounces)}</span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

const MAX_NAMED = 3;

/** The next days with something still to cut, today included; the heaviest variety of a day comes first. */
export function nextHarvestDays(
  taskDays: readonly TaskDay[],
  today: IsoDate,
  days: number,
): readonly HarvestDay[] {
  const found: HarvestDay[] = [];
  for (const { dateISO, tasks } of taskDays) {
    if (dateISO < today) continue;
    const cut = tasks.filter(isOpenHarvest);
    if (cut.length > 0) found.push(harvestDay(dateISO, cut));
    if (found.length === days) break;
  }
  return found;
}

function isOpenHarvest(task: RealTask): boolean {
  return task.type === 'HARVEST' && !task.done && plannedTraysOf(task) > 0;
}

function plannedTraysOf({ plannedTrays, trays = 0 }: RealTask): number {
  return plannedTrays ?? trays;
}

type HarvestDay = ReturnType<typeof harvestDay>;

function harvestDay(dateISO: IsoDate, cut: readonly RealTask[]) {
  const heaviest = cut.toSorted((left, right) => (right.oz ?? 0) - (left.oz ?? 0));
  const names = heaviest.map((task) => task.varietyName ?? task.varietyId ?? '');
  const rest = names.length - MAX_NAMED;
  const named = names.slice(0, MAX_NAMED).join(', ');
  const trays = cut.reduce((sum, task) => sum + (task.trays ?? 0), 0);
  const weighed = cut.filter(({ live }) => live !== true);
  const planned = cut.reduce((sum, task) => sum + plannedTraysOf(task), 0);
  return {
    dateISO,
    names: rest > 0 ? `${named}, ${rest} more` : named,
    trays,
    /** What was planned, where other trays are really there. */
    plannedTrays: planned === trays ? null : planned,
    /** Null where all of it is sold alive. */
    ounces: weighed.length === 0 ? null : weighed.reduce((sum, task) => sum + (task.oz ?? 0), 0),
  };
}
