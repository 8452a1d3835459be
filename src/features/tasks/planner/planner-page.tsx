import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { monthLabel, type IsoMonth, monthOf, monthsLater } from '#domain/calendar/month-grid.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { useToday } from '#state/react/use-farm.ts';
import { ActionIcon } from '#ui/kit/action-icon.tsx';
import { PlainButton, Title } from '#ui/kit/plain-parts.tsx';
import { ErrorBoundary } from '#ui/page/error-boundary.tsx';
import { PageHeader } from '#ui/page/page-parts.tsx';
import { monthQuery, readMonth } from './planner-address.ts';
import { PlannerMonthView } from './planner-month-view.tsx';
import classes from './planner.module.css';

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

function MonthSwitcher(props: {
  readonly month: IsoMonth;
  readonly today: IsoDate;
  readonly onMonth: (month: IsoMonth) => void;
  readonly onToday: () => void;
}) {
  const { month, today, onMonth } = props;
  return (
    <div className={classes.switcher}>
      <ActionIcon aria-label="Previous month" onClick={() => onMonth(monthsLater(month, -1))}>
        <IconChevronLeft size="1.125rem" />
      </ActionIcon>
      <Title order={2} aria-live="polite" className={classes.month}>
        {monthLabel(month)}
      </Title>
      <ActionIcon aria-label="Next month" onClick={() => onMonth(monthsLater(month, 1))}>
        <IconChevronRight size="1.125rem" />
      </ActionIcon>
      <PlainButton
        className={classes.today}
        onClick={() => {
          onMonth(monthOf(today));
          props.onToday();
        }}
      >
        Today
      </PlainButton>
    </div>
  );
}
