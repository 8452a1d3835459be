import { listTaskDays } from '#domain/planning/task-days.ts';
import { Segments } from '#ui/fields/segments.tsx';
import { PageHeader } from '#ui/page/page-parts.tsx';
import { csvRows } from '#ui/tables/record-column.tsx';
import { taskColumns } from './list/task-columns.tsx';
import { TasksPageActions } from './tasks-page-actions.tsx';
import type { TaskListed } from './use-task-list.ts';

export function TasksHeader(props: { readonly list: TaskListed; readonly onAddTask: () => void }) {
  const { list } = props;
  const { days, today, showArchived } = list;
  return (
    <PageHeader
      title="Tasks"
      actions={
        <>
          {list.listed.length > 0 && <TaskFilterControl list={list} />}
          <TasksPageActions
            {...props}
            fileRows={() =>
              csvRows(
                taskColumns(),
                listTaskDays(days, today, showArchived).flatMap(({ tasks }) => tasks),
              )
            }
          />
        </>
      }
    />
  );
}

function TaskFilterControl({ list }: { readonly list: TaskListed }) {
  const { days, today, filter, choose } = list;
  const day = days.find(({ dateISO }) => dateISO === today);
  return (
    <Segments
      aria-label="Tasks shown"
      value={filter}
      onChange={choose}
      data={{
        open: day ? `Open ${day.openCount}` : 'Open',
        all: day ? `All ${day.tasks.length}` : 'All',
      }}
    />
  );
}
