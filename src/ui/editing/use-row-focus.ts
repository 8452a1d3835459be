import { useRef } from 'react';

/** Hands the focus, once it is drawn, to a row that came or to the one to go on with; else to the first of `orElse`. */
export function useRowFocus<List extends HTMLElement = HTMLElement>(field: string, orElse = field) {
  const list = useRef<List>(null);
  const focusRow = (row: number) =>
    requestAnimationFrame(() => {
      const fields = list.current?.querySelectorAll<HTMLElement>(field);
      (fields?.[row] ?? list.current?.querySelector<HTMLElement>(orElse))?.focus();
    });
  return [list, focusRow] as const;
}
