import { quickBooksFiles, xeroFiles } from '#domain/invoices/files/bookkeeping-files.ts';
import type { FileCell } from '#domain/records/file-rows.ts';
import { invoiceRows, issuedIn, paymentRows } from '#domain/invoices/files/invoice-rows.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import type { IsoDate, ReportRange } from '#domain/calendar/iso-date.ts';
import { DEFAULT_INVOICING } from '#domain/settings/invoicing-settings.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { formatCount } from '#ui/format.ts';

/** For whom a file is: the grower, or a bookkeeping program. */
export type FileKind = 'invoices' | 'payments' | 'quickbooks' | 'xero';

interface FarmFile {
  readonly name: string;
  readonly rows: readonly (readonly FileCell[])[];
}

/** The files, what they hold in words ("2 invoices, 34 lines", '' for nothing), and the invoices that leave with them. */
export function filesOfDays(
  farm: FarmDocument,
  kind: FileKind,
  days: ReportRange,
  today: IsoDate,
): {
  readonly files: readonly FarmFile[];
  readonly text: string;
  readonly invoices: readonly Invoice[];
} {
  if (kind === 'payments') {
    const rows = paymentRows(farm, days);
    const count = rows.length - 1;
    if (count === 0) return { files: [], text: '', invoices: [] };
    return {
      files: [{ name: 'payments', rows }],
      text: formatCount(count, 'payment'),
      invoices: [],
    };
  }
  const invoices = issuedIn(farm.invoices ?? [], days);
  if (invoices.length === 0) return { files: [], text: '', invoices };
  const files = invoiceFiles(farm, kind, days, today);
  const lines = files.reduce((sum, { rows }) => sum + rows.length - 1, 0);
  const parts = [
    formatCount(invoices.length, 'invoice'),
    formatCount(lines, 'line'),
    files.length > 1 && formatCount(files.length, 'file'),
  ];
  return { files, text: parts.filter(Boolean).join(', '), invoices };
}

function invoiceFiles(
  farm: FarmDocument,
  kind: Exclude<FileKind, 'payments'>,
  days: ReportRange,
  today: IsoDate,
): readonly FarmFile[] {
  const { invoices = [], settings } = farm;
  const { dates = 'us' } = settings.region ?? {};
  if (kind === 'quickbooks') return quickBooksFiles(invoices, days, dates);
  if (kind === 'xero') {
    return xeroFiles(invoices, days, { ...(settings.invoicing ?? DEFAULT_INVOICING), dates });
  }
  return [{ name: 'invoices', rows: invoiceRows(farm, days, today) }];
}
