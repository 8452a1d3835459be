import type { ImportPlan, ImportRow } from '#domain/import/import-plan.ts';
import { formatCount } from '../format.ts';

/** What is imported: `variety`, `varieties`. */
export type ImportNoun = readonly [one: string, many: string];

type Counts = Pick<ImportPlan<unknown>, 'rows' | 'added' | 'changed'>;

export function errorRows(rows: readonly ImportRow[]) {
  return rows.filter((row) => row.kind === 'error');
}

/** What Import will do: "Adds 3 varieties and changes 2." */
export function willDoText({ added, changed }: Counts, [one, many]: ImportNoun): string {
  if (added === 0 && changed === 0) return 'Nothing to import';
  if (added === 0) return `Changes ${formatCount(changed, one, many)}`;
  const adds = `Adds ${formatCount(added, one, many)}`;
  return changed === 0 ? adds : `${adds} and changes ${changed}`;
}

/** After the import: "Imported 12 varieties." */
export function importedText({ added, changed }: Counts, [one, many]: ImportNoun): string {
  return `Imported ${formatCount(added + changed, one, many)}.`;
}

/** What stays out: "2 rows with errors will be skipped."; '' when nothing does. */
export function leftOutText({ rows }: Pick<Counts, 'rows'>): string {
  const count = errorRows(rows).length;
  if (count === 0) return '';
  return count === 1
    ? '1 row with an error will be skipped.'
    : `${count} rows with errors will be skipped.`;
}

/** What the message after an import says stayed out; '' when nothing did. */
export function leftOutToast(plan: Pick<Counts, 'rows'>): string {
  const count = errorRows(plan.rows).length;
  return count === 0 ? '' : `${formatCount(count, 'row')} with errors skipped.`;
}
