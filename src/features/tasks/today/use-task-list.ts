import { useCallbackRef } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { type IsoDate, isIsoDate } from '#domain/calendar/iso-date.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectLateWork, selectWorkDays } from '#state/selectors/late-work.ts';
import { useIsPrinting } from '#ui/page/screen-kind.ts';
import { usePrintedSheet } from '#ui/page/use-printed-sheet.ts';
import { storedJson, useRemembered } from '#ui/page/use-remembered.ts';
import { taskBlocks, type TaskBlocks } from './list/task-blocks.ts';
import type { SheetKind } from './sheets/day-sheet-text.ts';
import { daysOnScreen, useOpenBlocks } from './use-open-blocks.ts';
import { useTaskFilter } from './use-task-filter.ts';

export function useTaskList() {
  const [showArchived, setShowArchived] = useState(false);
  const today = useToday();
  const days = useFarm((farm) => selectWorkDays(farm, today));
  const late = useFarm((farm) => selectLateWork(farm, today));
  const [steps, setSteps] = useState(0);
  const { expanded, toggle: toggleExpanded } = useExpandedDays(today);
  const { ticked, ...filter } = useTaskFilter(today);
  const open = useOpenBlocks();
  const blocks = useMemo(
    () => taskBlocks(days, today, { showArchived, steps, ticked }),
    [days, today, showArchived, steps, ticked],
  );
  const listed = shownDays(blocks);
  const isOpen = (day: TaskDay) => expanded.has(day.dateISO);
  return {
    today,
    days,
    late,
    showArchived,
    setShowArchived,
    blocks,
    listed,
    open,
    isOpen,
    toggleExpanded,
    ...filter,
    ...useDaySheets(listed, daysOnScreen(blocks, open).filter(isOpen)),
    showEarlier: () => setSteps(steps + 1),
  };
}

export type TaskListed = ReturnType<typeof useTaskList>;

function shownDays({ late, today, next, earlier }: TaskBlocks): readonly TaskDay[] {
  return [...late, ...(today === null ? [] : [today]), ...next, ...earlier];
}

function readDays(stored: string | null): readonly IsoDate[] {
  const value = storedJson(stored);
  return Array.isArray(value) ? value.filter((day) => isIsoDate(day)) : [];
}

function readDay(stored: string | null): string {
  return stored ?? '';
}

/** Which day cards are open, remembered on the device. Today is open the first time a day is looked at. */
function useExpandedDays(today: IsoDate) {
  const [stored, setStored] = useRemembered('mgm.expandedDays', readDays);
  const [lastOpenedOn, setLastOpenedOn] = useRemembered('mgm.ui.tasksOpenedOn', readDay, String);
  const expanded = useMemo(
    () => new Set(lastOpenedOn === today ? stored : [...stored, today]),
    [stored, lastOpenedOn, today],
  );
  const toggle = useCallbackRef((day: IsoDate) => {
    const next = new Set(expanded);
    if (!next.delete(day)) next.add(day);
    setStored([...next].sort());
    setLastOpenedOn(today);
  });
  return { expanded, toggle };
}

interface PrintedSheet {
  readonly day: TaskDay;
  readonly kind: SheetKind;
}

/**
 * The sheets on the paper that is being printed: the one that was asked for, or, when the browser
 * was told to print, the days that are open on the screen, and never one that the screen hides.
 */
function useDaySheets(days: readonly TaskDay[], openDays: readonly TaskDay[]) {
  const [wanted, printSheet] = usePrintedSheet<PrintedSheet>();
  const printing = useIsPrinting();
  const print = useCallbackRef((dateISO: IsoDate, kind: SheetKind) => {
    const day = days.find((one) => one.dateISO === dateISO);
    printSheet({ day: day ?? { dateISO, tasks: [], openCount: 0 }, kind });
  });
  const shown = printing ? openDays.map((day): PrintedSheet => ({ day, kind: 'tasks' })) : [];
  return { print, sheets: wanted === null ? shown : [wanted] };
}
