import { PRO_ORDER_STATUSES } from '#domain/alchemy/orders/order-statuses.ts';
import { TASK_TYPES } from '#domain/planning/task.ts';
import { RESET_NAMES } from '#state/actions/farm-action.ts';
import type { CountedTrays } from '#domain/trays/count-trays.ts';
import { MANUAL_TASK_REPEATS } from '#domain/planning/manual-task-repeat.ts';
import type { FarmAction } from '#state/actions/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { readTexts } from '#state/normalise/coerce.ts';
import type { JsonRecord } from '#state/normalise/json-record.ts';
import { readJournal } from '#state/normalise/read-journal.ts';
import { readOrder, readRecurringOrder, readSingleOrder } from '#state/normalise/read-orders.ts';
import { readMaterial } from '#state/normalise/read-materials.ts';
import { readProOrder } from '#state/normalise/read-pro-orders.ts';
import { readProProduct } from '#state/normalise/read-pro-products.ts';
import { readMix } from '#state/normalise/read-products.ts';
import { readRecord } from '#state/normalise/read-record.ts';
import { readInstant } from '#state/normalise/read-time.ts';
import { readVarieties, readVariety } from '#state/normalise/read-varieties.ts';
import { PRO_CATEGORIES, PRO_ITEMS, PRO_SUBGROUPS } from '#state/schema/alchemy.ts';
import {
  OVERHEADS,
  OVERHEAD_BILLS,
  OVERHEAD_SCENARIO,
  PACKAGING,
  SEED_SETTING_FIELDS,
} from '#state/schema/catalog.ts';
import type { ListKind } from '#state/schema/field.ts';
import { needed, object } from '#state/schema/field.ts';
import {
  choice,
  day,
  foreign,
  instant,
  number,
  numbers,
  optionalFlag,
  optionalText,
  positive,
  text,
  texts,
  whole,
} from '#state/schema/plain-fields.ts';
import { HARVEST_LOSSES } from '#state/schema/work.ts';
import { UsageError } from '../command.ts';
import { capacityPatch, someTasks, traysPlanted } from './growing-day.ts';
import { describedPayload, newRecordOf } from './described-payload.ts';
import { agreedChanges } from './delivery-payloads.ts';
import { DRY_LOAD_PAYLOADS } from './dry-load-payloads.ts';
import { harvestRecord, harvestSheet } from './harvest-payloads.ts';
import { importedRecords } from './import-payload.ts';
import { countedPayload, materialPatch, receivedPayload } from './material-payloads.ts';
import { recordOf, recordsIn, textOf } from './payload-fields.ts';
import { SALES_PAYLOADS } from './sales-payloads.ts';
import { seedIntake } from './seed-payloads.ts';

type PayloadOf<T> = Extract<FarmAction, { readonly type: T; readonly payload: unknown }>['payload'];

/** Makes the payload of an action from what a file says, or refuses it with what is wrong. */
type PayloadReader = (payload: JsonRecord, farm: FarmDocument) => unknown;

const TEXT = needed(text());

const DAY = needed(day());
const TIME = needed(instant());
/** What is changed of a record: fields of any kind. */
const PATCH = needed(foreign());

const named = describedPayload<{ readonly id: string }>({ id: TEXT });

const patched = describedPayload<{ readonly id: string; readonly patch: JsonRecord }>({
  id: TEXT,
  patch: PATCH,
});

const learnedOfVariety = describedPayload<PayloadOf<'USE_YIELD'>>({
  varietyId: TEXT,
  todayISO: DAY,
});

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

const order = wholeRecord((source, id, { products, varieties }) =>
  readOrder(source, id, {
    productIds: new Set(products.map((product) => product.id)),
    varietyIds: new Set(varieties.map((variety) => variety.id)),
  }),
);

/** As in the dialog, what is no number counts as no buffer. */
const BUFFER = number({ or: 0 });
const BUFFER_GROUP = needed(
  object<PayloadOf<'UPDATE_BATCH_SETTINGS'>['consistent']>({ percent: BUFFER, varieties: texts() }),
);

