import { useMemo, useState } from 'react';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { useInvoicesOut } from '#state/react/use-invoices-out.ts';
import { toCsv, downloadText } from '#ui/csv/csv.ts';
import { DayRangeBar } from '#ui/day-range/day-range-bar.tsx';
import { dayRangeName, type DayRange } from '#ui/day-range/day-range.ts';
import { monthRangeOf } from '#ui/day-range/month-range.ts';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { SaveDialog } from '#ui/editing/save-dialog.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import { Stack } from '#ui/kit/plain-parts.tsx';
import { fileDays } from '../../deliveries/file-range.ts';
import { filesOfDays, type FileKind } from './farm-files.ts';

const KINDS = {
  invoices: 'Invoices',
  payments: 'Payments',
  quickbooks: 'QuickBooks',
  xero: 'Xero',
} as const;

const HINTS: Readonly<Record<FileKind, string>> = {
  invoices: 'CSV with one row per line.',
  payments: 'CSV with one row per payment.',
  quickbooks: 'For QuickBooks Online. Credit notes are a file of their own.',
  xero: 'For Xero, 500 invoices per file.',
};

const QUICK_RANGES = [
  { label: '90d', days: 90 },
  { label: '365d', days: 365 },
] as const;

/** Invoices and payments of a range of days as files: this month’s at first. */
export function InvoiceFilesDialog(props: ShownDialog) {
  const today = useToday();
  const farm = useFarm((whole) => whole);
  const [range, setRange] = useState<DayRange>(() => monthRangeOf(today).range);
  const [kind, setKind] = useState<FileKind>('invoices');
  const { files, text, invoices } = useMemo(
    () => filesOfDays(farm, kind, fileDays(range, today), today),
    [farm, kind, range, today],
  );
  const { remember } = useInvoicesOut();
  const what = kind === 'payments' ? 'payments' : 'invoices';
  const download = () => {
    for (const { name, rows } of files) {
      downloadText(`${name}-${dayRangeName(range)}.csv`, toCsv(rows));
    }
    // From now on Undo takes none of them back.
    remember(invoices);
    return true;
  };
  return (
    <SaveDialog
      {...props}
      title="Invoices as a file"
      subtitle={HINTS[kind]}
      problem={files.length === 0 ? `No ${what} on these days.` : null}
      save={download}
      saveLabel="Download"
      footerNote={<span aria-live="polite">{text}</span>}
    >
      <Stack gap="lg" align="start">
        <Segments aria-label="File" data={KINDS} value={kind} onChange={setKind} />
        <DayRangeBar today={today} range={range} onChange={setRange} quick={QUICK_RANGES} />
      </Stack>
    </SaveDialog>
  );
}
