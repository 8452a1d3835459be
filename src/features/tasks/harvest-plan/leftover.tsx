import { formatDay } from '#ui/format.ts';
import { addDays } from '#domain/calendar/iso-date.ts';
import type { HarvestPlanRow } from '#domain/reports/harvest-plan.ts';
import { type RowUnit, weightOrTrays, weightIn } from './weight-unit.ts';
import classes from './harvest-plan.module.css';
import { WarningBadge } from '#ui/kit/badge.tsx';

/** Less than this many ounces over or under is neither a surplus nor a shortage. */
const EVEN_OZ = 0.01;

/** Carried weight is shown above this many ounces. */
const SHOWN_CARRY_OZ = 0.0005;

/** Whether a harvest falls short, leaves something or comes out even. Always judged in ounces. */
export function leftoverTone(leftoverOz: number): 'short' | 'over' | 'even' {
  if (leftoverOz < -EVEN_OZ) return 'short';
  return leftoverOz > EVEN_OZ ? 'over' : 'even';
}

/** What is left, with its sign: "+2.1", "−7.5", "0.0". */
export function leftoverText(leftoverOz: number, unit: RowUnit): string {
  const tone = leftoverTone(leftoverOz);
  const weight = weightIn(unit, Math.abs(leftoverOz));
  if (tone === 'even') return weightIn(unit, 0);
  return `${tone === 'short' ? '−' : '+'}${weight}`;
}

/** What of the leftover is needed the day after: "8.0 oz to Sat 11/28"; nothing where none is. */
export function carriedOnText(
  { dateISO, carriedOnOz }: Pick<HarvestPlanRow, 'dateISO' | 'carriedOnOz'>,
  unit: RowUnit,
): string {
  if (carriedOnOz <= SHOWN_CARRY_OZ) return '';
  return `${weightOrTrays(unit, carriedOnOz)} to ${formatDay(addDays(dateISO, 1))}`;
}

/** Carried weight, or nothing when none was carried. */
export function carryText(carryOz: number, unit: RowUnit): string {
  return carryOz > SHOWN_CARRY_OZ ? weightIn(unit, carryOz) : '';
}

/** What a harvest leaves; a shortage is said in a word as well as in red. */
export function LeftoverFigure(props: { readonly leftoverOz: number; readonly unit: RowUnit }) {
  const tone = leftoverTone(props.leftoverOz);
  return (
    <span className={classes.leftover}>
      {tone === 'short' && <WarningBadge color="red">Short</WarningBadge>}
      <span data-tone={tone} className={classes.figure}>
        {leftoverText(props.leftoverOz, props.unit)}
      </span>
    </span>
  );
}
