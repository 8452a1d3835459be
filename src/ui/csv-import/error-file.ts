import type { ImportRow } from '#domain/import/import-plan.ts';
import type { ImportTable } from '#domain/import/import-table.ts';
import type { CsvCell } from '../csv/csv.ts';

const ERROR_HEAD = 'Error';

/** The rows that are left out, as they came, with what is wrong: to be mended and imported again. */
export function errorFileRows(
  { heads, lines }: ImportTable,
  rows: readonly ImportRow[],
): readonly (readonly CsvCell[])[] {
  const problems = new Map(
    rows.flatMap((row) => (row.kind === 'error' ? [[row.line, row.problem] as const] : [])),
  );
  const kept = heads
    .map((head, index) => ({ head, index }))
    .filter(({ head }) => head.trim() !== ERROR_HEAD);
  return [
    [...kept.map(({ head }) => head), ERROR_HEAD],
    ...lines.flatMap(({ line, cells }) => {
      const problem = problems.get(line);
      return problem === undefined ? [] : [[...kept.map(({ index }) => cells[index]), problem]];
    }),
  ];
}
