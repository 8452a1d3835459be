import { PRO_ORDER_STATUSES } from '#domain/alchemy/orders/order-statuses.ts';
import type { BufferSettings } from '#domain/planning/buffer-settings.ts';
import { TASK_TYPES } from '#domain/planning/task.ts';
import { RESET_NAMES } from '#state/actions/farm-action.ts';
import type { ManualTaskRepeat } from '#domain/planning/manual-tasks.ts';
import type { FarmAction } from '#state/actions/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import {
  readChoice,
  readNumber,
  readOptionalText,
  readText,
  readTexts,
  readWhole,
} from '#state/normalise/coerce.ts';
import type { JsonRecord } from '#state/normalise/json-record.ts';
import { readJournal } from '#state/normalise/read-journal.ts';
import { readOrder, readRecurringOrder, readSingleOrder } from '#state/normalise/read-orders.ts';
import { readMaterial } from '#state/normalise/read-materials.ts';
import { readProOrder } from '#state/normalise/read-pro-orders.ts';
import { readProProduct } from '#state/normalise/read-pro-products.ts';
import { readMix } from '#state/normalise/read-products.ts';
import { readObject, readRecord } from '#state/normalise/read-record.ts';
import { readVariety } from '#state/normalise/read-varieties.ts';
import { PRO_CATEGORIES, PRO_ITEMS, PRO_SUBGROUPS } from '#state/schema/alchemy.ts';
import { OVERHEADS, OVERHEAD_BILLS, OVERHEAD_SCENARIO, PACKAGING } from '#state/schema/catalog.ts';
import type { ListKind } from '#state/schema/field.ts';
import { UsageError } from '../command.ts';
import { capacityPatch, harvestLoss, someTasks, trayCount, traysPlanted } from './growing-day.ts';
import { agreedChanges } from './delivery-payloads.ts';
import { harvestRecord, learnedOfVariety } from './harvest-payloads.ts';
import { importedRecords } from './import-payload.ts';
import {
  materialPatch,
  seedMaterial,
  countedPayload,
  receivedPayload,
} from './material-payloads.ts';
import { dayOf, instantOf, numbersOf, recordOf, textOf } from './payload-fields.ts';
import { reorderLink, seedCost, seedIntake } from './seed-payloads.ts';

/** Makes the payload of an action from what a file says, or refuses it with what is wrong. */
type PayloadReader = (payload: JsonRecord, farm: FarmDocument) => unknown;

const REPEATS: readonly ManualTaskRepeat[] = ['DAILY', 'WEEKLY', 'BIWEEKLY', 'MONTHLY'];

const named: PayloadReader = (payload) => ({ id: textOf(payload, 'id') });

const patched: PayloadReader = (payload) => ({
  id: textOf(payload, 'id'),
  patch: recordOf(payload, 'patch'),
});

const nothing: PayloadReader = () => undefined;

/** A whole record; fields that the file leaves out get their defaults, but never the id. */
function whole(
  read: (source: JsonRecord, id: string, farm: FarmDocument) => unknown,
): PayloadReader {
  return (payload, farm) => read(payload, textOf(payload, 'id'), farm);
}

/** A whole record that its description alone can read. */
function recordOfKind<T extends object>(kind: ListKind<T>): PayloadReader {
  return whole((source, id) => readRecord(kind, source, id));
}

const order = whole((source, id, { products, varieties }) =>
  readOrder(source, id, {
    productIds: new Set(products.map((product) => product.id)),
    varietyIds: new Set(varieties.map((variety) => variety.id)),
  }),
);

