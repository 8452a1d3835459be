import { roundTo } from '#domain/units/rounding.ts';
import type { ShortageResult } from '#state/ports/farm-answers.ts';
import type { CsvCell } from '#ui/csv/csv.ts';

/** The file of all short deliveries. */
export function shortageRows(short: readonly ShortageResult[]): readonly (readonly CsvCell[])[] {
  return [
    ['Day', 'Order', 'Customer', 'Variety', 'Ordered (oz)', 'Short (oz)', 'Harvest', 'Reasons'],
    ...short.map((row) => [
      row.dateISO,
      row.orderName,
      row.customer,
      row.varietyName,
      roundTo(row.orderedOz, 1),
      roundTo(row.shortOz, 1),
      row.harvestISO,
      row.reasons.map(({ text }) => text).join('; '),
    ]),
  ];
}
