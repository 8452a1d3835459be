import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { TypedDayField } from '#ui/fields/typed-day-field.tsx';
import { isReportable } from '#ui/day-range/day-range.ts';

export function PlanDayField(props: {
  readonly label: string;
  readonly value: IsoDate;
  readonly min?: IsoDate;
  readonly onChange: (day: IsoDate) => void;
}) {
  const { label, ...rest } = props;
  return <TypedDayField {...rest} aria-label={label} canStand={isReportable} />;
}
