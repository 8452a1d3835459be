import { usualVariety } from '#domain/catalog/varieties/blank-variety.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { TraySizes } from '#domain/catalog/tray-size.ts';
import { uniqueId, uniqueSlug } from '#domain/records/change-records.ts';

import type { ImportReading } from './import-plan.ts';
import type { ImportTable } from './import-table.ts';
import { fileRows, planRecords, type ToldColumn } from './plan-records.ts';
import { varietyFields, type VarietyNames } from './variety-fields.ts';

/** Columns of the list of varieties that only tell. */
const TOLD_OF_VARIETIES = ['Calibration', 'Last calibrated'] as const;

/**
 * Plans the import of a varieties file.
 *
 * A new variety starts as in the editor, see `usualVariety`.
 *
 * @param everUsed - Ids that can't be generated again, such as those of deleted varieties. An id in the file
 *   always refers to its variety.
 */
export function planVarietyImport(
  table: ImportTable,
  varieties: readonly Variety[],
  everUsed: ReadonlySet<string> = new Set(),
  catalog: TraySizes = {},
): ImportReading<readonly Variety[]> {
  return planRecords(table, {
    records: varieties,
    fields: varietyFields({ varieties, ...catalog }),
    known: TOLD_OF_VARIETIES,
    noun: ['variety', 'varieties'],
    make: (name, id, taken) =>
      usualVariety(
        id === '' ? uniqueSlug(name, new Set([...taken, ...everUsed])) : uniqueId(id, taken),
        name,
      ),
  });
}

/** Varieties as rows of a file that can be imported again; `names` are all that they may name, and the tray sizes. */
export function varietyFileRows(
  varieties: readonly Variety[],
  names: VarietyNames = { varieties },
  told: readonly ToldColumn<Variety, (typeof TOLD_OF_VARIETIES)[number]>[] = [],
) {
  return fileRows(Object.values(varietyFields(names)), varieties, told);
}
