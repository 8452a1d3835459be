import { Card } from '@mantine/core';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import type { CapacityViewProps } from './capacity-table.tsx';
import { DayStatus } from './day-status.tsx';
import { RACK_COLORS, germinationUse, growUse } from './day-use.ts';
import type { RackUse } from './day-use.ts';
import { PercentUsed, SlotsUsed, UseBar } from './rack-use.tsx';
import classes from './capacity.module.css';

/** How full the racks are for a narrow screen: two lines per day. */
export function CapacityList({ days, today }: CapacityViewProps) {
  return (
    <Card padding={0}>
      <ul className={classes.list} aria-label="Rack utilization by day">
        {days.map((day) => (
          <li key={day.dateISO} className={classes.item}>
            <div className={classes.itemHead}>
              <span className={classes.date} data-today={day.dateISO === today || undefined}>
                {shortDayLabel(day.dateISO)}
              </span>
              <DayStatus day={day} />
            </div>
            <UseLine kind="Grow" use={growUse(day)} color={RACK_COLORS.grow} />
            <UseLine kind="Germination" use={germinationUse(day)} color={RACK_COLORS.germination} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function UseLine(props: { readonly kind: string; readonly use: RackUse; readonly color: string }) {
  return (
    <div className={classes.line}>
      <span className={classes.quiet}>{props.kind}</span>
      <UseBar use={props.use} color={props.color} />
      <span className={classes.number}>
        <SlotsUsed use={props.use} />
      </span>
      <span className={classes.number}>
        <PercentUsed use={props.use} />
      </span>
    </div>
  );
}
