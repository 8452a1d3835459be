import { PRO_ORDER_STATUSES } from '#domain/alchemy/orders/order-statuses.ts';
import { TASK_TYPES } from '#domain/planning/task.ts';
import { RESET_NAMES } from '#state/actions/farm-action.ts';
import type { CountedTrays } from '#domain/trays/count-trays.ts';
import { MANUAL_TASK_REPEATS } from '#domain/planning/manual-task-repeat.ts';
import type { RecordName } from '#state/actions/action-of.ts';
import type { FarmAction, PayloadOf } from '#state/actions/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { readTexts } from '#state/normalise/coerce.ts';
import type { JsonRecord } from '#state/normalise/json-record.ts';
import { readJournal } from '#state/normalise/read-journal.ts';
import { knownTargets } from '#state/normalise/read-order-items.ts';
import { readOrder, readRecurringOrder, readSingleOrder } from '#state/normalise/read-orders.ts';
import { readMaterial } from '#state/normalise/read-materials.ts';
import { readProOrder } from '#state/normalise/read-pro-orders.ts';
import { readProProduct } from '#state/normalise/read-pro-products.ts';
import { readMix } from '#state/normalise/read-products.ts';
import { readRecord } from '#state/normalise/read-record.ts';
import { readWipe, wipeFields } from '#state/normalise/read-sync-meta.ts';
import { readVarieties, readVariety } from '#state/normalise/read-varieties.ts';
import { PRO_CATEGORIES, PRO_ITEMS, PRO_SUBGROUPS } from '#state/schema/alchemy.ts';
import {
  OVERHEADS,
  OVERHEAD_BILLS,
  OVERHEAD_SCENARIO,
  PACKAGING,
  SEED_SETTING_FIELDS,
} from '#state/schema/catalog.ts';
import type { FieldsFor, ListKind } from '#state/schema/field.ts';
import { needed, object } from '#state/schema/field.ts';
import * as a from '#state/schema/plain-fields.ts';
import { HARVEST_LOSSES } from '#state/schema/work.ts';
import { UsageError } from '../command.ts';
import { capacityPatch, someTasks, traysPlanted } from './growing-day.ts';
import {
  describedPayload,
  newRecordOf,
  type PayloadReader,
  type Payloads,
} from './described-payload.ts';
import { agreedChanges } from './delivery-payloads.ts';
import { DRY_LOAD_PAYLOADS } from './dry-load-payloads.ts';
import { harvestRecord, harvestSheet } from './harvest-payloads.ts';
import { importedRecords } from './import-payload.ts';
import { countedPayload, materialPatch, receivedPayload } from './material-payloads.ts';
import { recordOf, recordsIn, textOf } from './payload-fields.ts';
import { SALES_PAYLOADS } from './sales-payloads.ts';
import { seedIntake } from './seed-payloads.ts';

const TEXT = needed(a.text());

const DAY = needed(a.day());
const TIME = needed(a.instant());
/** What is changed of a record: fields of any kind. */
const PATCH = needed(a.foreign());

const named = describedPayload<RecordName>({ id: TEXT });

const patched = describedPayload<RecordName & { readonly patch: JsonRecord }>({
  id: TEXT,
  patch: PATCH,
});

const learned = { varietyId: TEXT, todayISO: DAY };

const nothing: PayloadReader = () => undefined;

/** A whole record; fields that the file leaves out get their defaults, but never the id. */
function wholeRecord(
  read: (source: JsonRecord, id: string, farm: FarmDocument) => unknown,
): PayloadReader {
  return (payload, farm) => read(payload, textOf(payload, 'id'), farm);
}

/** A whole record that its description alone can read. */
function recordOfKind<T extends object>(kind: ListKind<T>): PayloadReader {
  return wholeRecord((source, id) => readRecord(kind, source, id));
}

/** How a record is added, changed field by field, and deleted. */
function ofRecord<K extends string>(kind: K, added: PayloadReader) {
  const readers = {
    [`ADD_${kind}`]: added,
    [`UPDATE_${kind}`]: patched,
    [`DELETE_${kind}`]: named,
  };
  // A key made of a kind is told to the compiler as any text.
  return readers as Readonly<Record<`${'ADD' | 'UPDATE' | 'DELETE'}_${K}`, PayloadReader>>;
}

const order = wholeRecord((source, id, farm) => readOrder(source, id, knownTargets(farm)));

