import { applyCells, type ImportCells, type ImportField } from './import-field.ts';
import { matchHeads } from './import-heads.ts';
import { recordFinder, nameKey } from './import-names.ts';
import type { ImportReading, ImportRow, ImportVerdict } from './import-plan.ts';
import { ImportProblem, tryImport } from './import-problem.ts';
import type { ImportTable } from './import-table.ts';

/** What a file of named records is read into. */
export interface RecordImport<R> {
  readonly records: readonly R[];
  /** The column of the name, then the others in the order they are written. */
  readonly fields: readonly [ImportField<R>, ...(readonly ImportField<R>[])];
  /** Heads of our own files that are read from nowhere. */
  readonly known: readonly string[];
  /** `variety`, `varieties`. */
  readonly noun: readonly [one: string, many: string];
  /** A new record of a name, before the other cells are read; `id` comes from the file. */
  readonly make: (name: string, id: string, taken: ReadonlySet<string>, cells: ImportCells) => R;
}

/** The column of ids in our own files. */
export const ID_HEAD = 'Id';

interface PlannedRow<R> {
  /** The same for all rows about one record. */
  readonly key: string;
  readonly title: string;
  readonly record: R | null;
  readonly verdict: ImportVerdict;
}

/**
 * What importing a file of named records would do: one record a row.
 *
 * A row whose record stood in an earlier row is left out, since no one can say which of the two
 * counts.
 */
export function planRecords<R extends { readonly id: string; readonly name: string }>(
  table: ImportTable,
  what: RecordImport<R>,
): ImportReading<readonly R[]> {
  const [nameField, ...otherFields] = what.fields;
  const idHead = { head: ID_HEAD, aliases: [] };
  const heads = matchHeads(
    table,
    [nameField, ...otherFields, idHead],
    [nameField.head],
    [...what.known, 'Error'],
  );
  if (!heads.ok) return heads;

  const finder = recordFinder(what.records, what.noun[1]);
  const taken = new Set(what.records.map(({ id }) => id));
  const lineOf = new Map<string, number>();
  const rows: ImportRow[] = [];
  const records: R[] = [];
  let added = 0;
  for (const line of table.lines) {
    const cells = heads.cellsOf(line);
    const name = cells.get(nameField.head)?.trim() ?? '';
    const planned = tryImport(() => planRow(cells, name, what, finder.find, taken));
    const verdict = checkedVerdict(planned, lineOf, line.line, what.noun[0]);
    const title = planned instanceof ImportProblem ? name : planned.title;
    rows.push({ ...verdict, line: line.line, title });
    if (planned instanceof ImportProblem || planned.record === null) continue;
    if (verdict.kind === 'error' || verdict.kind === 'unchanged') continue;
    if (verdict.kind === 'new') added += 1;
    taken.add(planned.record.id);
    records.push(planned.record);
  }
  const changed = records.length - added;
  return { ok: true, plan: { rows, records, added, changed, unread: heads.unread } };
}

function planRow<R extends { readonly id: string; readonly name: string }>(
  cells: ImportCells,
  name: string,
  what: RecordImport<R>,
  find: (id: string, name: string) => R | null,
  taken: ReadonlySet<string>,
): PlannedRow<R> {
  const id = cells.get(ID_HEAD)?.trim() ?? '';
  const before = find(id, name);
  if (before === null) {
    if (name === '') throw new ImportProblem(`${what.fields[0].head} is empty.`);
    const filled = new Map([...cells].filter(([, cell]) => cell.trim() !== ''));
    const { record } = applyCells(what.make(name, id, taken, filled), what.fields, filled);
    return { key: `new ${nameKey(name)}`, title: name, record, verdict: { kind: 'new' } };
  }
  // Found by its name alone, the record keeps the name as the farm writes it.
  const isNamed = before.id.trim() !== id;
  const read = isNamed
    ? new Map([...cells].filter(([head]) => head !== what.fields[0].head))
    : cells;
  const { record, changes } = applyCells(before, what.fields, read);
  const row = { key: `known ${before.id}`, title: name || before.name };
  return changes.length === 0
    ? { ...row, record: null, verdict: { kind: 'unchanged' } }
    : { ...row, record, verdict: { kind: 'changed', changes } };
}

/** What becomes of a row, unless an earlier one was about the same record. */
function checkedVerdict(
  planned: PlannedRow<unknown> | ImportProblem,
  lineOf: Map<string, number>,
  line: number,
  noun: string,
): ImportVerdict {
  if (planned instanceof ImportProblem) return { kind: 'error', problem: planned.message };
  const earlier = lineOf.get(planned.key);
  if (earlier !== undefined) {
    return { kind: 'error', problem: `The same ${noun} stands in line ${earlier} already.` };
  }
  lineOf.set(planned.key, line);
  return planned.verdict;
}
