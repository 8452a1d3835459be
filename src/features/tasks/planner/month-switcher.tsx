import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { monthLabel, monthOf, monthsLater } from '#domain/calendar/month-grid.ts';
import type { IsoMonth } from '#domain/calendar/month-grid.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import classes from './planner.module.css';
import { ActionIcon } from '#ui/kit/action-icon.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Title } from '#ui/kit/title.tsx';

/** Which month is shown, with the ways to the months around it and back to today. */
export function MonthSwitcher(props: {
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
      <Button
        variant="default"
        className={classes.today}
        onClick={() => {
          onMonth(monthOf(today));
          props.onToday();
        }}
      >
        Today
      </Button>
    </div>
  );
}
