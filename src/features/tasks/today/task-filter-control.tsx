import type { TaskDay } from '#domain/planning/task-days.ts';
import { Segments } from '#ui/fields/segments.tsx';
import type { TaskFilter } from './use-task-filter.ts';

/** Open or all tasks, with the number of each on a day when there is one. */
export function TaskFilterControl(props: {
  readonly day: TaskDay | undefined;
  readonly filter: TaskFilter;
  readonly onChange: (filter: TaskFilter) => void;
}) {
  const { day } = props;
  return (
    <Segments
      aria-label="Tasks shown"
      value={props.filter}
      onChange={props.onChange}
      data={[
        { value: 'open', label: day ? `Open ${day.openCount}` : 'Open' },
        { value: 'all', label: day ? `All ${day.tasks.length}` : 'All' },
      ]}
    />
  );
}
