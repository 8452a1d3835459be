import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { dayOfCycle, type Task, type TraysPlantedEntry } from '#domain/planning/task.ts';
import { addToGroup, byTexts } from '#domain/records/lists.ts';

export interface PlannedPlanting {
  readonly dateISO: IsoDate;
  readonly trays: number;
}

/**
 * Open plantings by variety id, then by day.
 *
 * A day with a recorded count is finished, even if its task is open. A late planting counts until its harvest
 * day has passed.
 */
export function plannedPlantings(
  tasks: readonly Task[],
  log: readonly TraysPlantedEntry[],
  today: IsoDate,
): ReadonlyMap<string, readonly PlannedPlanting[]> {
  const counted = new Set(log.map((entry) => `${entry.dateISO} ${entry.varietyId}`));
  const byVariety = new Map<string, PlannedPlanting[]>();
  for (const task of tasks) {
    // Of most tasks nothing more is read than what they are.
    if (task.type !== 'PLANT' || task.done) continue;
    const { dateISO, varietyId = '', trays = 0, cycleKey } = task;
    if (trays <= 0) continue;
    if (counted.has(`${dateISO} ${varietyId}`)) continue;
    const harvestISO = dayOfCycle(cycleKey);
    if (dateISO < today && harvestISO < today) continue;
    addToGroup(byVariety, varietyId, { dateISO, trays });
  }
  for (const plantings of byVariety.values()) plantings.sort(byTexts('dateISO'));
  return byVariety;
}
