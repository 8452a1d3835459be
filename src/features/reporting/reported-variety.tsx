import { LegendDot } from '#ui/charts/chart-legend.tsx';
import { VarietyLink } from '#ui/page/variety-link.tsx';
import { type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import classes from './reported-variety.module.css';
import { useVarietyColors } from './use-variety-colors.ts';

/** A variety of a report in its color; its page leads back to the report. */
export function ReportedVariety({ id, name }: { readonly id: string; readonly name: string }) {
  const colorOf = useVarietyColors();
  return (
    <span className={classes.variety}>
      <LegendDot color={colorOf(id)} />
      <VarietyLink id={id} className={classes.name}>
        {name}
      </VarietyLink>
    </span>
  );
}

/** The variety of each row; a dash where a row is about none. */
export const VARIETY_COLUMN: RecordColumn<{
  readonly varietyId?: string | null;
  readonly varietyName?: string;
}> = valueColumn(
  'Variety',
  ({ varietyId, varietyName = null }) => (varietyId == null ? null : varietyName),
  {
    cell: ({ varietyId, varietyName = '' }) =>
      varietyId == null ? '—' : <ReportedVariety id={varietyId} name={varietyName} />,
  },
);
