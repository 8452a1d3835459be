import { useMemo, useState } from 'react';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectLateWork, selectWorkDays } from '#state/selectors/late-work.ts';
import { taskBlocks, type TaskBlocks } from './list/task-blocks.ts';
import { useDaySheets } from './sheets/use-day-sheets.ts';
import { useExpandedDays } from './use-expanded-days.ts';
import { daysOnScreen, useOpenBlocks } from './use-open-blocks.ts';
import { useTaskFilter } from './use-task-filter.ts';

/** The days of the list, in blocks, with what is open and what goes on paper. */
export function useTaskList(showArchived: boolean) {
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
