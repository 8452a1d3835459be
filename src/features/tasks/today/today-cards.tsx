import type { ReactNode } from 'react';
import { addDays, type IsoDate } from '#domain/calendar/iso-date.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectEveryDay } from '#state/selectors/daily-care.ts';
import { EveryDayCard } from './every-day/every-day-card.tsx';
import { allDoneText, nothingDueText } from './list/day-end-text.ts';
import { DryersOnTasks } from './list/dryers-on-tasks.ts';
import { IdleTodayCard } from './list/idle-today-card.tsx';
import { TonightCard } from './list/tonight-card.tsx';
import type { TaskActions } from './use-task-actions.ts';

/** The card of today, and what belongs to today beside it. */
export function TodayCards(props: {
  readonly days: readonly TaskDay[];
  /** Null when today has no row to show. */
  readonly card: ReactNode;
  readonly actions: TaskActions;
}) {
  const { days, card, actions } = props;
  const today = useToday();
  const hasLoads = useFarm(({ dryLoads }) => dryLoads !== undefined);
  const tomorrow = addDays(today, 1);
  const daily = useFarm((farm) => selectEveryDay(farm, today));
  return (
    <>
      {card ?? <IdleTodayCard today={today} words={idleText(days, today)} />}
      {hasLoads && <DryersOnTasks />}
      <TonightCard tomorrow={days.find(({ dateISO }) => dateISO === tomorrow)} actions={actions} />
      <EveryDayCard lines={daily} today={today} />
    </>
  );
}

/** What today says without a row: all of it is done, or there was nothing. */
function idleText(days: readonly TaskDay[], today: IsoDate): string {
  const hadWork = days.some(({ dateISO }) => dateISO === today);
  return hadWork ? allDoneText(today, days, today) : nothingDueText(days, today);
}
