import { useMemo } from 'react';
import { selectRealDays } from '#state/selectors/supply.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { formatDay, formatOz, formatTrays } from '#ui/format.ts';
import { routePaths } from '#ui/route-paths.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import classes from './harvests-card.module.css';
import { nextHarvestDays } from './harvest-days.ts';
import { MoreLink } from './more-link.tsx';

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
