import { Text } from '@mantine/core';
import { dateLabel } from '#domain/calendar/day-label.ts';
import { CsvButton } from '#ui/csv-button.tsx';
import { plannerCsv } from './planner-csv.ts';
import { lastPlannedDay } from './planner-month.ts';
import classes from './planner.module.css';
import type { PlannerMonth } from './use-planner-month.ts';

/** Below the calendar: how far its tasks reach, and its orders as a file. */
export function PlannerFoot({ planner }: { readonly planner: PlannerMonth }) {
  return (
    <div className={`${classes.foot} no-print`}>
      <Text size="note" c="dimmed">
        Tasks are shown up to {dateLabel(lastPlannedDay(planner.today))}, 45 days ahead.
      </Text>
      <CsvButton
        fileName={`planner-${planner.month}.csv`}
        rows={() => plannerCsv(planner.orders)}
      />
    </div>
  );
}
