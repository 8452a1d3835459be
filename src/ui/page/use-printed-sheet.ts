import { useCallback, useEffect, useState } from 'react';

/**
 * The sheet that is asked for, from the press of a button until it is on paper: it is drawn first, then
 * the browser prints. A file that is made of it has the title as its name.
 */
export function usePrintedSheet<Sheet>(): readonly [
  wanted: Sheet | null,
  print: (sheet: Sheet, title?: string) => void,
] {
  const [wanted, setWanted] = useState<{ readonly sheet: Sheet; readonly title?: string } | null>(
    null,
  );
  useEffect(() => {
    if (wanted === null) return;
    const forget = () => setWanted(null);
    window.addEventListener('afterprint', forget);
    const before = document.title;
    if (wanted.title !== undefined) document.title = wanted.title;
    // The sheet is drawn by now. Printing starts from a task of its own, since it draws once more.
    const timer = setTimeout(() => window.print());
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', forget);
      if (wanted.title !== undefined) document.title = before;
    };
  }, [wanted]);
  const print = useCallback(
    (sheet: Sheet, title?: string) => setWanted({ sheet, ...(title !== undefined && { title }) }),
    [],
  );
  return [wanted === null ? null : wanted.sheet, print];
}
