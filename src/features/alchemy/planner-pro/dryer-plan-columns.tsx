import { PlanDate } from './plan-date.tsx';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { formatNumber } from '#ui/format.ts';
import type { RecordColumn } from '#ui/tables/record-column.ts';
import type { PlanLook } from './plan-look.ts';
import { VarietyName } from './variety-name.tsx';

/** Trays of a variety on a day, planted or cut. */
interface TraysOfDay {
  readonly date: IsoDate;
  readonly varietyId: string;
  readonly trays: number;
}

/** The columns that plantings and harvests of a dryer plan share. */
export function dryerPlanColumns<R extends TraysOfDay>(look: PlanLook): readonly RecordColumn<R>[] {
  return [
    {
      head: 'Date',
      cell: ({ date }) => <PlanDate date={date} />,
      csv: ({ date }) => date,
    },
    {
      head: 'Variety',
      cell: ({ varietyId }) => <VarietyName varietyId={varietyId} look={look} />,
      csv: ({ varietyId }) => look.name(varietyId),
    },
    {
      head: 'Trays',
      numeric: true,
      cell: ({ trays }) => formatNumber(trays),
      csv: ({ trays }) => trays,
    },
  ];
}
