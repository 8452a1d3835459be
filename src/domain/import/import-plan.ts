/** A field that an import changes, as a grower reads it; '' stands for nothing. */
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

/** A row of a file with what becomes of it. */
export type ImportRow = ImportVerdict & {
  readonly line: number;
  /** What the row is about, such as the name of a variety. */
  readonly title: string;
  /** More of it, such as the item of an order. */
  readonly detail?: string;
};

/** What an import would do: nothing of it is done yet. */
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

/** An import, or why nothing of the file can be read. */
export type ImportReading<Records> =
  | { readonly ok: true; readonly plan: ImportPlan<Records> }
  | { readonly ok: false; readonly problem: string };
