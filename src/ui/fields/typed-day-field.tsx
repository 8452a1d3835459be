import { useEffect, useRef, useState } from 'react';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { isReportable } from '../day-range/day-range.ts';
import { type DateFieldProps, DateField } from './form-fields.tsx';

/** How long a day that cannot stand yet may be typed on. */
const TYPING_PAUSE_MS = 1500;

/**
 * A day that changes what the page shows while it is typed.
 *
 * A field for a day reports every digit: on the way to 2026 it names the year 2, and on the way to
 * December a day in January. Such days wait until the typing pauses or the field is left.
 */
export function TypedDayField({
  value,
  canStand = isReportable,
  onChange,
  onClear,
  ...rest
}: Omit<DateFieldProps, 'onChange' | 'onBlur' | 'onInput'> & {
  /** Whether a day may be chosen: by default the days of reports. Others are never passed on. */
  readonly canStand?: (day: IsoDate) => boolean;
  readonly onChange: (day: IsoDate) => void;
  /** When the field was emptied on purpose; without it an emptied field goes back to its day. */
  readonly onClear?: () => void;
}) {
  const { min, max } = rest;
  /** What stands in the field while it is being typed in; '' when incomplete or empty. */
  const [typed, setTyped] = useState<string | null>(null);
  /** Browsers tell only of the first part of a day that is deleted, but here each can be seen. */
  const validity = useRef<ValidityState>(null);
  const settle = () => {
    if (typed === '' && validity.current?.badInput === false && value !== null) onClear?.();
    if (typed !== null && typed !== value && canStand(typed)) onChange(typed);
    setTyped(null);
  };
  useEffect(() => {
    if (typed === null) return undefined;
    const pause = setTimeout(settle, TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  });
  const isWithin = (day: IsoDate) =>
    (min === undefined || day >= min) && (max === undefined || day <= max);
  return (
    <DateField
      {...rest}
      value={typed ?? value}
      onInput={(event) => {
        validity.current = event.currentTarget.validity;
      }}
      onChange={(day) => {
        setTyped(day ?? '');
        if (day !== null && canStand(day) && isWithin(day)) onChange(day);
      }}
      onBlur={settle}
    />
  );
}
