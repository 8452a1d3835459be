import { formatLongDay } from '#ui/format.ts';
import type { ListedHarvest } from '#domain/reports/listed-harvests.ts';
import { Anchor } from '#ui/kit/plain-parts.tsx';
import classes from './harvest-plan.module.css';
import { rowTrays } from './real-text.ts';

/** The trays of a harvest; tells why there are so many. One without trays has nothing to tell. */
export function TraysButton(props: {
  readonly row: ListedHarvest;
  readonly format: (trays: number) => string;
  readonly onExplain: (row: ListedHarvest) => void;
}) {
  const { row, format, onExplain } = props;
  const words = rowTrays(row, format);
  if ((row.planned ?? row).trays === 0) return <span className={classes.count}>{words}</span>;
  return (
    <Anchor
      component="button"
      type="button"
      className={classes.trays}
      aria-label={`${words} of ${row.varietyName}, ${formatLongDay(row.cutISO)}: why so many trays`}
      onClick={() => onExplain(row)}
    >
      {words}
    </Anchor>
  );
}
