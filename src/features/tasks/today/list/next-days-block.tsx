import type { ReactNode } from 'react';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { formatCount, formatDay } from '#ui/format.ts';
import { TaskBlock } from './task-block.tsx';
import type { OpenBlock } from '../use-open-blocks.ts';

/** What comes after today: one line when closed, and open a card per day. */
export function NextDaysBlock(props: {
  readonly days: readonly TaskDay[];
  readonly block: OpenBlock;
  readonly children: ReactNode;
}) {
  return (
    <TaskBlock title="Next days" summary={nextDaysSummary(props.days)} {...props.block}>
      {props.children}
    </TaskBlock>
  );
}

/** How much is open, and until when: "34 open on 12 days, Sat 11/21 to Fri 12/18". */
function nextDaysSummary(days: readonly TaskDay[]): string {
  const open = days.reduce((sum, { openCount }) => sum + openCount, 0);
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return 'Nothing planned';
  if (first === last) return `${open} open on ${formatDay(first.dateISO)}`;
  const range = `${formatDay(first.dateISO)} to ${formatDay(last.dateISO)}`;
  return `${open} open on ${formatCount(days.length, 'day')}, ${range}`;
}
