import { rowsToCount, type MaterialRow } from './material-columns.tsx';
import { formatDate } from '#ui/format.ts';
import { usePaperHead } from '#state/react/use-paper-head.ts';
import { PaperSheet } from '#ui/page/paper-sheet.tsx';
import { useIsPrinting } from '#ui/page/screen-kind.ts';
import classes from './count-list.module.css';

/** The materials on paper, but for seed that is counted in the vault, with a line each to write on what was counted. */
export function CountList({ rows }: { readonly rows: readonly MaterialRow[] }) {
  const isPrinting = useIsPrinting();
  const head = usePaperHead();
  const counted = rowsToCount(rows);
  if (!isPrinting || counted.length === 0) return null;
  return (
    <PaperSheet {...head} title={`Stock count — ${formatDate(head.today)}`}>
      <table>
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
          {counted.map(({ material, type, stock, isLow }) => (
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
    </PaperSheet>
  );
}
