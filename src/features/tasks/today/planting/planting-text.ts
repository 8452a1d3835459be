import type { SeedFarm } from '#domain/catalog/seeds/book-seed.ts';
import { dayOfCycle, type Task, type TraysPlantedEntry } from '#domain/planning/task.ts';
import { formatDay, formatLb, formatTrays } from '#ui/format.ts';
import { taskInText, taskSubject } from '../list/task-text.ts';

/** What of a farm a planting is booked in. */
type BookedFarm = SeedFarm & { readonly traysPlantedLog: readonly TraysPlantedEntry[] };

/** Said when a task is unticked, with what came back with a planting: "Pea reopened. 3 trays and 1.26 lb of seed returned." */
export function openAgainText(task: Task, before: BookedFarm, after: BookedFarm): string {
  const name = task.type === 'PLANT' ? taskSubject(task) : taskInText(task);
  const trays = traysOf(before, task) - traysOf(after, task);
  const pounds = poundsOf(after, task) - poundsOf(before, task);
  if (trays <= 0) return `${name} reopened.`;
  const seed = pounds > 0 ? ` and ${formatLb(pounds, 2)} of seed` : '';
  return `${name} reopened. ${formatTrays(trays)}${seed} returned.`;
}

/** A batch that was given up: "Skipped Pea, 3 trays for Thu 11/26." */
export function skippedBatchText(task: Task): string {
  const batch = `${formatTrays(task.trays ?? 0)} for ${formatDay(dayOfCycle(task.cycleKey))}`;
  return `Skipped ${taskSubject(task)}, ${batch}.`;
}

function traysOf({ traysPlantedLog }: BookedFarm, { dateISO, varietyId }: Task): number {
  const entry = traysPlantedLog.find(
    (one) => one.dateISO === dateISO && one.varietyId === varietyId,
  );
  return entry?.trays ?? 0;
}

function poundsOf({ seedsInventory }: BookedFarm, { varietyId }: Task): number {
  return seedsInventory
    .filter((booking) => booking.varietyId === varietyId)
    .reduce((sum, { pounds }) => sum + pounds, 0);
}
