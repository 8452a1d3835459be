import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type IsoMonth, monthLabel, monthsLater } from '#domain/calendar/month-grid.ts';
import classes from './overheads.module.css';
import { ActionIcon } from '#ui/kit/action-icon.tsx';

/** Which month the bills are of, with the ways to the months around it. */
export function PeriodSwitcher(props: {
  readonly month: IsoMonth;
  readonly onMonth: (month: IsoMonth) => void;
}) {
  const { month, onMonth } = props;
  return (
    <div className={classes.period}>
      <ActionIcon aria-label="Previous month" onClick={() => onMonth(monthsLater(month, -1))}>
        <IconChevronLeft size="1.125rem" />
      </ActionIcon>
      <span aria-live="polite" className={classes.month}>
        {monthLabel(month)}
      </span>
      <ActionIcon aria-label="Next month" onClick={() => onMonth(monthsLater(month, 1))}>
        <IconChevronRight size="1.125rem" />
      </ActionIcon>
    </div>
  );
}
