import { IconChevronDown, IconChevronRight, IconClock } from '@tabler/icons-react';
import { memo, useId } from 'react';
import { formatLongDay } from '#ui/format.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { useToday } from '#state/react/use-farm.ts';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { RowMenu } from '#ui/tables/row-menu.tsx';
import { useIsNarrow } from '#ui/page/screen-kind.ts';
import { type DayMenuProps, DayButtons, useDayMenu } from './day-menu.tsx';
import { TaskList } from './task-list.tsx';
import { TaskTable } from './task-table.tsx';
import { daySummary } from './task-text.ts';
import classes from '../tasks.module.css';
import type { TaskFilter } from '../use-task-filter.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { QuietText, SmallButton, Title } from '#ui/kit/plain-parts.tsx';
import { Card } from '#ui/kit/card.tsx';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';

interface TaskDayCardProps extends DayMenuProps {
  readonly expanded: boolean;
  readonly filter: TaskFilter;
  /** Ticked since the filter was chosen; they stay in sight. */
  readonly kept: ReadonlySet<string>;
  /** Its heading inside of a block is one level lower. */
  readonly isInBlock: boolean;
  readonly onToggleExpanded: (day: IsoDate) => void;
}

export const TaskDayCard = memo(function TaskDayCard(props: TaskDayCardProps) {
  const { day, expanded } = props;
  const today = useToday();
  const bodyId = useId();
  const narrow = useIsNarrow();
  const isDayOnly = useIsDayOnly();
  const Body = narrow || isDayOnly ? TaskList : TaskTable;
  const shown =
    props.filter === 'all'
      ? day.tasks
      : day.tasks.filter((task) => !task.done || props.kept.has(task.id));
  const markDone = day.openCount > 0 && (
    <SmallButton className={classes.markDone} onClick={() => void props.actions.markDayDone(day)}>
      Mark all done
    </SmallButton>
  );
  const more = useDayMenu(props);
  return (
    <Card
      component="article"
      padding={0}
      className={classes.card}
      data-today={day.dateISO === today || undefined}
    >
      <header className={classes.head}>
        <DayHeading {...props} bodyId={bodyId} />
        {!narrow && markDone}
        {expanded && !narrow && (
          <RowMenu label={`More for ${formatLongDay(day.dateISO)}`} items={more} />
        )}
      </header>
      {expanded && (
        <div id={bodyId} className={classes.body}>
          {shown.length > 0 ? (
            <Body day={day} tasks={shown} isLate={day.dateISO < today} actions={props.actions} />
          ) : (
            <QuietText className={classes.nothingOpen}>Nothing is open on this day.</QuietText>
          )}
          {narrow && markDone}
          {narrow && <DayButtons items={more} />}
        </div>
      )}
    </Card>
  );
});

function DayHeading(props: TaskDayCardProps & { readonly bodyId: string }) {
  const { day, expanded, bodyId, isInBlock, onToggleExpanded } = props;
  const today = useToday();
  const late = day.dateISO < today && day.openCount > 0;
  const Chevron = expanded ? IconChevronDown : IconChevronRight;
  return (
    <div className={classes.heading}>
      <Title order={isInBlock ? 3 : 2} className={classes.title}>
        <UnstyledButton
          className={classes.opener}
          aria-expanded={expanded}
          {...(expanded ? { 'aria-controls': bodyId } : {})}
          onClick={() => onToggleExpanded(day.dateISO)}
        >
          <span className={classes.titleLead}>Tasks — </span>
          {formatLongDay(day.dateISO)}
        </UnstyledButton>
      </Title>
      <Chevron size="1.125rem" aria-hidden className={classes.chevron} />
      {late && (
        <Badge color="yellow" icon={IconClock}>
          {day.openCount} late
        </Badge>
      )}
      {day.dateISO === today && <Badge>Today</Badge>}
      {!expanded && <span className={classes.summary}>{daySummary(day)}</span>}
    </div>
  );
}
