import { type Task, isCarriedOut } from '#domain/planning/task.ts';
import type { RealTask } from '#domain/supply/real-trays.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { formatDay, formatOz } from '#ui/format.ts';
import { taskSubject } from '../today/list/task-text.ts';
import classes from '../today/tasks.module.css';
import { LinkButton } from '#ui/kit/plain-parts.tsx';

/** What a done harvest weighed; pressed, it is weighed or put right. */
export function WeighButton(props: {
  readonly task: RealTask;
  readonly onWeigh: (tasks: readonly Task[]) => void;
}) {
  const { task } = props;
  const weightOz = useFarm(
    (farm) => farm.harvestLog?.find(({ cycleKey }) => cycleKey === task.cycleKey)?.weightOz ?? null,
  );
  if (task.type !== 'HARVEST' || task.live === true || !isCarriedOut(task)) return null;
  const words = weightOz === null ? 'Add weight' : formatOz(weightOz);
  const what = `${taskSubject(task)}, ${formatDay(task.dateISO)}`;
  return (
    <LinkButton
      className={classes.planted}
      aria-label={weightOz === null ? `Add weight of ${what}` : `${words}, correct ${what}`}
      onClick={() => props.onWeigh([task])}
    >
      {words}
    </LinkButton>
  );
}
