import { downloadTable } from '#ui/csv/csv.ts';
import { IconDownload } from '@tabler/icons-react';
import type { SeedVaultRow } from '#domain/reports/seed-vault.ts';
import { selectSeedVault } from '#state/selectors/seeds.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { PageHeader } from '#ui/page/page-parts.tsx';
import { PrintButton } from '#ui/page/print-button.tsx';
import { useIsPrinting } from '#ui/page/screen-kind.ts';
import { CountButton } from '../stock-count/count-button.tsx';
import type { CountLine } from '../stock-count/count-lines.ts';
import { countSheetCsv, countSheetName } from './count-sheet-csv.ts';
import { IntakeCard } from './intake-card.tsx';
import { LotsTable } from './lots-table.tsx';
import { OnHandTable } from './on-hand-table.tsx';
import { RecentIntakeTable } from './recent-intake-table.tsx';
import classes from './seed-vault.module.css';
import { PlainButton, Stack } from '#ui/kit/plain-parts.tsx';
import { formatSentence, formatCount, formatDate } from '#ui/format.ts';
import { gramsPerTrayNote } from '#domain/costing/seed-per-tray.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { formatHead, formatInColumn } from '#ui/format-weights.ts';
import { usePaperHead } from '#state/react/use-paper-head.ts';
import { PaperLine, PaperSheet } from '#ui/page/paper-sheet.tsx';
import sheet from './count-sheet.module.css';

/** The seed vault: what comes in, what is there and how far it goes. Printed, it is a count sheet. */
export function SeedVaultPage() {
  const printing = useIsPrinting();
  const today = useToday();
  const rows = useFarm((farm) => selectSeedVault(farm, today));
  return (
    <>
      <div className={printing ? 'no-print' : undefined}>
        <PageHeader title="Seed Inventory" actions={<CountSheetButtons rows={rows} />} />
        <SeedNotes rows={rows} />
        <Stack gap="lg">
          <IntakeCard />
          <div className={classes.onHand}>
            <OnHandTable rows={rows} />
          </div>
          <p className={classes.legend}>
            Days left come from planned plantings, then from their daily average.
          </p>
          <LotsTable />
          <RecentIntakeTable />
        </Stack>
      </div>
      {printing && <CountSheet rows={rows} />}
    </>
  );
}

interface RowsProps {
  readonly rows: readonly SeedVaultRow[];
}

function CountSheetButtons({ rows }: RowsProps) {
  const today = useToday();
  if (rows.length === 0) return null;
  return (
    <>
      <CountButton lines={rows.map(lineOfSeed)} />
      <PlainButton
        icon={IconDownload}
        onClick={() => downloadTable(countSheetName(today), countSheetCsv(rows))}
      >
        Export count sheet (CSV)
      </PlainButton>
      <PrintButton label="Print count sheet" />
    </>
  );
}

function lineOfSeed({ variety, pounds }: SeedVaultRow): CountLine {
  return { kind: 'seed', id: variety.id, name: variety.name, onHand: pounds, unit: 'lb' };
}

const MAX_NAMED = 3;

/** Says whose seed cannot be counted in trays, and what to add so that it can. */
function SeedNotes({ rows }: RowsProps) {
  const unknown = rows.filter(({ gramsPerTray }) => gramsPerTray === null);
  if (unknown.length === 0) return null;
  const rest = unknown.length - MAX_NAMED;
  return (
    <NoticeStrip word="Seed density">
      {unknown.slice(0, MAX_NAMED).map(({ variety }) => (
        <span key={variety.id}>{formatSentence(gramsPerTrayNote(variety).text)} </span>
      ))}
      {rest > 0 && <span>{`And ${rest} more.`}</span>}
    </NoticeStrip>
  );
}

function CountSheet({ rows }: RowsProps) {
  const head = usePaperHead();
  return (
    <PaperSheet
      {...head}
      title={`Seed count — ${formatDate(head.today)}`}
      facts={
        <div className={sheet.facts}>
          <div>{formatCount(rows.length, 'variety', 'varieties')}</div>
          <div className={sheet.countedBy}>Counted by</div>
        </div>
      }
    >
      <table className={sheet.table}>
        <thead>
          <tr>
            <th>Variety</th>
            <th className={sheet.quantity}>{formatHead('On hand (lb)')}</th>
            <th>{formatHead('Counted (lb)')}</th>
            <th>Notes</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ variety, pounds }) => (
            <tr key={variety.id}>
              <td className={sheet.name}>{variety.name}</td>
              <td className={sheet.quantity}>{formatInColumn('lb', pounds, 2)}</td>
              <td className={sheet.counted}>
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
