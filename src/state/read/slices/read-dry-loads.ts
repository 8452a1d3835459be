import type { DryLine, DryLoad } from '#domain/drying/dry-load.ts';
import { DRY_LINE, DRY_LOADS } from '../../schema/dry-loads.ts';
import { readText } from '../coerce.ts';
import { readList, readObject } from '../read-record.ts';
import { listRecords } from '../read-records.ts';
import { firstOfEach } from '#domain/records/lists.ts';
import { readDay } from '../read-time.ts';
import type { JsonRecord } from '../../document/json-record.ts';

/** Reads dryer loads. A load without a day or lines is dropped. */
export function readDryLoads(value: unknown): readonly DryLoad[] {
  return readList(DRY_LOADS, value, ({ lines, startISO }) => {
    const read = readDryLines(lines, readDay(startISO) ?? '');
    return read.length === 0 ? null : { lines: read };
  });
}

/** Reads the lines of a load, one per item. A line without a variety, or without trays and weight, is dropped. */
function readDryLines(value: unknown, startISO: string): readonly DryLine[] {
  const hasVariety = ({ varietyId }: JsonRecord) => readText(varietyId).trim() !== '';
  const lines = listRecords(value)
    .filter(hasVariety)
    .map((source) => readObject(DRY_LINE, source, { cutISO: readDay(source.cutISO) ?? startISO }))
    .filter(({ trays, wetOz, dryG }) => trays > 0 || wetOz !== null || dryG !== null);
  return firstOfEach(lines, ({ itemId }) => itemId);
}
