import type { ReactNode } from 'react';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { formatCount } from '#ui/format.ts';
import { useRemembered } from '#ui/page/use-remembered.ts';
import { TaskBlock } from './task-block.tsx';

/** What comes after today: one line when closed, and open a card per day. The choice is remembered on the device. */
export function NextDaysBlock(props: {
  readonly days: readonly TaskDay[];
  readonly children: ReactNode;
}) {
  const [opened, setOpened] = useRemembered('mgm.ui.nextDaysOpen', readOpened, String);
  return (
    <TaskBlock
      title="Next days"
      summary={nextDaysSummary(props.days)}
      opened={opened}
      onToggle={() => setOpened(!opened)}
    >
      {props.children}
    </TaskBlock>
  );
}

function readOpened(stored: string | null): boolean {
  return stored === 'true';
}

/** How much is open, and until when: "34 open on 12 days, Sat 11/21 to Fri 12/18". */
function nextDaysSummary(days: readonly TaskDay[]): string {
  const open = days.reduce((sum, { openCount }) => sum + openCount, 0);
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return 'Nothing planned';
  if (first === last) return `${open} open on ${shortDayLabel(first.dateISO)}`;
  const range = `${shortDayLabel(first.dateISO)} to ${shortDayLabel(last.dateISO)}`;
  return `${open} open on ${formatCount(days.length, 'day')}, ${range}`;
}
