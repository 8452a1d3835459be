import type { FarmDocument } from '#state/document/farm-document.ts';
import { selectLateBatches } from '#state/selectors/late-work.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';

/** Work of today and late work that is still to be done; a batch that was missed counts once. */
export function countOpenTasks(farm: FarmDocument, today: IsoDate): number {
  const missed = selectLateBatches(farm, today);
  const cycles = new Set(missed.map(({ cycleKey }) => cycleKey));
  let open = missed.length;
  for (const { done, dateISO, cycleKey } of farm.tasks) {
    if (!done && dateISO <= today && !cycles.has(cycleKey)) open += 1;
  }
  return open;
}

/** The number beside Tasks in the navigation. */
export function useOpenTaskCount(): number {
  const today = useToday();
  return useFarm((farm) => countOpenTasks(farm, today));
}
