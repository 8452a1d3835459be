import type { FarmDocument } from '#state/document/farm-document.ts';
import { selectLateBatches } from '#state/selectors/late-work.ts';
import { selectTaskDays } from '#state/selectors/tasks.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';

/** Work of today and late work that is still to be done; a batch that was missed counts once. */
export function countOpenTasks(farm: FarmDocument, today: IsoDate): number {
  const missed = selectLateBatches(farm, today);
  const cycles = new Set(missed.map(({ cycleKey }) => cycleKey));
  let open = missed.length;
  for (const { dateISO, openCount, tasks } of selectTaskDays(farm)) {
    if (openCount === 0 || dateISO > today) continue;
    open += tasks.filter(({ done, cycleKey }) => !done && !cycles.has(cycleKey)).length;
  }
  return open;
}

/** The number beside Tasks in the navigation. */
export function useOpenTaskCount(): number {
  const today = useToday();
  return useFarm((farm) => countOpenTasks(farm, today));
}
