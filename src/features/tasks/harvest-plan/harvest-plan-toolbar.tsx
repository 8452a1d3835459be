import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { DateField } from '#ui/date-field.tsx';
import {
  QUICK_RANGES,
  defaultRange,
  quickRange,
  quickRangeOf,
  withEnd,
  withStart,
} from './harvest-range.ts';
import classes from './harvest-plan.module.css';
import type { HarvestRange } from './harvest-range.ts';
import type { WeightUnit } from './weight-unit.ts';

/** Which days are shown, and in which unit. */
export function HarvestPlanToolbar(props: {
  readonly range: HarvestRange;
  readonly unit: WeightUnit;
  readonly today: IsoDate;
  readonly onRange: (range: HarvestRange) => void;
  readonly onUnit: (unit: WeightUnit) => void;
}) {
  const { range, today, onRange } = props;
  const quick = quickRangeOf(range, today);
  return (
    <>
      <Group gap="sm" wrap="nowrap" className={classes.days}>
        <DateField
          aria-label="Start date"
          value={range.from}
          onChange={(from) => from !== null && onRange(withStart(range, from))}
        />
        <Text c="dimmed">to</Text>
        <DateField
          aria-label="End date"
          value={range.to}
          min={range.from}
          onChange={(to) => to !== null && onRange(withEnd(range, to))}
        />
      </Group>
      <SegmentedControl
        aria-label="Quick range"
        // No segment is chosen while the days were picked by hand.
        value={quick === null ? '' : String(quick)}
        onChange={(days) => onRange(quickRange(today, Number(days)))}
        data={QUICK_RANGES.map((days) => ({ value: String(days), label: `${days}d` }))}
      />
      <Button variant="subtle" color="gray" onClick={() => onRange(defaultRange(today))}>
        Reset
      </Button>
      <SegmentedControl
        aria-label="Weight unit"
        value={props.unit}
        onChange={props.onUnit}
        data={['oz', 'lb']}
      />
    </>
  );
}
