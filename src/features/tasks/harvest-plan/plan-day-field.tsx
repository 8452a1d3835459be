import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { TypedDayField } from '#ui/fields/typed-day-field.tsx';
import { isPlannable } from './harvest-range.ts';

/** An end of the range. */
export function PlanDayField(props: {
  readonly label: string;
  readonly value: IsoDate;
  readonly min?: IsoDate;
  readonly onChange: (day: IsoDate) => void;
}) {
  const { label, ...rest } = props;
  return <TypedDayField {...rest} aria-label={label} canStand={isPlannable} />;
}
