import { formatHead, formatInColumn } from '#ui/format-weights.ts';
import { selectSeedVault } from '#state/selectors/seeds.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { usePaperHead } from '#state/react/use-paper-head.ts';
import { formatCount, formatDate } from '#ui/format.ts';
import { PaperLine, PaperSheet } from '#ui/page/paper-sheet.tsx';
import classes from './count-sheet.module.css';

/** The seed vault on paper: what should be on the shelf, and a line for what is. */
export function CountSheet() {
  const head = usePaperHead();
  const rows = useFarm((farm) => selectSeedVault(farm, head.today));
  return (
    <PaperSheet
      {...head}
      title={`Seed count — ${formatDate(head.today)}`}
      facts={
        <div className={classes.facts}>
          <div>{formatCount(rows.length, 'variety', 'varieties')}</div>
          <div className={classes.countedBy}>Counted by</div>
        </div>
      }
    >
      <table className={classes.table}>
        <thead>
          <tr>
            <th>Variety</th>
            <th className={classes.quantity}>{formatHead('On hand (lb)')}</th>
            <th>{formatHead('Counted (lb)')}</th>
            <th>Notes</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ variety, pounds }) => (
            <tr key={variety.id}>
              <td className={classes.name}>{variety.name}</td>
              <td className={classes.quantity}>{formatInColumn('lb', pounds, 2)}</td>
              <td className={classes.counted}>
                <PaperLine />
              </td>
              <td>
                <PaperLine />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PaperSheet>
  );
}
