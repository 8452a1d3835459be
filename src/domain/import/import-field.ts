import type { FileCell } from '#domain/records/file-rows.ts';
import { Cell, ImportProblem } from './import-cells.ts';
import type { FieldChange } from './import-plan.ts';

/** A column that files are written with and read from, so that one undoes the other. */
export interface ImportField<Record> {
  /** The head of the column in our own files. */
  readonly head: string;
  /** Other heads for the same, lower case. */
  readonly aliases: readonly string[];
  readonly write: (record: Record) => FileCell;
  /** The column is written only if some record has a value. */
  readonly isOptional?: true;
  /** What a blank cell does to a record; absent: it is read like any other. */
  readonly blank?: (record: Record, head: string) => Record;
  /** The record with what the cell says; an `ImportProblem` when it cannot be read. */
  readonly read: (cell: Cell, record: Record) => Record;
}

/** The columns of a kind of record by its fields, in the order in which files hold them. */
export type ImportFields<Record> = Readonly<{ [field: string]: ImportField<Record> }> & {
  readonly name: ImportField<Record>;
};

/** The cells of one row by the heads of our own files; a column the file lacks is not there. */
export type ImportCells = ReadonlyMap<string, string>;

/** A cell's text as it counts: blanks around it and the kind of line break do not. */
export function trimmedCell(cell: string | undefined): string {
  return (cell ?? '').replaceAll(/\r\n?/g, '\n').trim();
}

/** Less is lost by a weight in a file of kilograms with six decimals. */
const SAME_WITHIN = 1.2e-6;

function isSameCell(cell: string, before: string): boolean {
  if (cell === before) return true;
  const [read, had] = [cell.split(' '), before.split(' ')];
  return (
    read.length === had.length &&
    read.every((part, at) => {
      const [one, other] = [Number(part), Number(had[at])];
      return part !== '' && had[at] !== '' && Math.abs(one - other) < SAME_WITHIN;
    })
  );
}

export function fieldText<Record>(field: ImportField<Record>, record: Record): string {
  return trimmedCell(String(field.write(record) ?? ''));
}

/** A cell that equals the exported value isn't read, so a farm's own export never changes it. */
export function applyCells<Record>(
  record: Record,
  fields: readonly ImportField<Record>[],
  cells: ImportCells,
): { readonly record: Record; readonly changes: readonly FieldChange[] } {
  const changes: FieldChange[] = [];
  let current = record;
  for (const field of fields) {
    const cell = cells.get(field.head);
    const before = fieldText(field, current);
    if (cell === undefined || isSameCell(trimmedCell(cell), before)) continue;
    const next = readField(field, cell, current);
    const after = fieldText(field, next);
    if (after === before) continue;
    changes.push({ field: field.head, before, after });
    current = next;
  }
  return { record: current, changes };
}

export function readField<Record>(
  field: ImportField<Record>,
  text: string,
  record: Record,
): Record {
  const cell = new Cell(field.head, text);
  return cell.isBlank && field.blank ? field.blank(record, field.head) : field.read(cell, record);
}

/** What a blank cell does to a record that keeps what it says. */
export function staysAsItIs<Record>(record: Record): Record {
  return record;
}

/** What a blank cell does to a record that cannot do without: it is a problem. */
export function mustBeFilled(_record: unknown, head: string): never {
  throw new ImportProblem(`${head} is empty.`);
}

/** The column of the name, which must not be blank. */
export function nameField<Record extends { readonly name: string }>(
  head: string,
  aliases: readonly string[],
): ImportField<Record> {
  return {
    head,
    aliases,
    write: ({ name }) => name,
    blank: mustBeFilled,
    read: ({ text }, record) => ({ ...record, name: text }),
  };
}

/** Returns the result or the import problem. Other errors are rethrown. */
export function tryImport<T>(read: () => T): T | ImportProblem {
  try {
    return read();
  } catch (error) {
    if (error instanceof ImportProblem) return error;
    throw error;
  }
}
