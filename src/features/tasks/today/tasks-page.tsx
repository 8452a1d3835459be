import { useCallback, useMemo, useRef, useState } from 'react';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { listTaskDays } from '#domain/planning/task-days.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { selectEveryDay } from '#state/selectors/daily-care.ts';
import { selectLateWork, selectWorkDays } from '#state/selectors/late-work.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { lazyDialog } from '#ui/dialogs/lazy-dialog.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import type { TasksDeepLink } from '#ui/route-paths.ts';
import { useIsNarrow } from '#ui/page/use-is-narrow.ts';
import { nothingDueText, allDoneText } from './list/day-end-text.ts';
import { DaySheet } from './sheets/day-sheet.tsx';
import { EveryDayCard } from './every-day/every-day-card.tsx';
import { DryersOnTasks } from './list/dryers-on-tasks.ts';
import { IdleTodayCard } from './list/idle-today-card.tsx';
import { LateBlock } from './late/late-block.tsx';
import { NextDaysBlock } from './list/next-days-block.tsx';
import { NoTasks } from './no-tasks.tsx';
import { QuickTasks } from './quick-tasks.tsx';
import { taskBlocks } from './list/task-blocks.ts';
import type { TaskBlocks } from './list/task-blocks.ts';
import { TaskDayCard } from './list/task-day-card.tsx';
import { TaskDialogs } from './task-dialogs.tsx';
import { TaskFilterControl } from './task-filter-control.tsx';
import { taskColumns } from './list/task-columns.tsx';
import { csvRows } from '#ui/tables/record-column.ts';
import { TasksPageActions } from './tasks-page-actions.tsx';
import { TonightCard } from './list/tonight-card.tsx';
import { useDaySheets } from './sheets/use-day-sheets.ts';
import { useExpandedDays } from './use-expanded-days.ts';
import { daysOnScreen, useOpenBlocks } from './use-open-blocks.ts';
import { UnrecordedStrip } from './planting/unrecorded-strip.tsx';
import { useTaskActions } from './use-task-actions.ts';
import { useTaskDialogs } from './use-task-dialogs.ts';
import { useTaskFilter } from './use-task-filter.ts';
import { useTaskKeys } from './use-task-keys.ts';
import { useTasksDeepLink } from './use-tasks-deep-link.ts';
import { useTouchRows } from './use-touch-rows.ts';
import { Button } from '#ui/kit/button.tsx';
import { Stack } from '#ui/kit/stack.tsx';

const TaskKeysDialog = lazyDialog(
  async () => (await import('./task-keys-dialog.tsx')).TaskKeysDialog,
);
const AddTaskDialog = lazyDialog(async () => (await import('./add-task-dialog.tsx')).AddTaskDialog);

