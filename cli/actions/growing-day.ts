import type { CapacityPatch } from '#domain/capacity/save-capacity.ts';
import { LOSS_REASONS } from '#domain/planning/task.ts';
import type { PlantedLine } from '#domain/trays/planted-log.ts';
import type { FarmLogAction } from '#state/actions/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import {
  parseNumber,
  readBoolean,
  readChoice,
  readText,
  readTexts,
} from '#state/normalise/coerce.ts';
import { asRecord, isRecord, type JsonRecord } from '#state/normalise/json-record.ts';
import { readCapacity } from '#state/normalise/read-capacity.ts';
import { UsageError } from '../command.ts';
import { dayOf, instantOf, recordOf, textOf } from './payload-fields.ts';

type PayloadOf<T extends FarmLogAction['type']> = Extract<FarmLogAction, { type: T }>['payload'];

const CAPACITY_PARTS = ['racks', 'trayInventory', 'freezeDryers', 'demands', 'options'] as const;

/** Trays planted on a day, a line for each variety. */
export function traysPlanted(payload: JsonRecord): PayloadOf<'RECORD_TRAYS_PLANTED'> {
  const { entries } = payload;
  if (!Array.isArray(entries) || entries.length === 0 || !entries.every(isRecord)) {
    throw new UsageError("needs a list of lines 'entries'.");
  }
  return {
    dateISO: dayOf(payload, 'dateISO'),
    entries: entries.map(plantedLine),
    recordedAtISO: instantOf(payload, 'recordedAtISO'),
    ...(readBoolean(payload.markDayDone, false) && { markDayDone: true }),
    ...someTasks(payload),
  };
}

/** The tasks of a day that are meant, when not all of them are. */
export function someTasks({ taskIds }: JsonRecord): { readonly taskIds?: readonly string[] } {
  return taskIds === undefined ? {} : { taskIds: readTexts(taskIds) };
}

/** Trays lost at a harvest. */
export function harvestLoss(payload: JsonRecord): PayloadOf<'ADD_HARVEST_LOSS'> {
  const id = readText(payload.id);
  const cycleKey = readText(payload.cycleKey);
  const reason = LOSS_REASONS.find((known) => known === payload.reason);
  return {
    ...(id !== '' && { id }),
    dateISO: dayOf(payload, 'dateISO'),
    varietyId: textOf(payload, 'varietyId'),
    qty: countOf(payload, 'qty', 1),
    ...(reason !== undefined && { reason }),
    ...(cycleKey !== '' && { cycleKey }),
    note: readText(payload.note),
    atISO: instantOf(payload, 'atISO'),
  };
}

/** Trays that are not in use, as they were counted. */
export function trayCount(payload: JsonRecord): PayloadOf<'COUNT_TRAYS'> {
  const kind = (name: string) => {
    const counted = recordOf(payload, name);
    return { clean: countOf(counted, 'clean', 0), dirty: countOf(counted, 'dirty', 0) };
  };
  return { withHoles: kind('withHoles'), withoutHoles: kind('withoutHoles') };
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
  const present = CAPACITY_PARTS.filter((part) => isPart(payload[part]));
  if (present.length === 0) throw new UsageError(`needs one of ${CAPACITY_PARTS.join(', ')}.`);
  return Object.fromEntries(present.map((part) => [part, whole[part]]));
}

function isPart(value: unknown): boolean {
  return Array.isArray(value) || isRecord(value);
}

function plantedLine(line: JsonRecord): PlantedLine {
  const taskIds = readTexts(line.taskIds);
  return {
    varietyId: textOf(line, 'varietyId'),
    actualTrays: countOf(line, 'actualTrays', 0),
    expectedTrays: parseNumber(line.expectedTrays) ?? 0,
    taskIds,
    source: readChoice(line.source, ['task', 'manual'], taskIds.length > 0 ? 'task' : 'manual'),
  };
}

function countOf(payload: JsonRecord, field: string, least: number): number {
  const count = parseNumber(payload[field]);
  if (count !== null && Number.isInteger(count) && count >= least) return count;
  throw new UsageError(`needs a whole number of ${least} or more in '${field}'.`);
}
