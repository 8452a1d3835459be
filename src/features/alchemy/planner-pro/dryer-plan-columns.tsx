import { planDateColumn } from './plan-date.tsx';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { LegendDot } from '#ui/charts/chart-legend.tsx';
import { formatNumber } from '#ui/format.ts';
import { amountColumn, type RecordColumn, UNSORTED } from '#ui/tables/record-column.tsx';
import type { PlanLook } from './plan-look.ts';
import classes from './plan.module.css';

/** Trays of a variety on a day, planted or cut. */
interface TraysOfDay {
  readonly date: IsoDate;
  readonly varietyId: string;
  readonly trays: number;
}

/** The columns that plantings and harvests of a dryer plan share. */
export function dryerPlanColumns<R extends TraysOfDay>(look: PlanLook): readonly RecordColumn<R>[] {
  return [
    planDateColumn('Date', ({ date }) => date),
    {
      head: 'Variety',
      cell: ({ varietyId }) => <VarietyName varietyId={varietyId} look={look} />,
      csv: ({ varietyId }) => look.name(varietyId),
    },
    amountColumn('Trays', ({ trays }) => trays, formatNumber, UNSORTED),
  ];
}

/** A variety with the dot of its color. */
function VarietyName(props: { readonly varietyId: string; readonly look: PlanLook }) {
  return (
    <span className={classes.variety}>
      <LegendDot color={props.look.color(props.varietyId)} />
      {props.look.name(props.varietyId)}
    </span>
  );
}
