import type { FileCell } from '#domain/records/file-rows.ts';
import type { ImportTable } from '#domain/import/import-table.ts';

/** A file as the import reads it: the heads, then the rows; the first row is line 2. */
export function importTable(rows: readonly (readonly FileCell[])[]): ImportTable {
  const [heads = [], ...lines] = rows.map((row) => row.map((cell) => String(cell ?? '')));
  return { heads, lines: lines.map((cells, index) => ({ line: index + 2, cells })) };
}

/** The plan of a file; a file that is refused as a whole fails the test. */
export function planOfFile<P>(reading: ImportReadingOf<P>): P {
  if (!reading.ok) throw new Error(reading.problem);
  return reading.plan;
}

type ImportReadingOf<P> =
  | { readonly ok: true; readonly plan: P }
  | { readonly ok: false; readonly problem: string };
