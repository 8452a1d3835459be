import { SegmentedControl } from '@mantine/core';
import type { TaskDay } from '#domain/planning/task-days.ts';
import type { TaskFilter } from './use-task-filter.ts';

/** Open or all tasks of a day, with the number of each. */
export function TaskFilterControl(props: {
  readonly day: TaskDay;
  readonly filter: TaskFilter;
  readonly onChange: (filter: TaskFilter) => void;
}) {
  return (
    <SegmentedControl
      aria-label="Tasks shown"
      value={props.filter}
      onChange={props.onChange}
      data={[
        { value: 'open', label: `Open ${props.day.openCount}` },
        { value: 'all', label: `All ${props.day.tasks.length}` },
      ]}
    />
  );
}
