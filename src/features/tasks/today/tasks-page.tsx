import { Button, Stack } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { listTaskDays } from '#domain/planning/task-days.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import { selectLateBatches, selectWorkDays } from '#state/selectors/late-work.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { routePaths } from '#ui/route-paths.ts';
import type { TasksDeepLink } from '#ui/route-paths.ts';
import { useDialogTarget } from '#ui/dialogs/use-dialog-target.ts';
import { useIsNarrow } from '#ui/page/use-is-narrow.ts';
import { dayPortion } from './day-portion.ts';
import { DaySheet } from './day-sheet.tsx';
import type { LossTarget } from './loss-form.ts';
import { QuickTasks } from './quick-tasks.tsx';
import { TaskDayCard } from './task-day-card.tsx';
import { TaskFilterControl } from './task-filter-control.tsx';
import { taskColumns } from './task-columns.tsx';
import { csvRows } from '#ui/tables/record-column.ts';
import { TasksPageActions } from './tasks-page-actions.tsx';
import { useDaySheets } from './use-day-sheets.ts';
import { useExpandedDays } from './use-expanded-days.ts';
import { TooLateCard } from './too-late-card.tsx';
import { UnrecordedStrip } from './unrecorded-strip.tsx';
import { useTaskActions } from './use-task-actions.ts';
import type { TrayCounting } from './use-task-actions.ts';
import { useTaskFilter } from './use-task-filter.ts';
import { useTasksDeepLink } from './use-tasks-deep-link.ts';

const AddTaskDialog = lazyPart(async () => (await import('./add-task-dialog.tsx')).AddTaskDialog);
const TraysPlantedDialog = lazyPart(
  async () => (await import('./trays-planted-dialog.tsx')).TraysPlantedDialog,
);
const MoveDialog = lazyPart(async () => (await import('./move-dialog.tsx')).MoveDialog);
const LossDialog = lazyPart(async () => (await import('./loss-dialog.tsx')).LossDialog);
const SheetDialog = lazyPart(
  async () => (await import('../weighing/sheet-dialog.tsx')).SheetDialog,
);
const WeighDialog = lazyPart(
  async () => (await import('../weighing/weigh-dialog.tsx')).WeighDialog,
);

/** The daily tasks, one card per day. */
export function TasksPage() {
  const today = useToday();
  const days = useFarm((farm) => selectWorkDays(farm, today));
  const missed = useFarm((farm) => selectLateBatches(farm, today));
  const narrow = useIsNarrow();
  const [adding, setAdding] = useState(false);
  const [showArchived, setShowArchived] = useState(false);
  const [steps, setSteps] = useState(0);
  const { expanded, toggle: toggleExpanded } = useExpandedDays(today);
  const { filter, choose, kept, keep } = useTaskFilter();
  const counting = useDialogTarget<TrayCounting>();
  const losses = useDialogTarget<LossTarget>();
  const { open: openLosses } = losses;
  const lose = useCallback(
    (cycleKey: string) => openLosses({ kind: 'batch', cycleKey }),
    [openLosses],
  );
  const logLoss = useCallback((day: TaskDay) => openLosses({ kind: 'day', day }), [openLosses]);
  const weighing = useDialogTarget<readonly Task[]>();
  const { open: weigh } = weighing;
  const entering = useDialogTarget<TaskDay>();
  const moving = useDialogTarget<Task>();
  const { open: chooseDay } = moving;
  const handled = useTaskActions(keep, counting.open, weigh);
  const actions = useMemo(
    () => ({ ...handled, lose, weigh, chooseDay }),
    [handled, lose, weigh, chooseDay],
  );

  const shown = useMemo(
    () => dayPortion(listTaskDays(days, today, showArchived), today, steps),
    [days, today, showArchived, steps],
  );
  const { sheets, print } = useDaySheets(shown.days, (day) => expanded.has(day.dateISO));
  const { toggle } = actions;
  useTasksDeepLink(
    useCallback(
      (link: TasksDeepLink, what: string) => {
        if (link === 'add') setAdding(true);
        if (link === 'print') print(what, 'tasks');
        if (link === 'lost') lose(what);
        if (link !== 'done') return;
        const day = days.find(({ tasks }) => tasks.some(({ id }) => id === what));
        const task = day?.tasks.find(({ id }) => id === what);
        if (day && task && !task.done) void toggle(day, task);
      },
      [days, lose, print, toggle],
    ),
  );
  return (
    <>
      <div className={sheets.length > 0 ? 'no-print' : undefined}>
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
        <Stack gap="lg">
          {/* A phone has them in the dialog behind its plus. */}
          {!narrow && <QuickTasks />}
          <UnrecordedStrip onLook={actions.correctPlanted} />
          <TooLateCard batches={missed} actions={actions} />
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
              actions={actions}
              onLogLoss={logLoss}
              onPrint={print}
              onEnterSheet={entering.open}
            />
          ))}
          {shown.days.length + missed.length === 0 && <NoTasks archived={days.length > 0} />}
        </Stack>
      </div>
      {sheets.map(({ day, kind }) => (
        <DaySheet key={day.dateISO} day={day} kind={kind} />
      ))}
      {counting.target !== null && (
        <TraysPlantedDialog
          key={`count-${counting.openings}`}
          opened={counting.opened}
          counting={counting.target}
          onClose={counting.close}
          onDayClosed={actions.askWeights}
        />
      )}
      {moving.target !== null && (
        <MoveDialog
          key={`move-${moving.openings}`}
          opened={moving.opened}
          task={moving.target}
          onMove={actions.moveTo}
          onClose={moving.close}
        />
      )}
      {losses.target !== null && (
        <LossDialog
          key={`loss-${losses.openings}`}
          opened={losses.opened}
          target={losses.target}
          onClose={losses.close}
        />
      )}
      {weighing.target !== null && (
        <WeighDialog
          key={`weigh-${weighing.openings}`}
          opened={weighing.opened}
          tasks={weighing.target}
          onClose={weighing.close}
        />
      )}
      {entering.target !== null && (
        <SheetDialog
          key={`sheet-${entering.openings}`}
          opened={entering.opened}
          day={entering.target}
          onClose={entering.close}
        />
      )}
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
