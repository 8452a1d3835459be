import { Group, UnstyledButton } from '@mantine/core';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import classes from './day-range-bar.module.css';
import { DayRangeFields } from './day-range-fields.tsx';
import { dayRangeLabel, isSameRange, quickDays } from './day-range.ts';
import type { DayRange, DayRangeChange, QuickRange } from './day-range.ts';

interface DayRangeBarProps {
  readonly today: IsoDate;
  readonly range: DayRange;
  readonly onChange: (change: DayRangeChange) => void;
  readonly quick: readonly QuickRange[];
}

/** Which days a report covers: two fields and some quick buttons. Belongs among the actions of a page. */
export function DayRangeBar({ today, range, onChange, quick }: DayRangeBarProps) {
  return (
    <>
      <Group gap="sm" wrap="nowrap" className={classes.days}>
        <DayRangeFields {...{ today, range, onChange }} fieldClass={classes.field} />
      </Group>
      <div role="group" aria-label="Quick range" className={classes.quick}>
        {quick.map((one) => {
          const days = quickDays(today, one);
          return (
            <UnstyledButton
              key={one.label}
              className={classes.choice}
              aria-pressed={isSameRange(days, range)}
              onClick={() => onChange(() => days)}
            >
              {one.label}
            </UnstyledButton>
          );
        })}
      </div>
    </>
  );
}

/** The range as a line of text, on paper only: the fields are not printed. */
export function DayRangeOnPaper({ range }: { readonly range: DayRange }) {
  return <p className={classes.onPaper}>{dayRangeLabel(range)}</p>;
}
