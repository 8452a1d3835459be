import { useMemo } from 'react';
import type { ImportPlan, ImportReading } from '#domain/import/import-plan.ts';
import type { ImportTable } from '#domain/import/import-table.ts';
import { useCsvSource, type CsvSource } from './use-csv-source.ts';

/** A chosen file, what its rows say, and what an import of it would do to the farm. */
export interface CsvReadingOf<Records> {
  readonly source: CsvSource;
  /** Null until there is a file. */
  readonly reading: ImportReading<Records> | null;
  /** Null while nothing of it can be imported. */
  readonly plan: ImportPlan<Records> | null;
}

/**
 * Reads what a chosen table would do, and reads it again when the farm changes under it.
 *
 * @param read - Another function whenever what it reads the table against has changed.
 */
export function useCsvReading<Records>(
  read: (table: ImportTable) => ImportReading<Records>,
): CsvReadingOf<Records> {
  const source = useCsvSource();
  const { table } = source;
  const reading = useMemo(() => (table === null ? null : read(table)), [table, read]);
  return { source, reading, plan: reading?.ok ? reading.plan : null };
}
