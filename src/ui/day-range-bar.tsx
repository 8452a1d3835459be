import { Group, UnstyledButton } from '@mantine/core';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import classes from './day-range-bar.module.css';
import {
  dayRangeLabel,
  isReportable,
  isSameRange,
  latestDay,
  quickDays,
  withFrom,
  withTo,
} from './day-range.ts';
import type { DayRange, QuickRange } from './day-range.ts';
import { TypedDayField } from './typed-day-field.tsx';

interface DayRangeBarProps {
  readonly today: IsoDate;
  readonly range: DayRange;
  readonly onChange: (range: DayRange) => void;
  readonly quick: readonly QuickRange[];
}

/** Which days a report covers: two fields and some quick buttons. Belongs among the actions of a page. */
export function DayRangeBar({ today, range, onChange, quick }: DayRangeBarProps) {
  const field = { className: classes.field ?? '', max: latestDay(today) };
  const capped = (day: IsoDate) => (day > field.max ? field.max : day);
  return (
    <>
      <Group gap="sm" wrap="nowrap" className={classes.days}>
        <TypedDayField
          {...field}
          label="From"
          value={range.from}
          canStand={isReportable}
          onChange={(from) => onChange(withFrom(range, capped(from)))}
          onClear={() => onChange(withFrom(range, null))}
        />
        <TypedDayField
          {...field}
          label="To"
          value={range.to}
          {...(range.from === null ? {} : { min: range.from })}
          canStand={isReportable}
          onChange={(to) => onChange(withTo(range, capped(to)))}
          onClear={() => onChange(withTo(range, null))}
        />
      </Group>
      <div role="group" aria-label="Quick range" className={classes.quick}>
        {quick.map((one) => {
          const days = quickDays(today, one);
          return (
            <UnstyledButton
              key={one.label}
              className={classes.choice}
              aria-pressed={isSameRange(days, range)}
              onClick={() => onChange(days)}
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
