import { useMemo } from 'react';
import { sumByKey } from '#domain/records/lists.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Task } from '#domain/planning/task.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { instantDay } from '#ui/instant-label.ts';
import { QuietNote } from '#ui/kit/plain-parts.tsx';

/** Who has done how much today: "Maria 12, Joe 9 done today". */
export function PeopleLine() {
  const tasks = useFarm((farm) => farm.tasks);
  const today = useToday();
  const words = useMemo(() => doneTodayText(tasks, today), [tasks, today]);
  return words === null ? null : <QuietNote mb="sm">{words}</QuietNote>;
}

/** Null when nobody has done anything today. Days are those of this device. */
export function doneTodayText(tasks: readonly Task[], today: IsoDate): string | null {
  const done = tasks.flatMap(({ by, skipped }) =>
    by !== undefined && skipped !== true && instantDay(by.atISO) === today ? [by] : [],
  );
  const counts = sumByKey(done.map(({ name }) => [name, 1]));
  if (counts.size === 0) return null;
  const most = [...counts].toSorted(([a, some], [b, others]) => others - some || (a < b ? -1 : 1));
  return `${most.map(([name, count]) => `${name} ${count}`).join(', ')} done today`;
}
