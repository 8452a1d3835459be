import { formatHead } from '#ui/format-weights.ts';
import type { AmountUnit } from '#domain/catalog/varieties/variety.ts';
import { batchCode } from '#domain/trace/batch-code.ts';
import type { Trace, TracedBatch, TracedRow } from '#domain/trace/trace.ts';
import type { CsvCell } from '#ui/csv/csv.ts';
import { joined } from '#domain/tell/say.ts';
import { accountedShares } from '#domain/trace/traced-batches.ts';
import { formatInUnit, formatSentence } from '#ui/format.ts';

/** How sure it is that a delivery had something of a batch. */
export const LINK_WORDS: Readonly<Record<TracedRow['link'], string>> = {
  named: 'Named',
  only: 'Only batch',
  served: 'Served first',
  possible: 'Possible',
};

export const STATUS_WORDS: Readonly<Record<TracedRow['status'], string>> = {
  DELIVERED: 'Delivered',
  ASSUMED: 'Assumed delivered',
  PACKED: 'Packed',
  PLANNED: 'Planned',
};

export const STATE_WORDS: Readonly<Record<TracedBatch['state'], string>> = {
  skipped: 'Skipped',
  cut: 'Harvested',
  growing: 'Growing',
  late: 'Late',
  planned: 'Planned',
};

/** Said of a code that no farm of this device knows: "Lot RARA-261204. Ask the farm on the label." */
export function foreignText(codes: string): string {
  return `Lot ${codes.trim().toUpperCase()}. Ask the farm on the label.`;
}

/** "91.7% of 96.8 oz accounted for", and the same of trays. */
export function accountedText({ totals }: Pick<Trace, 'totals'>): string {
  return formatSentence(joined(accountedShares(totals, formatInUnit)));
}

/** The head over the amounts of deliveries; no unit where some are trays. */
export function amountHead(deliveries: readonly AmountUnit[]): string {
  return deliveries.some(({ unit }) => unit === 'tray') ? 'Amount' : formatHead('Ounces');
}

export function traceRowsCsv({ deliveries }: Trace): readonly (readonly CsvCell[])[] {
  const amount = amountHead(deliveries);
  const hasTrays = amount === 'Amount';
  const heads = ['Date', 'To', 'Phone', 'Email', 'What', 'Lot', amount, 'How sure', 'Status'];
  const rows = deliveries.map((row) => [
    row.dayISO,
    row.to,
    row.phone,
    row.email,
    row.what,
    lotOf(row),
    hasTrays ? formatInUnit(row.oz, row) : row.oz,
    LINK_WORDS[row.link],
    STATUS_WORDS[row.status],
  ]);
  return [heads, ...rows];
}

export function lotOf({ batch }: Pick<TracedRow, 'batch'>): string {
  return batch === '' ? 'unknown' : batchCode(batch);
}
