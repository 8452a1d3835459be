import type { Trace, TracedRow } from '#domain/trace/trace.ts';
import { useFarm, useNow, useToday } from '#state/react/use-farm.ts';
import { formatDay, formatLb, formatOz } from '#ui/format.ts';
import { PaperBox, PaperSheet } from '#ui/page/paper-sheet.tsx';
import { accountedText, lotOf, STATUS_WORDS } from './trace-text.ts';
import classes from './trace.module.css';

/** Whom to call, on paper: who has it, who may have it, and what is left of the seed. */
export function RecallSheet({ trace }: { readonly trace: Trace }) {
  const today = useToday();
  const now = useNow();
  const farmName = useFarm((farm) => farm.settings.brand.farmName);
  const sure = trace.deliveries.filter(({ link }) => link !== 'possible');
  const possible = trace.deliveries.filter(({ link }) => link === 'possible');
  const { onHandOz, missingOz } = trace.totals;
  return (
    <PaperSheet
      farmName={farmName}
      title={`Recall ${trace.start.text}`}
      facts={accountedText(trace)}
      today={today}
      printedAt={now()}
    >
      <p>
        On hand {formatOz(onHandOz)}, missing {formatOz(missingOz)}.
      </p>
      <RecallRows title="Delivered" rows={sure} />
      <RecallRows title="Possible" rows={possible} />
      {trace.seedLots.length > 0 && (
        <>
          <h2>Seed to isolate</h2>
          <ul>
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

function RecallRows({
  title,
  rows,
}: {
  readonly title: string;
  readonly rows: readonly TracedRow[];
}) {
  if (rows.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <table className={classes.paper}>
        <thead>
          <tr>
            <th>To</th>
            <th>Day</th>
            <th>What</th>
            <th>Lot</th>
            <th>Status</th>
            <th>Reached</th>
            <th>Taken back</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.orderId}|${row.dateISO}|${row.batch}`}>
              <td>
                {row.to} {row.phone} {row.email}
              </td>
              <td>{formatDay(row.dayISO)}</td>
              <td>{row.what}</td>
              <td>
                {lotOf(row)} {row.oz > 0 && formatOz(row.oz)}
              </td>
              <td>{STATUS_WORDS[row.status]}</td>
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
