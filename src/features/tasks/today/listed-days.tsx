import type { TaskDay } from '#domain/planning/task-days.ts';
import { GrayButton, Stack } from '#ui/kit/plain-parts.tsx';
import { useIsNarrow } from '#ui/page/screen-kind.ts';
import { LateBlock } from './late/late-block.tsx';
import { nextDaysSummary, TaskBlock } from './list/task-block.tsx';
import { TaskDayCard } from './list/task-day-card.tsx';
import { NoTasks } from './no-tasks.tsx';
import { UnrecordedStrip } from './planting/unrecorded-strip.tsx';
import { QuickTasks } from './quick-tasks.tsx';
import { TodayCards } from './today-cards.tsx';
import type { TaskActions } from './use-task-actions.ts';
import type { TaskListed } from './use-task-list.ts';

/** The daily tasks, one card per day: late ones first, then today, and what comes next. */
export function ListedDays(props: { readonly list: TaskListed; readonly actions: TaskActions }) {
  const { list, actions } = props;
  const { days, late, blocks, open, showArchived } = list;
  const narrow = useIsNarrow();
  const cardOf = (day: TaskDay, isInBlock = false) => (
    <TaskDayCard
      key={day.dateISO}
      day={day}
      expanded={list.isOpen(day)}
      filter={list.filter}
      kept={list.kept}
      isInBlock={isInBlock}
      onToggleExpanded={list.toggleExpanded}
      actions={actions}
      onPrint={list.print}
    />
  );
  const inBlock = (day: TaskDay) => cardOf(day, true);
  const earlier = blocks.hasEarlier && (
    <GrayButton onClick={list.showEarlier}>Show earlier days</GrayButton>
  );
  return (
    <Stack gap="lg">
      {/* A phone has them in the dialog behind its plus. */}
      {!narrow && <QuickTasks />}
      <UnrecordedStrip onLook={actions.correctPlanted} />
      {(late.count > 0 || blocks.late.length > 0) && (
        <LateBlock late={late} block={open.late} actions={actions}>
          {!showArchived && earlier}
          {blocks.late.map(inBlock)}
        </LateBlock>
      )}
      <TodayCards days={days} card={blocks.today && cardOf(blocks.today)} actions={actions} />
      {blocks.next.length > 0 && (
        <TaskBlock title="Next days" summary={nextDaysSummary(blocks.next)} {...open.next}>
          {blocks.next.map(inBlock)}
        </TaskBlock>
      )}
      {blocks.earlier.map((day) => cardOf(day))}
      {showArchived && earlier}
      {list.listed.length + late.count === 0 && <NoTasks archived={days.length > 0} />}
    </Stack>
  );
}
