import { useRef } from 'react';
import type { FormOf } from './draft-fields.ts';

/** What a row of a list is given that is typed into. */
export interface RowOf<Row> extends FormOf<Row> {
  readonly onRemove: () => void;
}

/** How a row of a list is changed and taken out. */
export function rowForm<Row>(
  rows: readonly Row[],
  onChange: (rows: readonly Row[]) => void,
  draft: Row,
): RowOf<Row> {
  const at = rows.indexOf(draft);
  return {
    draft,
    onChange: (part) => onChange(rows.with(at, { ...draft, ...part })),
    onRemove: () => onChange(rows.toSpliced(at, 1)),
  };
}

/** The focus goes to the `field` of a row that came, or of the one to go on with; else to the first of `orElse`. */
export function useTypedRows<Row>(
  rows: readonly Row[],
  onChange: (rows: readonly Row[]) => void,
  field: string,
  orElse = field,
) {
  const list = useRef<HTMLDivElement>(null);
  const focusRow = (row: number) =>
    requestAnimationFrame(() => {
      const fields = list.current?.querySelectorAll<HTMLElement>(field);
      (fields?.[row] ?? list.current?.querySelector<HTMLElement>(orElse))?.focus();
    });
  return {
    list,
    formOf: (draft: Row): RowOf<Row> => {
      const form = rowForm(rows, onChange, draft);
      const onRemove = () => {
        form.onRemove();
        focusRow(Math.max(0, rows.indexOf(draft) - 1));
      };
      return { ...form, onRemove };
    },
    /** Takes the rows with one more at their end. */
    add: (longer: readonly Row[]) => {
      onChange(longer);
      focusRow(rows.length);
    },
  };
}
