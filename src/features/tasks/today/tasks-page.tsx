import { Button, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { listTaskDays } from '#domain/planning/task-days.ts';
import { selectTaskDays } from '#state/selectors/tasks.ts';
import { useFarm, useToday } from '#state/use-farm.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { latePart } from '#ui/late-part.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { dayPortion } from './day-portion.ts';
import { QuickTasks } from './quick-tasks.tsx';
import { TaskDayCard } from './task-day-card.tsx';
import { TaskFilterControl } from './task-filter-control.tsx';
import { TasksPageActions } from './tasks-page-actions.tsx';
import { useExpandedDays } from './use-expanded-days.ts';
import { useTaskActions } from './use-task-actions.ts';
import { useTaskFilter } from './use-task-filter.ts';

const AddTaskDialog = latePart(async () => (await import('./add-task-dialog.tsx')).AddTaskDialog);

/** The daily tasks, one card per day. */
export function TasksPage() {
  const today = useToday();
  const days = useFarm(selectTaskDays);
  const narrow = useIsNarrow();
  const [adding, setAdding] = useState(false);
  const [showArchived, setShowArchived] = useState(false);
  const [steps, setSteps] = useState(0);
  const { expanded, toggle: toggleExpanded } = useExpandedDays(today);
  const { filter, choose, kept, keep } = useTaskFilter();
  const { toggle, markDayDone } = useTaskActions(keep);

  const shown = useMemo(
    () => dayPortion(listTaskDays(days, today, showArchived), today, steps),
    [days, today, showArchived, steps],
  );
  return (
    <>
      <PageHeader
        title="Tasks"
        actions={
          <>
            {narrow && shown.days.length > 0 && (
              <TaskFilterControl
                day={days.find((day) => day.dateISO === today)}
                filter={filter}
                onChange={choose}
              />
            )}
            <TasksPageActions
              showArchived={showArchived}
              onShowArchived={setShowArchived}
              onAddTask={() => setAdding(true)}
            />
          </>
        }
      />
      <Stack gap="lg">
        {/* A phone has them in the dialog behind its plus. */}
        {!narrow && <QuickTasks />}
        {shown.hasEarlier && (
          <Button variant="subtle" color="gray" onClick={() => setSteps(steps + 1)}>
            Show earlier days
          </Button>
        )}
        {shown.days.map((day) => (
          <TaskDayCard
            key={day.dateISO}
            day={day}
            today={today}
            expanded={expanded.has(day.dateISO)}
            filter={filter}
            kept={kept}
            onToggleExpanded={toggleExpanded}
            onFilter={choose}
            onToggleTask={toggle}
            onMarkDone={markDayDone}
          />
        ))}
        {shown.days.length === 0 && <NoTasks archived={days.length > 0} />}
      </Stack>
      <AddTaskDialog opened={adding} onClose={() => setAdding(false)} />
    </>
  );
}

function NoTasks({ archived }: { readonly archived: boolean }) {
  return (
    <EmptyState
      title={archived ? 'All tasks are done' : 'No tasks yet'}
      hint={
        archived
          ? 'Nothing is open in the next 28 days. Done days are under Show archived.'
          : 'Tasks are planned from orders: what to soak, plant and harvest, day by day.'
      }
      action={
        <Button component={Link} to={routePaths.orders}>
          Go to orders
        </Button>
      }
    />
  );
}
