import { formatDay } from '#ui/format.ts';
import { addDays } from '#domain/calendar/iso-date.ts';
import { type RowUnit, type ShownHarvest, weightOrTrays, weightIn } from './weight-unit.ts';
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
  const weight = weightIn(Math.abs(leftoverOz), unit);
  if (tone === 'even') return weightIn(0, unit);
  return `${tone === 'short' ? '−' : '+'}${weight}`;
}

/** What of the leftover is needed the day after: "8.0 oz to Sat 11/28"; nothing where none is. */
export function carriedOnText({ dateISO, carriedOnOz, unit }: ShownHarvest): string {
  if (carriedOnOz <= SHOWN_CARRY_OZ) return '';
  return `${weightOrTrays(carriedOnOz, unit)} to ${formatDay(addDays(dateISO, 1))}`;
}

/** Carried weight, or nothing when none was carried. */
export function carryText(carryOz: number, unit: RowUnit): string {
  return carryOz > SHOWN_CARRY_OZ ? weightIn(carryOz, unit) : '';
}

/** What a harvest leaves; a shortage is said in a word as well as in red. */
export function LeftoverFigure({ row }: { readonly row: ShownHarvest }) {
  const tone = leftoverTone(row.leftoverOz);
  return (
    <span className={classes.leftover}>
      {tone === 'short' && <WarningBadge color="red">Short</WarningBadge>}
      <span data-tone={tone} className={classes.figure}>
        {leftoverText(row.leftoverOz, row.unit)}
      </span>
    </span>
  );
}
