import { isEveningSoak } from '#domain/planning/tonight.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { formatCount } from '#ui/format.ts';
import { useIsNarrow } from '#ui/page/screen-kind.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { TaskCheckbox } from './task-checkbox.tsx';
import { TaskMenu } from './task-menu.tsx';
import { TaskName } from './task-name.tsx';
import { taskNotes, taskQuantity } from './task-text.ts';
import classes from '../tasks.module.css';
import { useTonightText } from './tonight-text.ts';
import type { TaskActions } from '../use-task-actions.ts';

/** Seed that goes in water tonight for tomorrow's plantings: the tick is that of tomorrow's soak. */
export function TonightCard(props: {
  readonly tomorrow: TaskDay | undefined;
  readonly actions: TaskActions;
}) {
  const { tomorrow, actions } = props;
  const startText = useTonightText();
  const narrow = useIsNarrow();
  const soaks = tomorrow?.tasks.filter(isEveningSoak) ?? [];
  if (tomorrow === undefined || soaks.length === 0) return null;
  const open = soaks.filter(({ done }) => !done).length;
  return (
    <SectionCard
      title="Tonight"
      aside={<span>{open === 0 ? 'All started' : `${formatCount(open, 'soak')} to start`}</span>}
      flush
    >
      <ul>
        {soaks.map((task) => (
          <li key={task.id} className={classes.item} data-done={task.done || undefined}>
            <div>
              <TaskName task={task} />
              <div className={classes.details}>
                {[taskQuantity(task), startText(task), taskNotes(task)].filter(Boolean).join('. ')}
              </div>
            </div>
            <TaskMenu task={task} actions={actions} />
            <TaskCheckbox
              task={task}
              large={narrow}
              onToggle={() => void actions.toggle(tomorrow, task)}
            />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
