import { formatHead } from '#ui/format-weights.ts';
import { IconRotate } from '@tabler/icons-react';
import type { IsoDate, IsoSpan } from '#domain/calendar/iso-date.ts';
import { useIsNarrow } from '#ui/page/screen-kind.ts';
import { Segments } from '#ui/fields/segments.tsx';
import { TypedDayField } from '#ui/fields/typed-day-field.tsx';
import {
  defaultRange,
  harvestQuickRanges,
  quickRangeOf,
  withEnd,
  withStart,
} from './harvest-range.ts';
import classes from './harvest-plan.module.css';
import type { WeightUnit } from './weight-unit.ts';
import { ActionIcon } from '#ui/kit/action-icon.tsx';
import { GrayButton, Group, QuietText } from '#ui/kit/plain-parts.tsx';

export function HarvestPlanToolbar(props: {
  readonly range: IsoSpan;
  readonly unit: WeightUnit;
  readonly today: IsoDate;
  readonly onRange: (range: IsoSpan) => void;
  readonly onUnit: (unit: WeightUnit) => void;
}) {
  const { range, today, onRange } = props;
  const narrow = useIsNarrow();
  const quick = harvestQuickRanges(today);
  const reset = () => onRange(defaultRange(today));
  return (
    <>
      <Group gap="sm" wrap="nowrap" className={classes.days}>
        <TypedDayField
          aria-label="Start date"
          value={range.from}
          onChange={(from) => onRange(withStart(range, from))}
        />
        <QuietText>to</QuietText>
        <TypedDayField
          aria-label="End date"
          value={range.to}
          min={range.from}
          onChange={(to) => onRange(withEnd(range, to))}
        />
      </Group>
      <Segments
        aria-label="Quick range"
        className={classes.choice}
        // No segment is chosen while the days were picked by hand.
        value={quickRangeOf(range, today)?.label ?? ''}
        onChange={(label) => {
          const chosen = quick.find((one) => one.label === label);
          if (chosen !== undefined) onRange(chosen.range);
        }}
        data={quick.map(({ label }) => label)}
      />
      {narrow ? (
        <ActionIcon aria-label="Reset" onClick={reset}>
          <IconRotate size="1.125rem" />
        </ActionIcon>
      ) : (
        <GrayButton onClick={reset}>Reset</GrayButton>
      )}
      <Segments
        aria-label="Weight unit"
        className={classes.choice}
        value={props.unit}
        onChange={props.onUnit}
        data={(['oz', 'lb'] as const).map((value) => ({ value, label: formatHead(value) }))}
      />
    </>
  );
}
