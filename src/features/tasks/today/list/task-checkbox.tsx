import type { Task } from '#domain/planning/task.ts';
import { Tick } from '#ui/kit/tick.tsx';
import { taskInText } from './task-text.ts';
import classes from '../tasks.module.css';

/** The tick of a task. On touch the whole square around it counts. */
export function TaskCheckbox(props: {
  readonly task: Task;
  readonly onToggle: () => void;
  readonly large?: boolean;
}) {
  return (
    <label className={classes.tick} data-tick={props.task.id} data-large={props.large || undefined}>
      <Tick
        size={props.large ? 'lg' : 'sm'}
        checked={props.task.done && props.task.skipped !== true}
        indeterminate={props.task.skipped === true}
        onChange={props.onToggle}
        aria-label={`Done: ${taskInText(props.task)}`}
      />
    </label>
  );
}
