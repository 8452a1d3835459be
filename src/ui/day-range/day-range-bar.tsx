import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { TypedDayField } from '../fields/typed-day-field.tsx';
import classes from './day-range-bar.module.css';
import {
  dayRangeLabel,
  isSameRange,
  quickDays,
  type DayRange,
  type DayRangeChange,
  type QuickRange,
  latestDay,
  withFrom,
  withTo,
} from './day-range.ts';
import { recentMonths } from './month-range.ts';
import { Group } from '../kit/plain-parts.tsx';
import { UnstyledButton } from '../kit/unstyled-button.tsx';

/** Which days a report covers: two fields, the last two months and some quick buttons. Belongs among the actions of a page. */
export function DayRangeBar(props: {
  readonly today: IsoDate;
  readonly range: DayRange;
  readonly onChange: (change: DayRangeChange) => void;
  readonly quick: readonly QuickRange[];
}) {
  const { today, range, onChange, quick } = props;
  const choices = [
    ...recentMonths(today).map(({ label, range: days }) => ({ label, days })),
    ...quick.map((one) => ({ label: one.label, days: quickDays(today, one) })),
  ];
  const max = latestDay(today);
  const field = { className: classes.field ?? '', max };
  const capped = (day: IsoDate) => (day > max ? max : day);
  return (
    <>
      <Group gap="sm" wrap="nowrap" className={classes.days}>
        <TypedDayField
          {...field}
          label="From"
          value={range.from}
          onChange={(from) => onChange((before) => withFrom(before, capped(from)))}
          onClear={() => onChange((before) => withFrom(before, null))}
        />
        <TypedDayField
          {...field}
          label="To"
          value={range.to}
          {...(range.from === null ? {} : { min: range.from })}
          onChange={(to) => onChange((before) => withTo(before, capped(to)))}
          onClear={() => onChange((before) => withTo(before, null))}
        />
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
