import type { Task } from '#domain/planning/task.ts';
import { selectCanMove } from '#state/selectors/plantings.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { taskInText } from '../list/task-text.ts';
import classes from '../tasks.module.css';
import { SmallGrayButton, SmallButton } from '#ui/kit/plain-parts.tsx';
import type { TaskActions } from '../use-task-actions.ts';

/** What else can be done with a late task than to do it: today instead, or not at all. */
export function LateTaskActions(props: {
  readonly task: Task;
  readonly actions: Pick<TaskActions, 'moveToToday' | 'skip'>;
}) {
  const { task, actions } = props;
  const words = taskInText(task);
  const canMove = useFarm((farm) => selectCanMove(farm, task));
  return (
    <span className={classes.lateActions}>
      {canMove && (
        <SmallButton
          aria-label={`Move to today: ${words}`}
          onClick={() => actions.moveToToday(task)}
        >
          Move to today
        </SmallButton>
      )}
      <SmallGrayButton aria-label={`Skip: ${words}`} onClick={() => actions.skip(task)}>
        Skip
      </SmallGrayButton>
    </span>
  );
}
