import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import {
  recordedPlantings,
  sownOf,
  unplannedEntries,
} from '#domain/planning/recorded-plantings.ts';
import {
  dayOfCycle,
  type Task,
  type TraysPlantedEntry,
  varietyOfCycle,
} from '#domain/planning/task.ts';
import { daysFromPlanting } from '#domain/planning/grow-schedule.ts';
import { batchCode } from './batch-code.ts';
import type { TraceFarm } from './trace-farm.ts';

/** A batch of which only its id is read: its variety, and the harvest day it belongs to. */
export interface NamedBatch {
  readonly batch: string;
  readonly varietyId: string;
  readonly dayISO: IsoDate;
}

type IndexedFarm = Pick<TraceFarm, 'varieties' | 'traysPlantedLog' | 'deliveries'>;

/** The batches that have one of these codes, whatever became of them. */
export function batchesOfCode(
  farm: IndexedFarm,
  tasks: readonly Task[],
  code: string,
): readonly NamedBatch[] {
  const ids = new Set<string>();
  // Years of batches are told apart by their day before their letters are read.
  const day = dayInKeys(code);
  for (const { type, cycleKey } of tasks) {
    if ((type === 'PLANT' || type === 'HARVEST') && cycleKey.includes(day)) ids.add(cycleKey);
  }
  for (const { sent } of farm.deliveries ?? []) {
    for (const { batch } of sent?.parts ?? [])
      if (batch.includes('|') && batch.includes(day)) ids.add(batch);
  }
  const cycles = [...ids].filter((id) => batchCode(id) === code).map(ofCycle);
  const coded = farm.traysPlantedLog.filter(({ id }) => id.includes(day) && batchCode(id) === code);
  const records = unplannedEntries(coded, tasks);
  return [...cycles, ...records.map((entry) => ofRecord(entry, farm))];
}

/** The batches with a tray that was sown from one of these lots. */
export function batchesSownFrom(
  farm: IndexedFarm,
  tasks: readonly Task[],
  txnIds: ReadonlySet<string>,
): readonly NamedBatch[] {
  const isMeant = ({ txnId }: { readonly txnId: string }) => txnIds.has(txnId);
  const recorded = recordedPlantings(farm.traysPlantedLog, tasks);
  const sown = farm.traysPlantedLog.filter(({ seedLots = [] }) => seedLots.some(isMeant));
  const planted = sown.flatMap((entry) =>
    tasks.filter((task) => {
      const planting = task.type === 'PLANT' && isOf(task, entry) ? recorded(task) : null;
      return planting !== null && sownOf(task, planting).some(isMeant);
    }),
  );
  const batches = [
    ...planted.map(({ cycleKey }) => ofCycle(cycleKey)),
    ...unplannedEntries(sown, tasks).map((entry) => ofRecord(entry, farm)),
  ];
  return [...new Map(batches.map((one) => [one.batch, one])).values()];
}

/** The day of a code as it stands in keys: "26-12-04" of `RARA-261204`. */
function dayInKeys(code: string): string {
  const digits = code.slice(-6);
  return `${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}`;
}

function ofCycle(cycleKey: string): NamedBatch {
  return { batch: cycleKey, varietyId: varietyOfCycle(cycleKey), dayISO: dayOfCycle(cycleKey) };
}

function ofRecord(
  { id, varietyId, dateISO }: TraysPlantedEntry,
  { varieties }: IndexedFarm,
): NamedBatch {
  const variety = varieties.find((one) => one.id === varietyId);
  const days = variety === undefined ? 0 : daysFromPlanting(variety);
  return { batch: id, varietyId, dayISO: addDays(dateISO, days) };
}

function isOf(task: Task, { dateISO, varietyId }: TraysPlantedEntry): boolean {
  return task.dateISO === dateISO && task.varietyId === varietyId;
}
