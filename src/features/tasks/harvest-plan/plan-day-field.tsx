import { useEffect, useState } from 'react';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { DateField } from '#ui/date-field.tsx';
import { isPlannable } from './harvest-range.ts';

/** How long a day that cannot stand yet may be typed on. */
const TYPING_PAUSE_MS = 1500;

/**
 * An end of the range.
 *
 * A field for a day reports every digit: on the way to 2026 it names the year 2, and on the way to
 * December a day in January. Such days wait until the typing pauses or the field is left.
 */
export function PlanDayField(props: {
  readonly label: string;
  readonly value: IsoDate;
  readonly min?: IsoDate;
  readonly onChange: (day: IsoDate) => void;
}) {
  const { label, value, min, onChange } = props;
  /** What stands in the field while it is being typed in; '' when incomplete. */
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed !== null && typed !== value && isPlannable(typed)) onChange(typed);
    setTyped(null);
  };
  useEffect(() => {
    if (typed === null) return undefined;
    const pause = setTimeout(settle, TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  });
  return (
    <DateField
      aria-label={label}
      value={typed ?? value}
      {...(min === undefined ? {} : { min })}
      onChange={(day) => {
        setTyped(day ?? '');
        if (day !== null && isPlannable(day) && (min === undefined || day >= min)) onChange(day);
      }}
      onBlur={settle}
    />
  );
}
