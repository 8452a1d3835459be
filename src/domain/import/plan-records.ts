import type { Named } from '#domain/records/lists.ts';
import type { FileCell, FileRows } from '#domain/records/file-rows.ts';
import {
  applyCells,
  type ImportCells,
  type ImportField,
  type ImportFields,
  tryImport,
} from './import-field.ts';
import { ImportProblem } from './import-cells.ts';
import { ID_HEAD, matchHeads } from './import-heads.ts';
import { recordFinder, nameKey } from './import-names.ts';
import {
  verdictOn,
  type ImportReading,
  type ImportRow,
  type ImportVerdict,
} from './import-plan.ts';
import type { ImportTable } from './import-table.ts';

interface RecordImport<R> {
  readonly records: readonly R[];
  readonly fields: ImportFields<R>;
  /** Heads of our own files that are read from nowhere. */
  readonly known: readonly string[];
  /** `variety`, `varieties`. */
  readonly noun: readonly [one: string, many: string];
  /** A new record of a name, before the other cells are read; `id` comes from the file. */
  readonly make: (name: string, id: string, taken: ReadonlySet<string>, cells: ImportCells) => R;
}

/** A column of a file that only tells: nothing is read from it. */
export interface ToldColumn<R, Head> {
  readonly head: Head;
  readonly cell: (record: R) => FileCell;
}

/** Records as rows of a file that can be imported again, with its heads. */
export function fileRows<R extends { readonly id: string }>(
  fields: readonly ImportField<R>[],
  records: readonly R[],
  told: readonly ToldColumn<R, string>[] = [],
): FileRows {
  const written = writtenFields(fields, records);
  return [
    [...written.map(({ head }) => head), ID_HEAD, ...told.map(({ head }) => head)],
    ...records.map((record) => [
      ...written.map((field) => field.write(record)),
      record.id,
      ...told.map(({ cell }) => cell(record)),
    ]),
  ];
}

/** Without the optional ones that no record has. */
export function writtenFields<R>(fields: readonly ImportField<R>[], records: readonly R[]) {
  return fields.filter(
    ({ isOptional, write }) => !isOptional || records.some((record) => write(record) !== null),
  );
}

/** A row with the record that it makes; null where nothing of it changes. */
export interface PlannedRow<R> {
  /** The same for all rows about one record. */
  readonly key: string;
  readonly record: R | null;
  readonly verdict: ImportVerdict;
  /** Subject of the row, if its cells don't name it. */
  readonly title?: string;
}

/** Plans the import of named records, a row each; of two rows for one record it is unclear which counts. */
export function planRecords<R extends Named>(
  table: ImportTable,
  what: RecordImport<R>,
): ImportReading<readonly R[]> {
  const { head } = what.fields.name;
  const find = recordFinder(what.records, what.noun[1]);
  const taken = new Set(what.records.map(({ id }) => id));
  const nameIn = (cells: ImportCells) => cells.get(head)?.trim() ?? '';
  return planRows(table, Object.values(what.fields), {
    needed: [head],
    known: what.known,
    noun: what.noun[0],
    plan: (cells) => planRow(cells, nameIn(cells), what, find, taken),
    told: (cells) => ({ title: nameIn(cells) }),
    taken,
  });
}

/** Plans rows of a file. Of two rows for one record, the later one is left out. */
export function planRows<R extends { readonly id: string }>(
  table: ImportTable,
  fields: readonly ImportField<R>[],
  how: {
    /** As `matchHeads` takes them. */
    readonly needed: readonly string[];
    readonly known?: readonly string[];
    readonly idAliases?: readonly string[];
    readonly noun: string;
    readonly plan: (cells: ImportCells) => PlannedRow<R>;
    readonly told: (cells: ImportCells) => Pick<ImportRow, 'title' | 'detail'>;
    /** Gets the ids of the records that the rows make. */
    readonly taken?: Set<string>;
  },
): ImportReading<readonly R[]> {
  const heads = matchHeads(table, fields, how.needed, how.known, how.idAliases);
  if (!heads.ok) return heads;
  const lineOf = new Map<string, number>();
  const rows: ImportRow[] = [];
  const records: R[] = [];
  let added = 0;
  for (const row of table.lines) {
    const cells = heads.cellsOf(row);
    const { line } = row;
    const planned = tryImport(() => how.plan(cells));
    const isProblem = planned instanceof ImportProblem;
    const verdict = checkedVerdict(planned, lineOf, line, how.noun);
    const told = how.told(cells);
    rows.push({
      ...verdict,
      line,
      ...told,
      ...(!isProblem && planned.title !== undefined && { title: planned.title }),
    });
    if (isProblem || planned.record === null || verdict.kind === 'error') continue;
    if (verdict.kind === 'new') added += 1;
    how.taken?.add(planned.record.id);
    records.push(planned.record);
  }
  const changed = records.length - added;
  return { ok: true, plan: { rows, records, added, changed, unread: heads.unread } };
}

/** The row of a record that the farm has, with what its cells change of it. */
export function changedRow<R>(
  key: string,
  { record, changes }: ReturnType<typeof applyCells<R>>,
): PlannedRow<R> {
  return { key, record: changes.length === 0 ? null : record, verdict: verdictOn(changes) };
}

function planRow<R extends Named>(
  cells: ImportCells,
  name: string,
  what: RecordImport<R>,
  find: (id: string, name: string) => R | null,
  taken: ReadonlySet<string>,
): PlannedRow<R> {
  const id = cells.get(ID_HEAD)?.trim() ?? '';
  const fields = Object.values(what.fields);
  const { head } = what.fields.name;
  const before = find(id, name);
  if (before === null) {
    if (name === '') throw new ImportProblem(`${head} is empty.`);
    const filled = new Map([...cells].filter(([, cell]) => cell.trim() !== ''));
    const { record } = applyCells(what.make(name, id, taken, filled), fields, filled);
    return { key: `new ${nameKey(name)}`, record, verdict: { kind: 'new' } };
  }
  // Found by its name alone, the record keeps the name as the farm writes it.
  const isNamed = before.id.trim() !== id;
  const read = isNamed ? new Map([...cells].filter(([other]) => other !== head)) : cells;
  const row = changedRow(`known ${before.id}`, applyCells(before, fields, read));
  return { ...row, title: name || before.name };
}

/** Result of a row, unless an earlier row had the same record. */
function checkedVerdict(
  planned: PlannedRow<unknown> | ImportProblem,
  lineOf: Map<string, number>,
  line: number,
  noun: string,
): ImportVerdict {
  if (planned instanceof ImportProblem) return { kind: 'error', problem: planned.message };
  const earlier = lineOf.get(planned.key);
  if (earlier !== undefined) {
    return { kind: 'error', problem: `Line ${earlier} already has this ${noun}.` };
  }
  lineOf.set(planned.key, line);
  return planned.verdict;
}
