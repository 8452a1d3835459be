import { useCallback } from 'react';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { useIsPrinting } from '#ui/page/use-is-printing.ts';
import { usePrintedSheet } from '#ui/page/use-printed-sheet.ts';
import type { SheetKind } from './day-sheet-text.ts';

interface WantedSheet {
  readonly dateISO: IsoDate;
  readonly kind: SheetKind;
}

/** A sheet that is put on paper. */
interface PrintedSheet {
  readonly day: TaskDay;
  readonly kind: SheetKind;
}

/**
 * The sheets on the paper that is being printed: the one that was asked for, or, when the browser
 * was told to print, the days that are open on the screen, and never one that the screen hides.
 */
export function useDaySheets(days: readonly TaskDay[], openDays: readonly TaskDay[]) {
  const [wanted, printSheet] = usePrintedSheet<WantedSheet>();
  const printing = useIsPrinting();
  const print = useCallback(
    (dateISO: IsoDate, kind: SheetKind) => printSheet({ dateISO, kind }),
    [printSheet],
  );
  return { print, sheets: wanted === null && !printing ? [] : sheetsOf(days, wanted, openDays) };
}

function sheetsOf(
  days: readonly TaskDay[],
  wanted: WantedSheet | null,
  openDays: readonly TaskDay[],
): readonly PrintedSheet[] {
  if (wanted === null) return openDays.map((day) => ({ day, kind: 'tasks' }));
  const day = days.find(({ dateISO }) => dateISO === wanted.dateISO);
  return [
    {
      day: day ?? { dateISO: wanted.dateISO, tasks: [], openCount: 0 },
      kind: wanted.kind,
    },
  ];
}
