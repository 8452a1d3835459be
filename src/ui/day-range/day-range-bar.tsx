import type { IsoDate } from '#domain/calendar/iso-date.ts';
import classes from './day-range-bar.module.css';
import { DayRangeFields } from './day-range-fields.tsx';
import { dayRangeLabel, isSameRange, quickDays } from './day-range.ts';
import type { DayRange, DayRangeChange, QuickRange } from './day-range.ts';
import { recentMonths } from './month-range.ts';
import { Group } from '../kit/group.tsx';
import { UnstyledButton } from '../kit/unstyled-button.tsx';

interface DayRangeBarProps {
  readonly today: IsoDate;
  readonly range: DayRange;
  readonly onChange: (change: DayRangeChange) => void;
  readonly quick: readonly QuickRange[];
}

/** Which days a report covers: two fields, the last two months and some quick buttons. Belongs among the actions of a page. */
export function DayRangeBar({ today, range, onChange, quick }: DayRangeBarProps) {
  const choices = [
    ...recentMonths(today).map(({ label, range: days }) => ({ label, days })),
    ...quick.map((one) => ({ label: one.label, days: quickDays(today, one) })),
  ];
  return (
    <>
      <Group gap="sm" wrap="nowrap" className={classes.days}>
        <DayRangeFields {...{ today, range, onChange }} fieldClass={classes.field} />
      </Group>
      <div role="group" aria-label="Quick range" className={classes.quick}>
        {choices.map(({ label, days }) => (
          <UnstyledButton
            key={label}
            className={classes.choice}
            aria-pressed={isSameRange(days, range)}
            onClick={() => onChange(() => days)}
          >
            {label}
          </UnstyledButton>
        ))}
      </div>
    </>
  );
}

/** The range as a line of text, on paper only: the fields are not printed. */
export function DayRangeOnPaper({ range }: { readonly range: DayRange }) {
  return <p className={classes.onPaper}>{dayRangeLabel(range)}</p>;
}
