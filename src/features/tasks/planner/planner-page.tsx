import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { monthLabel } from '#domain/calendar/month-grid.ts';
import type { IsoMonth } from '#domain/calendar/month-grid.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { useToday } from '#state/react/use-farm.ts';
import { ErrorBoundary } from '#ui/page/error-boundary.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { MonthSwitcher } from './month-switcher.tsx';
import { monthQuery, readMonth } from './planner-address.ts';
import { PlannerMonthView } from './planner-month-view.tsx';
import classes from './planner.module.css';

/** A month of orders and of the tasks they make, day by day. */
export function PlannerPage() {
  const today = useToday();
  const [query, setQuery] = useSearchParams();
  const month = readMonth(query, today);
  const [day, setDay] = useState<IsoDate>(today);
  const showMonth = (next: IsoMonth) => setQuery(monthQuery(next, today), { replace: true });
  return (
    <>
      <PageHeader
        title="Monthly planner"
        actions={
          <MonthSwitcher
            month={month}
            today={today}
            onMonth={showMonth}
            onToday={() => setDay(today)}
          />
        }
      />
      <p className={classes.onPaper}>{monthLabel(month)}</p>
      <ErrorBoundary message="Planner failed">
        <PlannerMonthView month={month} day={day} onMonth={showMonth} onDay={setDay} />
      </ErrorBoundary>
    </>
  );
}
