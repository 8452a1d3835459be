import { IconTrashX } from '@tabler/icons-react';
import type { Task } from '#domain/planning/task.ts';
import { selectLossLabel } from '#state/selectors/losses.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { RowMenu } from '#ui/tables/row-menu.tsx';
import { taskInWords } from './task-text.ts';

/** The dots of a task whose batch is in the ground: trays of it may have been lost. */
export function LostMenu(props: {
  readonly task: Task;
  readonly onLose: (cycleKey: string) => void;
}) {
  const { task, onLose } = props;
  const today = useToday();
  const label = useFarm((farm) => selectLossLabel(farm, task.cycleKey, today));
  if (label === null) return null;
  return (
    <RowMenu
      label={`More for ${taskInWords(task)}`}
      items={[
        {
          label,
          icon: <IconTrashX size="1.125rem" />,
          onClick: () => onLose(task.cycleKey),
        },
      ]}
    />
  );
}
