import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import { amountUnitOf, type AmountUnit } from '#domain/catalog/varieties/variety.ts';
import {
  plantedCounts,
  recordedPlantings,
  sownOf,
  unplannedEntries,
} from '#domain/planning/recorded-plantings.ts';
import { dayOfCycle, type SownTrays, type Task } from '#domain/planning/task.ts';
import { byTexts } from '#domain/records/lists.ts';
import { daysFromPlanting } from '#domain/planning/grow-schedule.ts';
import { batchCode } from '../batch-code.ts';
import type { TraceFarm } from '../trace-farm.ts';

/** The tags of the trays of one batch that are planted on a day. */
export interface TrayTag extends AmountUnit {
  readonly count: number;
  readonly product: string;
  readonly lot: string;
  readonly plantedISO: IsoDate;
  readonly cutISO: IsoDate;
  /** Codes of its seed lots, as far as they are known. */
  readonly seed: string;
  readonly batches: readonly string[];
}

/** The tags of all trays that were planted on a day or are planned for it, by the name of their variety. */
export function trayTags(
  farm: Pick<TraceFarm, 'varieties' | 'traysPlantedLog' | 'seedsInventory'>,
  tasks: readonly Task[],
  dayISO: IsoDate,
): readonly TrayTag[] {
  const names = new Map(farm.varieties.map((variety) => [variety.id, variety]));
  const codes = new Map(farm.seedsInventory.map(({ id, lot }) => [id, lot?.code ?? '']));
  const seedText = (lines: readonly SownTrays[]) =>
    lines.flatMap(({ txnId }) => codes.get(txnId) || []).join(', ');
  const plantings = tasks.filter(
    ({ type, dateISO, skipped }) => type === 'PLANT' && dateISO === dayISO && skipped !== true,
  );
  const recorded = recordedPlantings(farm.traysPlantedLog, tasks);
  const countOf = plantedCounts(farm.traysPlantedLog, tasks);
  const harvests = new Map<string, IsoDate>();
  for (const { type, cycleKey, dateISO } of tasks) {
    if (type === 'HARVEST') harvests.set(cycleKey, dateISO);
  }
  const planned = plantings.map((task) => {
    const { cycleKey: batch, varietyId = '', varietyName = varietyId } = task;
    const planting = recorded(task);
    const sown = planting === null ? [] : sownOf(task, planting);
    const cutISO = harvests.get(batch) ?? dayOfCycle(batch);
    return { batch, varietyId, varietyName, count: countOf(task), cutISO, sown };
  });
  const ofDay = farm.traysPlantedLog.filter(({ dateISO }) => dateISO === dayISO);
  const others = unplannedEntries(ofDay, tasks).map(
    ({ id: batch, varietyId, trays: count, seedLots: sown = [] }) => {
      const variety = names.get(varietyId);
      const cutISO = addDays(dayISO, variety === undefined ? 0 : daysFromPlanting(variety));
      return { batch, varietyId, varietyName: varietyId, count, cutISO, sown };
    },
  );
  return [...planned, ...others]
    .filter(({ count }) => count > 0)
    .map((one) => ({ ...one, product: names.get(one.varietyId)?.name ?? one.varietyName }))
    .sort(byTexts('product', 'varietyId'))
    .map(({ batch, varietyId, count, product, cutISO, sown }) => ({
      count,
      product,
      lot: batchCode(batch),
      plantedISO: dayISO,
      cutISO,
      seed: seedText(sown),
      batches: [batch],
      ...amountUnitOf(names.get(varietyId)),
    }));
}
