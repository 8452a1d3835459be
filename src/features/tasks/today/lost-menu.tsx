import { IconTrashX } from '@tabler/icons-react';
import type { Task } from '#domain/planning/task.ts';
import { selectLots } from '#state/selectors/supply.ts';
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
  const canLose = useFarm(
    (farm) =>
      farm.settings.reporting.trackHarvestLoss &&
      selectLots(farm, today).get(task.cycleKey)?.state === 'growing',
  );
  if (!canLose) return null;
  return (
    <RowMenu
      label={`More for ${taskInWords(task)}`}
      items={[
        {
          label: 'Lost…',
          icon: <IconTrashX size="1.125rem" />,
          onClick: () => onLose(task.cycleKey),
        },
      ]}
    />
  );
}
