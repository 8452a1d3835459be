import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { isReportable, latestDay, withFrom, withTo } from './day-range.ts';
import type { DayRange, DayRangeChange } from './day-range.ts';
import { TypedDayField } from '../fields/typed-day-field.tsx';

/** The two ends of a range, to be typed or chosen. */
export function DayRangeFields(props: {
  readonly today: IsoDate;
  readonly range: DayRange;
  readonly onChange: (change: DayRangeChange) => void;
  readonly fieldClass?: string | undefined;
}) {
  const { range, onChange } = props;
  const max = latestDay(props.today);
  const field = { className: props.fieldClass ?? '', max, canStand: isReportable };
  const capped = (day: IsoDate) => (day > max ? max : day);
  return (
    <>
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
    </>
  );
}
