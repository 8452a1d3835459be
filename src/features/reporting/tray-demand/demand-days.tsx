import { Group } from '@mantine/core';
import { useToday } from '#state/use-farm.ts';
import { isReportable, latestDay, withFrom, withTo, type DayRange } from '#ui/day-range.ts';
import { TypedDayField } from '#ui/typed-day-field.tsx';

/** The days whose sales count. */
export function DemandDays(props: {
  readonly range: DayRange;
  readonly onChange: (range: DayRange) => void;
}) {
  const { range, onChange } = props;
  const max = latestDay(useToday());
  return (
    <Group gap="md">
      <TypedDayField
        label="From"
        value={range.from}
        max={max}
        canStand={isReportable}
        onChange={(from) => onChange(withFrom(range, from))}
        onClear={() => onChange(withFrom(range, null))}
      />
      <TypedDayField
        label="To"
        value={range.to}
        {...(range.from === null ? {} : { min: range.from })}
        max={max}
        canStand={isReportable}
        onChange={(to) => onChange(withTo(range, to))}
        onClear={() => onChange(withTo(range, null))}
      />
    </Group>
  );
}
