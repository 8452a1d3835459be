import { useEffect, useState } from 'react';

/**
 * The sheet that is asked for, from the press of a button until it is on paper: it is drawn first, then
 * the browser prints.
 */
export function usePrintedSheet<Sheet>(): readonly [
  wanted: Sheet | null,
  print: (sheet: Sheet) => void,
] {
  const [wanted, setWanted] = useState<Sheet | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const forget = () => setWanted(null);
    window.addEventListener('afterprint', forget);
    // The sheet is drawn by now. Printing starts from a task of its own, since it draws once more.
    const timer = setTimeout(() => window.print());
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', forget);
    };
  }, [wanted]);
  return [wanted, setWanted];
}
