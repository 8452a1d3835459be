import { useCallback } from 'react';
import { loadIdOf } from '#domain/alchemy/dry-loads/load-tasks.ts';
import { openTaskIds, type TaskDay } from '#domain/planning/task-days.ts';
import { useMember } from '#state/react/sharing/use-member.ts';

/** The open tasks that closing a day marks, by id. Helpers leave the dryers to growers, and close the rest. */
export function useTasksToClose(): (day: TaskDay) => readonly string[] {
  const isHelper = useMember()?.role === 'HELPER';
  return useCallback(
    (day) => {
      if (!isHelper) return openTaskIds(day);
      return openTaskIds({
        ...day,
        tasks: day.tasks.filter((task) => loadIdOf(task) === undefined),
      });
    },
    [isHelper],
  );
}
