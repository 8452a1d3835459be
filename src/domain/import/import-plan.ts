/** A changed field as shown to the user. '' stands for blank. */
export interface FieldChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

export type ImportVerdict =
  | { readonly kind: 'new' }
  | { readonly kind: 'changed'; readonly changes: readonly FieldChange[] }
  | { readonly kind: 'unchanged' }
  /** Left out, and why: the column, its value, what would be right. */
  | { readonly kind: 'error'; readonly problem: string };

/** What becomes of a row that changes so much of what the farm has. */
export function verdictOn(changes: readonly FieldChange[]): ImportVerdict {
  return changes.length === 0 ? { kind: 'unchanged' } : { kind: 'changed', changes };
}

/** A row of a file with what becomes of it. */
export type ImportRow = ImportVerdict & {
  readonly line: number;
  /** Subject of the row, such as a variety's name. */
  readonly title: string;
  /** More of it, such as the item of an order. */
  readonly detail?: string;
};

export interface ImportPlan<Records> {
  readonly rows: readonly ImportRow[];
  /** New and changed records, whole. */
  readonly records: Records;
  /** Records it would add and change; the rows of an order are one record. */
  readonly added: number;
  readonly changed: number;
  /** Columns of the file that nothing is read from. */
  readonly unread: readonly string[];
}

export type ImportReading<Records> =
  | { readonly ok: true; readonly plan: ImportPlan<Records> }
  | { readonly ok: false; readonly problem: string };
