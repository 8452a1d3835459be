import type { ReactNode } from 'react';
import { formatDay, formatLongDay } from '#ui/format.ts';
import { dayOfCycle, type Task } from '#domain/planning/task.ts';
import type { RealTask } from '#domain/supply/real-trays.ts';
import { Dialog, type ShownDialog } from '#ui/dialogs/dialog.tsx';
import { FactList } from '#ui/page/page-parts.tsx';
import { TaskName } from '../list/task-name.tsx';
import { taskInText, taskNotes, taskQuantity } from '../list/task-text.ts';
import { TraysReason } from '../../trays-reason.tsx';
import { useTaskItems } from '../list/use-task-items.tsx';
import type { TaskActions } from '../use-task-actions.ts';
import { PlainButton, Stack } from '#ui/kit/plain-parts.tsx';

export function TaskSheet(
  props: ShownDialog & {
    readonly task: RealTask;
    readonly actions: TaskActions;
  },
) {
  const { task, onClose } = props;
  const items = useTaskItems(task, props.actions);
  return (
    <Dialog
      opened={props.opened}
      onClose={onClose}
      title={taskInText(task)}
      subtitle={formatLongDay(task.dateISO)}
      size="sm"
      isQuestion
      closeOnBackdrop
      closeLabel="Close"
    >
      <Stack gap="md">
        <FactList facts={factsOf(task)} />
        {hasPlannedTrays(task) && (
          <TraysReason
            varietyId={task.varietyId}
            harvestISO={dayOfCycle(task.cycleKey)}
            trays={task.plannedTrays ?? task.trays}
          />
        )}
        {items.map(({ label, icon, onClick }) => (
          <PlainButton
            key={label}
            leftSection={icon}
            justify="flex-start"
            onClick={() => {
              onClose();
              onClick();
            }}
          >
            {label}
          </PlainButton>
        ))}
      </Stack>
    </Dialog>
  );
}

/** Steps before the planting and the harvest itself work on the trays that the plan asks for. */
function hasPlannedTrays(
  task: RealTask,
): task is RealTask & { readonly varietyId: string; readonly trays: number } {
  return task.cycleKey !== '' && task.varietyId !== undefined && (task.trays ?? 0) > 0;
}

function factsOf(task: Task): readonly (readonly [string, ReactNode])[] {
  const quantity = taskQuantity(task);
  const notes = taskNotes(task);
  return [
    ...(task.varietyId === undefined
      ? []
      : [['Variety', <TaskName key="variety" task={task} />] as const]),
    ...(task.cycleKey === ''
      ? []
      : [['Batch', `for ${formatDay(dayOfCycle(task.cycleKey))}`] as const]),
    ...(quantity === null ? [] : [['Trays', quantity] as const]),
    ['Note', notes === '' ? '—' : notes],
  ];
}
