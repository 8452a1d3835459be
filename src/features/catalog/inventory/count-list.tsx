import type { MaterialRow } from './material-rows.ts';
import classes from './count-list.module.css';
import { useIsPrinting } from '#ui/use-is-printing.ts';
import { useToday } from '#state/use-farm.ts';
import { dateLabel } from '#domain/calendar/day-label.ts';

/** The materials on paper, with a line each to write on what was counted. */
export function CountList({ rows }: { readonly rows: readonly MaterialRow[] }) {
  const isPrinting = useIsPrinting();
  const today = useToday();
  if (!isPrinting || rows.length === 0) return null;
  return (
    <section className={classes.sheet}>
      <h1 className={classes.title}>Stock count</h1>
      <p className={classes.day}>{dateLabel(today)}</p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Material</th>
            <th scope="col">Type</th>
            <th scope="col">On hand</th>
            <th scope="col">Counted</th>
            <th scope="col">Notes</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .toSorted((one, other) => one.material.name.localeCompare(other.material.name, 'en'))
            .map(({ material, type, stock, isLow }) => (
              <tr key={material.id}>
                <td>{material.name}</td>
                <td>{type}</td>
                <td className={classes.number}>
                  {stock}
                  {isLow && ' (low)'}
                </td>
                <td className={classes.counted} />
                <td className={classes.notes} />
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