/** The daily tasks, one card per day. */
export function TasksPage() {
  const today = useToday();
  const days = useFarm((farm) => selectWorkDays(farm, today));
  const late = useFarm((farm) => selectLateWork(farm, today));
  const hasLoads = useFarm(({ dryLoads }) => dryLoads !== undefined);
  const narrow = useIsNarrow();
  const [adding, setAdding] = useState(false);
  const [showArchived, setShowArchived] = useState(false);
  const [steps, setSteps] = useState(0);
  const { expanded, toggle: toggleExpanded } = useExpandedDays(today);
  const { filter, choose, kept, ticked, keep } = useTaskFilter(today);
  const targets = useTaskDialogs();
  const { lose, logLoss, weigh, weighLast, chooseDay, openTask } = targets;
  const { open: chooseLost } = targets.choosingLost;
  const handled = useTaskActions(keep, targets.counting.open, weigh);
  const actions = useMemo(
    () => ({ ...handled, lose, weigh, chooseDay, openTask }),
    [handled, lose, weigh, chooseDay, openTask],
  );
  const daily = useFarm((farm) => selectEveryDay(farm, today));
  const list = useRef<HTMLDivElement>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  useTouchRows(list);
  useTaskKeys(list, { days, actions, onHelp: () => setShowsKeys(true) });

  const blocks = useMemo(
    () => taskBlocks(days, today, { showArchived, steps, ticked }),
    [days, today, showArchived, steps, ticked],
  );
  const listed = shownDays(blocks);
  const ofToday = days.find(({ dateISO }) => dateISO === today);
  const open = useOpenBlocks();
  const isOpen = (day: TaskDay) => expanded.has(day.dateISO);
  const { sheets, print } = useDaySheets(listed, daysOnScreen(blocks, open).filter(isOpen));
  const { toggle } = actions;
  useTasksDeepLink(
    useCallback(
      (link: TasksDeepLink, what: string) => {
        if (link === 'add') setAdding(true);
        if (link === 'print') print(what, 'tasks');
        if (link === 'weigh') weighLast(days, today);
        if (link === 'lost' && what === '') chooseLost(true);
        else if (link === 'lost') lose(what);
        if (link !== 'done') return;
        const day = days.find(({ tasks }) => tasks.some(({ id }) => id === what));
        const task = day?.tasks.find(({ id }) => id === what);
        if (day && task && !task.done) void toggle(day, task);
      },
      [chooseLost, days, lose, print, today, toggle, weighLast],
    ),
  );
  const cardOf = (day: TaskDay, isInBlock = false) => (
    <TaskDayCard
      key={day.dateISO}
      day={day}
      today={today}
      expanded={isOpen(day)}
      filter={filter}
      kept={kept}
      isInBlock={isInBlock}
      onToggleExpanded={toggleExpanded}
      actions={actions}
      onLogLoss={logLoss}
      onPrint={print}
      onEnterSheet={targets.entering.open}
    />
  );
  const inBlock = (day: TaskDay) => cardOf(day, true);
  const showEarlier = (
    <Button variant="subtle" color="gray" onClick={() => setSteps(steps + 1)}>
      Show earlier days
    </Button>
  );
  return (
    <>
      <div ref={list} className={sheets.length > 0 ? 'no-print' : undefined}>
        <PageHeader
          title="Tasks"
          actions={
            <>
              {listed.length > 0 && (
                <TaskFilterControl day={ofToday} filter={filter} onChange={choose} />
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
          {(late.count > 0 || blocks.late.length > 0) && (
            <LateBlock late={late} block={open.late} actions={actions} onWeigh={weigh}>
              {!showArchived && blocks.hasEarlier && showEarlier}
              {blocks.late.map(inBlock)}
            </LateBlock>
          )}
          {blocks.today === null ? (
            <IdleTodayCard today={today} words={idleWords(ofToday, days, today)} />
          ) : (
            cardOf(blocks.today)
          )}
          {hasLoads && <DryersOnTasks />}
          <TonightCard days={days} today={today} actions={actions} />
          <EveryDayCard lines={daily} today={today} />
          {blocks.next.length > 0 && (
            <NextDaysBlock days={blocks.next} block={open.next}>
              {blocks.next.map(inBlock)}
            </NextDaysBlock>
          )}
          {blocks.earlier.map((day) => cardOf(day))}
          {showArchived && blocks.hasEarlier && showEarlier}
          {listed.length + late.count === 0 && <NoTasks archived={days.length > 0} />}
        </Stack>
      </div>
      {sheets.map(({ day, kind }) => (
        <DaySheet key={day.dateISO} day={day} kind={kind} />
      ))}
      <TaskDialogs targets={targets} actions={actions} />
      <TaskKeysDialog opened={showsKeys} onClose={() => setShowsKeys(false)} />
      <AddTaskDialog opened={adding} onClose={() => setAdding(false)} />
    </>
  );
}

function shownDays({ late, today, next, earlier }: TaskBlocks): readonly TaskDay[] {
  return [...late, ...(today === null ? [] : [today]), ...next, ...earlier];
}

/** What today says without a row: all of it is done, or there was nothing. */
function idleWords(ofToday: TaskDay | undefined, days: readonly TaskDay[], today: IsoDate): string {
  return ofToday === undefined ? nothingDueText(days, today) : allDoneText(today, days, today);
}
