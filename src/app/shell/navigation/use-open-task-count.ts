import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';

/** Tasks of today and late ones that are still to be done. */
export function countOpenTasks(farm: Pick<FarmDocument, 'tasks'>, today: IsoDate): number {
  let open = 0;
  for (const task of farm.tasks) if (!task.done && task.dateISO <= today) open += 1;
  return open;
}

/** The number beside Tasks in the navigation. */
export function useOpenTaskCount(): number {
  const today = useToday();
  return useFarm((farm) => countOpenTasks(farm, today));
}
