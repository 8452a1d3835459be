import type { RealHarvestRow } from '#domain/reports/real-harvest-row.ts';
import { AssumedYield } from '#ui/notices/assumed-yield.tsx';
import classes from './harvest-plan.module.css';
import { plannedText } from './real-text.ts';
import { type WeightUnit, weightIn } from './weight-unit.ts';

/** What a harvest really brings, and under it what was planned where that differs. */
export function ExpectedFigure(props: { readonly row: RealHarvestRow; readonly unit: WeightUnit }) {
  const { row, unit } = props;
  const planned = plannedText(row, unit);
  return (
    <>
      {weightIn(unit, row.expectedOz)}
      {planned !== '' && <div className={classes.details}>{planned}</div>}
      {row.yieldAssumed && <AssumedYield varietyId={row.varietyId} name={row.varietyName} />}
    </>
  );
}
