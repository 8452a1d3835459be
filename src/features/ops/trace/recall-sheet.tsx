import type { AmountUnit } from '#domain/catalog/varieties/variety.ts';
import { compareTexts, groupBy } from '#domain/records/lists.ts';
import type { Trace, TracedRow, UnitTotals } from '#domain/trace/trace.ts';
import { usePaperHead } from '#state/react/use-paper-head.ts';
import { formatDay, formatLb, formatInUnit } from '#ui/format.ts';
import { PaperBox, PaperSheet } from '#ui/page/paper-sheet.tsx';
import { accountedText, lotOf, STATUS_WORDS } from './trace-text.ts';
import classes from './trace.module.css';

/** Whom to call, on paper: who has it, who may have it, and what is left of the seed. */
export function RecallSheet({ trace }: { readonly trace: Trace }) {
  const sure = trace.deliveries.filter(({ link }) => link !== 'possible');
  const possible = trace.deliveries.filter(({ link }) => link === 'possible');
  return (
    <PaperSheet
      {...usePaperHead()}
      title={`Recall ${trace.start.text}`}
      facts={accountedText(trace)}
    >
      <p>{totalsText(trace)}</p>
      <RecallRows title="Delivered" rows={sure} />
      <RecallRows title="Possible" rows={possible} />
      {trace.seedLots.length > 0 && (
        <>
          <h2>Seed to isolate</h2>
          <ul className={classes.seedLots}>
            {trace.seedLots.map(({ txnId, code, varietyName, leftLb }) => (
              <li key={txnId}>
                {code}, {varietyName}: {leftLb === null ? 'unknown' : formatLb(leftLb, 2)} left
              </li>
            ))}
          </ul>
        </>
      )}
    </PaperSheet>
  );
}

/** Where all of it is: "Harvested 96.8 oz. Delivered 86.0 oz, …". */
function totalsText({ totals }: Trace): string {
  const { trays } = totals;
  const isWeighed = trays === undefined || totals.harvestedOz > 0;
  return [isWeighed && unitText(totals, {}), trays && unitText(trays, { unit: 'tray' })]
    .filter(Boolean)
    .join(' ');
}

function unitText(totals: UnitTotals, unit: AmountUnit): string {
  const told = [
    ['Delivered', totals.deliveredOz],
    ['dried', totals.driedOz],
    ['gone', totals.goneOz],
    ['on hand', totals.onHandOz],
    ['missing', totals.missingOz],
  ] as const;
  const parts = told.map(([what, amount]) => `${what} ${formatInUnit(amount, unit)}`).join(', ');
  const whole = unit.unit === 'tray' ? 'Ready' : 'Harvested';
  return `${whole} ${formatInUnit(totals.harvestedOz, unit)}. ${parts}.`;
}

/** A customer is reached once, whatever they have. */
function RecallRows(props: { readonly title: string; readonly rows: readonly TracedRow[] }) {
  const { title, rows } = props;
  if (rows.length === 0) return null;
  const customers = [...groupBy(rows, ({ to }) => to)].toSorted(([a], [b]) => compareTexts(a, b));
  return (
    <>
      <h2>{title}</h2>
      <table className={classes.paper}>
        <thead>
          <tr>
            <th>To</th>
            <th>Delivered</th>
            <th>Reached</th>
            <th>Taken back</th>
          </tr>
        </thead>
        <tbody>
          {customers.map(([to, own]) => (
            <tr key={to}>
              <td>
                <strong>{to}</strong> {own[0]?.phone} {own[0]?.email}
              </td>
              <td>
                {own.map((row) => (
                  <div key={`${row.orderId}|${row.dateISO}|${row.batch}`}>{rowText(row)}</div>
                ))}
              </td>
              <td>
                <PaperBox />
              </td>
              <td>
                <PaperBox />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** "Fri 12/4, 8 × Rambo Radish 4 oz, RARA-261204 32.0 oz, Assumed delivered". */
function rowText(row: TracedRow): string {
  const lot = row.oz > 0 ? `${lotOf(row)} ${formatInUnit(row.oz, row)}` : lotOf(row);
  return [formatDay(row.dayISO), row.what, lot, STATUS_WORDS[row.status]].join(', ');
}
