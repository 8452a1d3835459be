import { formatLongDay, formatDay, formatSentence, traysBesidePlanned } from '#ui/format.ts';
import { LinkButton } from '#ui/kit/plain-parts.tsx';
import classes from './harvest-plan.module.css';
import { isSaid } from '#domain/tell/say.ts';
import type { OrderShort } from '#domain/reports/real-harvest-row.ts';
import { SHORT_OZ } from '#domain/supply/variety-supply.ts';
import { type RowUnit, type ShownHarvest, weightOrTrays, weightIn } from './weight-unit.ts';

/** The trays of a harvest; tells why there are so many. One without trays has nothing to tell. */
export function TraysButton(props: {
  readonly row: ShownHarvest;
  readonly format: (trays: number) => string;
  readonly onExplain: (row: ShownHarvest) => void;
}) {
  const { row, format, onExplain } = props;
  const words = rowTrays(row, format);
  if ((row.planned ?? row).trays === 0) return <span className={classes.count}>{words}</span>;
  return (
    <LinkButton
      className={classes.trays}
      aria-label={`${words} of ${row.varietyName}, ${formatLongDay(row.cutISO)}: why so many trays`}
      onClick={() => onExplain(row)}
    >
      {words}
    </LinkButton>
  );
}

/** Why less or more is cut than planned, and what was planned: "2 trays lost (32.6 planned)". */
export function plannedText({ planned, expectedOz, reason, unit }: ShownHarvest): string {
  if (planned === null || Math.abs(planned.expectedOz - expectedOz) < SHORT_OZ) return '';
  const figure = `(${weightIn(planned.expectedOz, unit)} planned)`;
  return isSaid(reason) ? `${formatSentence(reason)} ${figure}` : figure;
}

/** From which day a harvest was moved: "moved from Fri 12/4"; '' where it stayed. */
export function movedText({ cutISO, dateISO }: ShownHarvest): string {
  return cutISO === dateISO ? '' : `moved from ${formatDay(dateISO)}`;
}

/** The trays of a harvest, with those planned where they differ: "0 trays, 3 planned". */
function rowTrays({ trays, planned }: ShownHarvest, format: (trays: number) => string): string {
  return traysBesidePlanned({ trays, plannedTrays: planned?.trays }, format);
}

/** The orders that do not get all of a harvest, with what each misses: "Hillcrest 20.0 oz". */
export function shortsText(shorts: readonly OrderShort[], unit: RowUnit): string {
  return shorts.map(({ orderName, oz }) => `${orderName} ${weightOrTrays(oz, unit)}`).join(', ');
}
