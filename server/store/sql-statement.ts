/** What rows are asked for by. */
type PlainCell = string | number | null;

/** What stands in a cell of a table. */
export type SqlCell = PlainCell | boolean | Uint8Array;

/**
 * A statement as PostgreSQL takes it. Parameters stand in their order, once each, so that SQLite takes it too: there
 * the tables have no `mgm_` before their names.
 */
export interface SqlStatement {
  readonly text: string;
  readonly cells: readonly SqlCell[];
}

/** A statement that selects rows, and what becomes of each. */
export interface Query<T> extends SqlStatement {
  readonly cells: readonly PlainCell[];
  readonly read: (row: object) => T;
}

type Queries<R> = { readonly [K in keyof R]: Query<R[K]> | undefined };
type RowsOf<R> = { readonly [K in keyof R]: readonly R[K][] };

interface Decision<T> {
  readonly result: T;
  readonly changes: readonly (SqlStatement | false | undefined)[];
}

/** Reads, decides and stores in one step, in which nobody else changes what is read. */
export interface Step<T> {
  /** Farms and keys that are waited for. */
  readonly locks: readonly string[];
  readonly reads: readonly (Query<unknown> | undefined)[];
  readonly decide: (rows: readonly (readonly unknown[])[]) => Decision<T>;
  /**
   * Present where something is removed, which must work even on a full disk: parts that may be stored before, one by
   * one, since all at once may need more space.
   */
  readonly removes?: readonly SqlStatement[] | undefined;
}

/** What farms are stored in: the little that SQLite and PostgreSQL do in their own ways. */
export interface FarmTables {
  rows<T>(query: Query<T>): Promise<readonly T[]>;
  /** The first row alone. */
  row<T>(query: Query<T>): Promise<T | undefined>;
  run(statement: SqlStatement): Promise<void>;
  change<T>(step: Step<T>): Promise<T>;
}

/** A step whose decision gets the rows of each query; there are none of a query that is left out. */
export function stepOf<R extends readonly unknown[] | [], T>(
  locks: readonly string[],
  reads: Queries<R>,
  decide: (rows: RowsOf<R>) => Decision<T>,
): Step<T> {
  // Rows come in the order of their queries.
  return { locks, reads, decide: (rows) => decide(rows as RowsOf<R>) };
}

/** A step that only stores. */
export function changesOf(
  locks: readonly string[],
  changes: readonly SqlStatement[],
  removes?: Step<void>['removes'],
): Step<void> {
  return { locks, reads: [], decide: () => ({ result: undefined, changes }), removes };
}

export function asking<Row extends object, T>(text: string, read: (row: Row) => T) {
  // A row has the columns that its statement selects.
  return (...cells: PlainCell[]): Query<T> => ({ text, cells, read: (row) => read(row as Row) });
}

export function telling(text: string) {
  return (...cells: SqlCell[]): SqlStatement => ({ text, cells });
}

/** Puts a row in place of the one with the same key. */
export function putting(table: string, key: string, columns: string) {
  const names = columns.split(', ');
  const values = names.map((_, place) => `$${place + 1}`);
  const changed = names.filter((name) => !key.split(', ').includes(name));
  return telling(`INSERT INTO mgm_${table} (${columns}) VALUES (${values.join(', ')})
    ON CONFLICT (${key}) DO UPDATE SET ${changed.map((name) => `${name} = excluded.${name}`).join(', ')}`);
}