/** As in the dialog, what is no number counts as no buffer. */
const BUFFER = a.number({ or: 0 });
const BUFFER_GROUP = needed(
  object<PayloadOf<'UPDATE_BATCH_SETTINGS'>['consistent']>({
    percent: BUFFER,
    varieties: a.texts(),
  }),
);

const COUNT = needed(a.whole({ min: 0, or: 0 }));
const COUNTED = needed(object<CountedTrays>({ clean: COUNT, dirty: COUNT }));

const closedDay = describedPayload<Omit<PayloadOf<'MARK_DAY_DONE'>, 'taskIds'>>({
  dateISO: DAY,
  type: a.choice(TASK_TYPES, undefined),
});

const LATE_LIST = { taskIds: a.texts(), cycleKeys: a.texts() };

/** An action that is missing here does not compile. */
const PAYLOADS: Payloads = {
  ...ofRecord('VARIETY', wholeRecord(readVariety)),
  ADD_VARIETIES: (payload) => ({ varieties: readVarieties(payload['varieties']) }),
  SAVE_CALIBRATION: { id: TEXT, samples: needed(a.numbers()), atISO: TIME },
  ADD_JOURNAL_ENTRY: (payload) => ({
    varietyId: textOf(payload, 'varietyId'),
    entry: journalEntry(recordOf(payload, 'entry')),
  }),
  UPDATE_JOURNAL_ENTRY: (payload) => ({
    varietyId: textOf(payload, 'varietyId'),
    ...patched(payload),
  }),
  DELETE_JOURNAL_ENTRY: { varietyId: TEXT, id: TEXT },
  ADD_SEED_INTAKE: seedIntake,
  DELETE_SEED_TXN: named,
  SET_SEED_COST: {
    varietyId: TEXT,
    bagLb: needed(a.positive(null)),
    bagCost: needed(a.positive(null)),
  },
  SET_SEED_REORDER_LINK: { varietyId: TEXT, url: a.text() },
  ADD_MATERIAL: wholeRecord(readMaterial),
  UPDATE_MATERIAL: materialPatch,
  DELETE_MATERIAL: named,
  RECEIVE_STOCK: receivedPayload,
  ADJUST_STOCK: countedPayload,
  COUNT_STOCK: (payload) => ({
    seeds: recordsIn(payload, 'seeds').map(seedIntake),
    materials: recordsIn(payload, 'materials').map(countedPayload),
  }),
  SET_PRIMARY_SOIL: named,
  SET_SEED_MATERIAL: { varietyId: TEXT, ...SEED_SETTING_FIELDS },
  ...ofRecord('PRODUCT', wholeRecord(readMix)),
  ADD_ORDER: order,
  UPDATE_ORDER: order,
  DELETE_ORDER: named,
  ...ofRecord('RECURRING', wholeRecord(readRecurringOrder)),
  ...ofRecord('SINGLE', wholeRecord(readSingleOrder)),
  TAKE_ORDER: (payload, farm) => ({
    order: order(recordOf(payload, 'order'), farm),
    changes: agreedChanges(payload, 'changes', farm),
  }),
  CHANGE_DELIVERIES: (payload, farm) => ({
    add: agreedChanges(payload, 'add', farm),
    remove: readTexts(payload.remove),
  }),
  ...SALES_PAYLOADS,
  ...DRY_LOAD_PAYLOADS,
  UPDATE_PRO_STANDING: patched,
  DELETE_PRO_STANDING: named,
  UPDATE_CUSTOMER: patched,
  DELETE_CUSTOMER: named,
  DELETE_PRICE: named,
  TOGGLE_TASK_DONE: named,
  MARK_DAY_DONE: (payload) => ({ ...closedDay(payload), ...someTasks(payload) }),
  ADD_MANUAL_TASK: {
    id: TEXT,
    title: TEXT,
    dateISO: DAY,
    note: a.optionalText(),
    repeat: a.choice(MANUAL_TASK_REPEATS, undefined),
    occurrences: a.whole({ min: 1, or: undefined }),
    untilStopped: a.optionalFlag(),
  },
  DELETE_MANUAL_TASK: named,
  STOP_SERIES: { seriesId: TEXT },
  SKIP_TASK: named,
  MARK_PLANTED: { cycleKey: TEXT },
  MARK_LATE_DONE: LATE_LIST,
  MOVE_LATE_TO_TODAY: LATE_LIST,
  SKIP_LATE: LATE_LIST,
  RECORD_AS_PLANNED: { ids: a.texts() },
  MOVE_TASK: { id: TEXT, dateISO: DAY },
  RECORD_TRAYS_PLANTED: traysPlanted,
  ADD_HARVEST_LOSS: newRecordOf(HARVEST_LOSSES, ['dateISO', 'varietyId', 'qty', 'atISO']),
  DELETE_HARVEST_LOSS: named,
  RECORD_HARVEST: harvestRecord,
  ENTER_HARVEST_SHEET: harvestSheet,
  REMOVE_HARVEST_RECORD: named,
  USE_YIELD: learned,
  USE_BUFFER: learned,
  DISMISS_LEARNING: { varietyId: TEXT },
  COUNT_TRAYS: { withHoles: COUNTED, withoutHoles: COUNTED },
  CAPACITY_UPDATE: capacityPatch,
  ...ofRecord('PACKAGING', recordOfKind(PACKAGING)),
  ...ofRecord('OVERHEAD', recordOfKind(OVERHEADS)),
  RECORD_OVERHEAD_BILL: recordOfKind(OVERHEAD_BILLS),
  UPDATE_OVERHEAD_BILL: patched,
  DELETE_OVERHEAD_BILL: named,
  SET_OVERHEAD_SCENARIO: { scenario: needed(OVERHEAD_SCENARIO) },
  ...ofRecord('PRO_ITEM', recordOfKind(PRO_ITEMS)),
  ...ofRecord('PRO_CATEGORY', recordOfKind(PRO_CATEGORIES)),
  ...ofRecord('PRO_SUBGROUP', recordOfKind(PRO_SUBGROUPS)),
  ...ofRecord('PRO_PRODUCT', wholeRecord(readProProduct)),
  PLACE_PRO_ORDER: wholeRecord(readProOrder),
  UPDATE_PRO_ORDER: wholeRecord(readProOrder),
  MOVE_PRO_ORDER: { id: TEXT, status: needed(a.choice(PRO_ORDER_STATUSES, undefined)) },
  COMPLETE_PRO_ORDER: named,
  DELETE_PRO_ORDER: named,
  REGENERATE_TASKS: nothing,
  UPDATE_SETTINGS: (payload) => payload,
  UPDATE_BATCH_SETTINGS: {
    generalBufferPercent: BUFFER,
    consistent: BUFFER_GROUP,
    delicate: BUFFER_GROUP,
    maxExtraTrays: BUFFER,
  },
  UPSERT_COMMON_TASK: { name: TEXT, previous: a.optionalText() },
  REMOVE_COMMON_TASK: { name: TEXT },
  IMPORT_RECORDS: importedRecords,
  RESTORE_SYNC_NOTICE: named,
  KEEP_BOTH_OF_SYNC_NOTICE: named,
  DISMISS_SYNC_NOTICE: { id: a.optionalText() },
  LOAD_DATA_SLICES: (payload) => ({
    ...loadedSlices(payload),
    // When the farm of the file began anew, a device has to ask about it as after its own wipe.
    ...(payload.wipedAt !== undefined && wipeOf(payload)),
  }),
  LOAD_DEMO_DATA: nothing,
  RESET_DATA: { name: needed(a.choice(RESET_NAMES, undefined)) },
};

/** Whether a farm has an action of this name. */
export function isActionType(type: unknown): type is FarmAction['type'] {
  return typeof type === 'string' && Object.hasOwn(PAYLOADS, type);
}

/** The payload of an action as a file says it, or a refusal of what it lacks. */
export function readPayload(
  type: FarmAction['type'],
  payload: JsonRecord,
  farm: FarmDocument,
): unknown {
  const how = PAYLOADS[type];
  // The fields of whatever payload the action has.
  return typeof how === 'function'
    ? how(payload, farm)
    : describedPayload(how as FieldsFor<object>)(payload);
}

const loadedSlices = describedPayload<{ readonly slices: JsonRecord }>({ slices: PATCH });

function wipeOf(payload: JsonRecord): object {
  const wipe = readWipe(payload);
  if (wipe === null) throw new UsageError("needs a time in 'wipedAt'.");
  return wipeFields(wipe);
}

function journalEntry(source: JsonRecord): unknown {
  textOf(source, 'id');
  textOf(source, 'text');
  return readJournal([source])[0];
}