/** How the payload of every action is read. An action that is missing here does not compile. */
export const ACTION_PAYLOADS = {
  ADD_VARIETY: whole(readVariety),
  UPDATE_VARIETY: patched,
  DELETE_VARIETY: named,
  SAVE_CALIBRATION: (payload) => ({
    id: textOf(payload, 'id'),
    samples: numbersOf(payload, 'samples'),
    atISO: instantOf(payload, 'atISO'),
  }),
  ADD_JOURNAL_ENTRY: (payload) => ({
    varietyId: textOf(payload, 'varietyId'),
    entry: journalEntry(recordOf(payload, 'entry')),
  }),
  UPDATE_JOURNAL_ENTRY: (payload) => ({
    varietyId: textOf(payload, 'varietyId'),
    id: textOf(payload, 'id'),
    patch: recordOf(payload, 'patch'),
  }),
  DELETE_JOURNAL_ENTRY: (payload) => ({
    varietyId: textOf(payload, 'varietyId'),
    id: textOf(payload, 'id'),
  }),
  ADD_SEED_INTAKE: seedIntake,
  DELETE_SEED_TXN: named,
  SET_SEED_COST: seedCost,
  SET_SEED_REORDER_LINK: reorderLink,
  ADD_MATERIAL: whole(readMaterial),
  UPDATE_MATERIAL: materialPatch,
  DELETE_MATERIAL: named,
  RECEIVE_STOCK: receivedPayload,
  ADJUST_STOCK: countedPayload,
  SET_PRIMARY_SOIL: named,
  SET_SEED_MATERIAL: seedMaterial,
  ADD_PRODUCT: whole(readMix),
  UPDATE_PRODUCT: patched,
  DELETE_PRODUCT: named,
  ADD_ORDER: order,
  UPDATE_ORDER: order,
  DELETE_ORDER: named,
  ADD_RECURRING: whole(readRecurringOrder),
  UPDATE_RECURRING: patched,
  DELETE_RECURRING: named,
  ADD_SINGLE: whole(readSingleOrder),
  UPDATE_SINGLE: patched,
  DELETE_SINGLE: named,
  TAKE_ORDER: (payload, farm) => ({
    order: order(recordOf(payload, 'order'), farm),
    changes: agreedChanges(payload, 'changes'),
  }),
  CHANGE_DELIVERIES: (payload) => ({
    add: agreedChanges(payload, 'add'),
    remove: readTexts(payload.remove),
  }),
  TOGGLE_TASK_DONE: named,
  MARK_DAY_DONE: (payload) => ({
    dateISO: dayOf(payload, 'dateISO'),
    ...optional('type', chosen(payload, 'type', TASK_TYPES)),
    ...someTasks(payload),
  }),
  ADD_MANUAL_TASK: (payload) => ({
    id: textOf(payload, 'id'),
    title: textOf(payload, 'title'),
    dateISO: dayOf(payload, 'dateISO'),
    ...optional('note', readOptionalText(payload.note)),
    ...optional('repeat', chosen(payload, 'repeat', REPEATS)),
    ...optional('occurrences', readWhole(payload.occurrences, undefined, { min: 1 })),
  }),
  DELETE_MANUAL_TASK: named,
  SKIP_TASK: named,
  MARK_PLANTED: (payload) => ({ cycleKey: textOf(payload, 'cycleKey') }),
  RECORD_AS_PLANNED: (payload) => ({ ids: readTexts(payload.ids) }),
  MOVE_TASK: (payload) => ({ id: textOf(payload, 'id'), dateISO: dayOf(payload, 'dateISO') }),
  RECORD_TRAYS_PLANTED: traysPlanted,
  ADD_HARVEST_LOSS: harvestLoss,
  DELETE_HARVEST_LOSS: named,
  RECORD_HARVEST: harvestRecord,
  REMOVE_HARVEST_RECORD: named,
  USE_YIELD: learnedOfVariety,
  USE_BUFFER: learnedOfVariety,
  DISMISS_LEARNING: (payload) => ({ varietyId: textOf(payload, 'varietyId') }),
  COUNT_TRAYS: trayCount,
  CAPACITY_UPDATE: capacityPatch,
  ADD_PACKAGING: recordOfKind(PACKAGING),
  UPDATE_PACKAGING: patched,
  DELETE_PACKAGING: named,
  ADD_OVERHEAD: recordOfKind(OVERHEADS),
  UPDATE_OVERHEAD: patched,
  DELETE_OVERHEAD: named,
  RECORD_OVERHEAD_BILL: recordOfKind(OVERHEAD_BILLS),
  UPDATE_OVERHEAD_BILL: patched,
  DELETE_OVERHEAD_BILL: named,
  SET_OVERHEAD_SCENARIO: (payload) => ({
    scenario: readObject(OVERHEAD_SCENARIO, recordOf(payload, 'scenario')),
  }),
  ADD_PRO_ITEM: recordOfKind(PRO_ITEMS),
  UPDATE_PRO_ITEM: patched,
  DELETE_PRO_ITEM: named,
  ADD_PRO_CATEGORY: recordOfKind(PRO_CATEGORIES),
  UPDATE_PRO_CATEGORY: patched,
  DELETE_PRO_CATEGORY: named,
  ADD_PRO_SUBGROUP: recordOfKind(PRO_SUBGROUPS),
  UPDATE_PRO_SUBGROUP: patched,
  DELETE_PRO_SUBGROUP: named,
  ADD_PRO_PRODUCT: whole(readProProduct),
  UPDATE_PRO_PRODUCT: patched,
  DELETE_PRO_PRODUCT: named,
  PLACE_PRO_ORDER: whole(readProOrder),
  UPDATE_PRO_ORDER: whole(readProOrder),
  MOVE_PRO_ORDER: (payload) => ({
    id: textOf(payload, 'id'),
    status: chosen({ status: textOf(payload, 'status') }, 'status', PRO_ORDER_STATUSES),
  }),
  COMPLETE_PRO_ORDER: named,
  DELETE_PRO_ORDER: named,
  REGENERATE_TASKS: nothing,
  UPDATE_SETTINGS: (payload) => payload,
  UPDATE_BATCH_SETTINGS: batchSettings,
  UPSERT_COMMON_TASK: (payload) => ({
    name: textOf(payload, 'name'),
    ...optional('previous', readOptionalText(payload.previous)),
  }),
  REMOVE_COMMON_TASK: (payload) => ({ name: textOf(payload, 'name') }),
  IMPORT_RECORDS: importedRecords,
  RESTORE_SYNC_NOTICE: named,
  KEEP_BOTH_OF_SYNC_NOTICE: named,
  DISMISS_SYNC_NOTICE: (payload) => optional('id', readOptionalText(payload.id)),
  LOAD_DATA_SLICES: (payload) => ({ slices: recordOf(payload, 'slices') }),
  LOAD_DEMO_DATA: nothing,
  RESET_DATA: (payload) => ({
    name: chosen({ name: textOf(payload, 'name') }, 'name', RESET_NAMES),
  }),
} satisfies Readonly<Record<FarmAction['type'], PayloadReader>>;

/** As in the dialog, what is no number counts as no buffer. */
function batchSettings(payload: JsonRecord): BufferSettings {
  const group = (name: string) => {
    const source = recordOf(payload, name);
    return { percent: readNumber(source.percent, 0), varieties: readTexts(source.varieties) };
  };
  return {
    generalBufferPercent: readNumber(payload.generalBufferPercent, 0),
    consistent: group('consistent'),
    delicate: group('delicate'),
    maxExtraTrays: readNumber(payload.maxExtraTrays, 0),
  };
}

function journalEntry(source: JsonRecord): unknown {
  textOf(source, 'id');
  textOf(source, 'text');
  return readJournal([source])[0];
}

function chosen<T extends string>(
  payload: JsonRecord,
  field: string,
  choices: readonly T[],
): T | undefined {
  const value = payload[field];
  if (value === undefined || value === null) return undefined;
  const choice = readChoice(value, choices, null);
  if (choice !== null) return choice;
  throw new UsageError(`has an unknown '${field}', '${readText(value)}'.`);
}

/** A field that is left out when it is not set. */
function optional(field: string, value: unknown): JsonRecord {
  return value === undefined ? {} : { [field]: value };
}
