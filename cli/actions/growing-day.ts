import type { CapacityPatch } from '#domain/capacity/save-capacity.ts';
import type { HarvestRecord } from '#domain/supply/harvest-record.ts';
import type { PlantedLine } from '#domain/trays/planted-log.ts';
import type { PayloadOf } from '#state/records/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { readTexts, asRecord, isRecord, type JsonRecord } from '#state/read/coerce.ts';
import { isCollection, readCapacity } from '#state/read/slices/read-capacity.ts';
import { readHarvestLog } from '#state/read/slices/read-farm-log.ts';
import * as a from '#state/schema/field.ts';
import { PLANTED_SOURCE, SOWN_TRAYS } from '#state/schema/work.ts';
import { UsageError } from '../command.ts';
import { describedPayload, recordOf, textOf } from './described-payload.ts';

const CAPACITY_PARTS = ['racks', 'trayInventory', 'freezeDryers', 'demands', 'options'] as const;

const planted = describedPayload<Omit<PayloadOf<'RECORD_TRAYS_PLANTED'>, 'taskIds'>>({
  entries: a.required(
    a.list<PlantedLine>('Line', {
      varietyId: a.required(a.text()),
      actualTrays: a.required(a.whole({ min: 0, or: 0 })),
      expectedTrays: a.number({ or: 0 }),
      taskIds: a.texts(),
      source: PLANTED_SOURCE,
      seedLots: a.optional(SOWN_TRAYS),
    }),
  ),
  dateISO: a.required(a.day()),
  recordedAtISO: a.required(a.instant()),
  markDayDone: a.refined(a.flag(), 'else absent', (isDone) => (isDone ? true : undefined)),
  cycleKey: a.refined(a.text(), 'else absent', (key) => (key === '' ? undefined : key)),
});

/** Trays planted on a day, a line for each variety. */
export function traysPlanted(payload: JsonRecord): PayloadOf<'RECORD_TRAYS_PLANTED'> {
  return { ...planted(payload), ...someTasks(payload) };
}

/** The tasks of a day that are meant, when not all of them are. */
export function someTasks({ taskIds }: JsonRecord): { readonly taskIds?: readonly string[] } {
  return taskIds === undefined ? {} : { taskIds: readTexts(taskIds) };
}

/** A weighed harvest; its id follows from the cycle it belongs to. */
export function harvestRecord(payload: JsonRecord): PayloadOf<'RECORD_HARVEST'> {
  return { record: readHarvest(recordOf(payload, 'record'), 'record') };
}

/** A harvest sheet: what was cut, and what it weighed. */
export function harvestSheet(payload: JsonRecord): PayloadOf<'ENTER_HARVEST_SHEET'> {
  const records = Array.isArray(payload.records) ? payload.records.filter(isRecord) : [];
  return {
    cutIds: readTexts(payload.cutIds),
    records: records.map((source) => readHarvest(source, 'records')),
  };
}

function readHarvest(source: JsonRecord, field: string): HarvestRecord {
  textOf(source, 'cycleKey');
  const [record] = readHarvestLog([source]) ?? [];
  if (record === undefined) throw new UsageError(`needs a valid harvest in '${field}'.`);
  return record;
}

/** The parts of the capacity that are present; what they leave out is read as it is in a backup. */
export function capacityPatch(payload: JsonRecord, farm: FarmDocument): CapacityPatch {
  const { trayInventory, options } = farm.capacity;
  const whole = readCapacity(
    {
      ...payload,
      trayInventory: { ...trayInventory, ...asRecord(payload.trayInventory) },
      options: { ...options, ...asRecord(payload.options) },
    },
    {},
  );
  const present = CAPACITY_PARTS.filter((part) => isCollection(payload[part]));
  if (present.length === 0) throw new UsageError(`needs one of ${CAPACITY_PARTS.join(', ')}.`);
  return Object.fromEntries(present.map((part) => [part, whole[part]]));
}