const COUNT = needed(whole({ min: 0, or: 0 }));
const COUNTED = needed(object<CountedTrays>({ clean: COUNT, dirty: COUNT }));

const closedDay = describedPayload<Omit<PayloadOf<'MARK_DAY_DONE'>, 'taskIds'>>({
  dateISO: DAY,
  type: choice(TASK_TYPES, undefined),
});

const lateList = describedPayload<PayloadOf<'SKIP_LATE'>>({
  taskIds: texts(),
  cycleKeys: texts(),
});

/** How the payload of every action is read. An action that is missing here does not compile. */
export const ACTION_PAYLOADS = {
  ...ofRecord('VARIETY', wholeRecord(readVariety)),
  ADD_VARIETIES: (payload) => ({ varieties: readVarieties(payload['varieties']) }),
  SAVE_CALIBRATION: describedPayload<PayloadOf<'SAVE_CALIBRATION'>>({
    id: TEXT,
    samples: needed(numbers()),
    atISO: TIME,
  }),
  ADD_JOURNAL_ENTRY: (payload) => ({
    varietyId: textOf(payload, 'varietyId'),
    entry: journalEntry(recordOf(payload, 'entry')),
  }),
  UPDATE_JOURNAL_ENTRY: describedPayload<{ varietyId: string; id: string; patch: JsonRecord }>({
    varietyId: TEXT,
    id: TEXT,
    patch: PATCH,
  }),
  DELETE_JOURNAL_ENTRY: describedPayload<PayloadOf<'DELETE_JOURNAL_ENTRY'>>({
    varietyId: TEXT,
    id: TEXT,
  }),
  ADD_SEED_INTAKE: seedIntake,
  DELETE_SEED_TXN: named,
  SET_SEED_COST: describedPayload<PayloadOf<'SET_SEED_COST'>>({
    varietyId: TEXT,
    bagLb: needed(positive(null)),
    bagCost: needed(positive(null)),
  }),
  SET_SEED_REORDER_LINK: describedPayload<PayloadOf<'SET_SEED_REORDER_LINK'>>({
    varietyId: TEXT,
    url: text(),
  }),
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
  SET_SEED_MATERIAL: describedPayload<PayloadOf<'SET_SEED_MATERIAL'>>({
    varietyId: TEXT,
    ...SEED_SETTING_FIELDS,
  }),
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
  UPDATE_CUSTOMER: patched,
  DELETE_CUSTOMER: named,
  DELETE_PRICE: named,
  TOGGLE_TASK_DONE: named,
  MARK_DAY_DONE: (payload) => ({ ...closedDay(payload), ...someTasks(payload) }),
  ADD_MANUAL_TASK: describedPayload<PayloadOf<'ADD_MANUAL_TASK'>>({
    id: TEXT,
    title: TEXT,
    dateISO: DAY,
    note: optionalText(),
    repeat: choice(MANUAL_TASK_REPEATS, undefined),
    occurrences: whole({ min: 1, or: undefined }),
    untilStopped: optionalFlag(),
  }),
  DELETE_MANUAL_TASK: named,
  STOP_SERIES: describedPayload<PayloadOf<'STOP_SERIES'>>({ seriesId: TEXT }),
  SKIP_TASK: named,
  MARK_PLANTED: describedPayload<PayloadOf<'MARK_PLANTED'>>({ cycleKey: TEXT }),
  MARK_LATE_DONE: lateList,
  MOVE_LATE_TO_TODAY: lateList,
  SKIP_LATE: lateList,
  RECORD_AS_PLANNED: describedPayload<PayloadOf<'RECORD_AS_PLANNED'>>({ ids: texts() }),
  MOVE_TASK: describedPayload<PayloadOf<'MOVE_TASK'>>({ id: TEXT, dateISO: DAY }),
  RECORD_TRAYS_PLANTED: traysPlanted,
  ADD_HARVEST_LOSS: newRecordOf(HARVEST_LOSSES, ['dateISO', 'varietyId', 'qty', 'atISO']),
  DELETE_HARVEST_LOSS: named,
  RECORD_HARVEST: harvestRecord,
  ENTER_HARVEST_SHEET: harvestSheet,
  REMOVE_HARVEST_RECORD: named,
  USE_YIELD: learnedOfVariety,
  USE_BUFFER: learnedOfVariety,
  DISMISS_LEARNING: describedPayload<PayloadOf<'DISMISS_LEARNING'>>({ varietyId: TEXT }),
  COUNT_TRAYS: describedPayload<PayloadOf<'COUNT_TRAYS'>>({
    withHoles: COUNTED,
    withoutHoles: COUNTED,
  }),
  CAPACITY_UPDATE: capacityPatch,
  ...ofRecord('PACKAGING', recordOfKind(PACKAGING)),
  ...ofRecord('OVERHEAD', recordOfKind(OVERHEADS)),
  RECORD_OVERHEAD_BILL: recordOfKind(OVERHEAD_BILLS),
  UPDATE_OVERHEAD_BILL: patched,
  DELETE_OVERHEAD_BILL: named,
  SET_OVERHEAD_SCENARIO: describedPayload<PayloadOf<'SET_OVERHEAD_SCENARIO'>>({
    scenario: needed(OVERHEAD_SCENARIO),
  }),
  ...ofRecord('PRO_ITEM', recordOfKind(PRO_ITEMS)),
  ...ofRecord('PRO_CATEGORY', recordOfKind(PRO_CATEGORIES)),
  ...ofRecord('PRO_SUBGROUP', recordOfKind(PRO_SUBGROUPS)),
  ...ofRecord('PRO_PRODUCT', wholeRecord(readProProduct)),
  PLACE_PRO_ORDER: wholeRecord(readProOrder),
  UPDATE_PRO_ORDER: wholeRecord(readProOrder),
  MOVE_PRO_ORDER: describedPayload<PayloadOf<'MOVE_PRO_ORDER'>>({
    id: TEXT,
    status: needed(choice(PRO_ORDER_STATUSES, undefined)),
  }),
  COMPLETE_PRO_ORDER: named,
  DELETE_PRO_ORDER: named,
  REGENERATE_TASKS: nothing,
  UPDATE_SETTINGS: (payload) => payload,
  UPDATE_BATCH_SETTINGS: describedPayload<PayloadOf<'UPDATE_BATCH_SETTINGS'>>({
    generalBufferPercent: BUFFER,
    consistent: BUFFER_GROUP,
    delicate: BUFFER_GROUP,
    maxExtraTrays: BUFFER,
  }),
  UPSERT_COMMON_TASK: describedPayload<PayloadOf<'UPSERT_COMMON_TASK'>>({
    name: TEXT,
    previous: optionalText(),
  }),
  REMOVE_COMMON_TASK: describedPayload<PayloadOf<'REMOVE_COMMON_TASK'>>({ name: TEXT }),
  IMPORT_RECORDS: importedRecords,
  RESTORE_SYNC_NOTICE: named,
  KEEP_BOTH_OF_SYNC_NOTICE: named,
  DISMISS_SYNC_NOTICE: describedPayload<PayloadOf<'DISMISS_SYNC_NOTICE'>>({ id: optionalText() }),
  LOAD_DATA_SLICES: (payload) => ({
    ...loadedSlices(payload),
    // When the farm of the file began anew, a device has to ask about it as after its own wipe.
    ...(payload.wipedAt !== undefined && { wipedAt: wipeOf(payload) }),
  }),
  LOAD_DEMO_DATA: nothing,
  RESET_DATA: describedPayload<PayloadOf<'RESET_DATA'>>({
    name: needed(choice(RESET_NAMES, undefined)),
  }),
} satisfies Readonly<Record<FarmAction['type'], PayloadReader>>;

const loadedSlices = describedPayload<{ readonly slices: JsonRecord }>({ slices: PATCH });

function wipeOf({ wipedAt }: JsonRecord): string {
  const at = readInstant(wipedAt);
  if (at === null) throw new UsageError("needs a time in 'wipedAt'.");
  return at;
}

function journalEntry(source: JsonRecord): unknown {
  textOf(source, 'id');
  textOf(source, 'text');
  return readJournal([source])[0];
}
