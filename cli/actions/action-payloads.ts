import { runToCompletion } from '#domain/records/run-to-completion.ts';
import { PRO_ORDER_STATUSES } from '#domain/alchemy/orders/order-statuses.ts';
import { sizeInUseText } from '#domain/catalog/tray-size.ts';
import { TASK_TYPES, MANUAL_TASK_REPEATS } from '#domain/planning/task.ts';
import { RESET_NAMES } from '#state/records/reset-data.ts';
import type { ActionContext } from '#domain/calendar/moment.ts';
import type { CountedTrays } from '#domain/trays/count-trays.ts';
import { ACTIONS } from '#state/records/actions.ts';
import type { ActionRules, FiledRules, RecordName } from '#state/records/action-rules.ts';
import type { FarmAction, PayloadOf } from '#state/records/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { readTexts, type JsonRecord, asRecord } from '#state/read/coerce.ts';
import { readJournal } from '#state/read/read-journal.ts';
import { knownTargets, readDeliveryChanges } from '#state/read/slices/read-order-items.ts';
import {
  readOrder,
  readRecurring,
  readSingles,
  storedOrderSteps,
} from '#state/read/slices/read-orders.ts';
import { readProOrder } from '#state/read/slices/read-pro-orders.ts';
import { readWipe, wipeFields } from '#state/read/slices/read-sync-meta.ts';
import { readVarieties } from '#state/read/slices/read-varieties.ts';
import { OVERHEAD_SCENARIO, SEED_SETTING_FIELDS } from '#state/schema/catalog.ts';
import { type FieldsFor } from '#state/schema/merge-rule.ts';
import * as a from '#state/schema/field.ts';
import { HARVEST_LOSSES } from '#state/schema/work.ts';
import { UsageError } from '../command.ts';
import {
  capacityPatch,
  harvestRecord,
  harvestSheet,
  someTasks,
  traysPlanted,
} from './growing-day.ts';
import {
  describedPayload,
  newRecordOf,
  type PayloadReader,
  type Payloads,
  recordOf,
  recordsIn,
  textOf,
} from './described-payload.ts';
import { DRY_LOAD_PAYLOADS } from './dry-load-payloads.ts';
import { INVOICE_PAYLOADS } from './invoice-payloads.ts';
import { countedPayload, materialPatch, receivedPayload } from './material-payloads.ts';
import { PURCHASE_PAYLOADS } from './purchase-payloads.ts';
import { DELIVERY_PAYLOADS } from './delivery-payloads.ts';
import { SALES_PAYLOADS } from './sales-payloads.ts';
import { SEED_LOT_PAYLOADS } from './seed-lot-payloads.ts';
import { seedIntake } from './seed-payloads.ts';
import type { AgreedChange } from '#state/records/orders/deliveries.ts';
import { readMaterials } from '#state/read/slices/read-materials.ts';
import { readPrices } from '#state/read/slices/read-sales.ts';

/** Records to add or replace; fields that the file leaves out get their defaults. */
function importedRecords(payload: JsonRecord, farm: FarmDocument): unknown {
  const orders = asRecord(payload['orders']);
  const varieties = readVarieties(payload['varieties']);
  const known = knownTargets({ ...farm, varieties: [...farm.varieties, ...varieties] });
  return {
    varieties,
    prices: readPrices(payload['prices']),
    materials: readMaterials(payload['materials'], null).materials,
    orders: {
      orders: runToCompletion(storedOrderSteps(orders['orders'], known)),
      recurring: readRecurring(orders['recurring']),
      single: readSingles(orders['single']),
    },
  };
}

/** What is agreed about deliveries, as a file lists it; ids and times may be left out. */
function agreedChanges(
  payload: JsonRecord,
  field: string,
  farm: FarmDocument,
): readonly AgreedChange[] {
  return recordsIn(payload, field, 'changes').map((source) => {
    const [change] = readDeliveryChanges([source], knownTargets(farm));
    if (change === undefined) throw new UsageError(`needs valid changes in '${field}'.`);
    const { id, atISO, ...rest } = change;
    // What the file leaves out is given when the change is written down.
    const given = { ...('id' in source && { id }), ...('atISO' in source && { atISO }) };
    return { ...rest, ...given };
  });
}

const TEXT = a.required(a.text());

const DAY = a.required(a.day());
const TIME = a.required(a.instant());
/** What is changed of a record: fields of any kind. */
const PATCH = a.required(a.opaque());

const named = describedPayload<RecordName>({ id: TEXT });

const patched = describedPayload<RecordName & { readonly patch: JsonRecord }>({
  id: TEXT,
  patch: PATCH,
});

const learned = { varietyId: TEXT, todayISO: DAY };

const nothing: PayloadReader = () => undefined;

/** A size that nothing grows in. */
const freeSize: PayloadReader = (payload, { varieties }) => {
  const { id } = named(payload);
  const inUse = sizeInUseText(varieties, id);
  if (inUse !== '') throw new UsageError(inUse);
  return { id };
};

const wholeOrder: PayloadReader = (payload, farm) =>
  readOrder(payload, textOf(payload, 'id'), knownTargets(farm));

const proOrder: PayloadReader = (payload) => readProOrder(payload, textOf(payload, 'id'));

/** As in the dialog, what is no number counts as no buffer. */
const BUFFER = a.number({ or: 0 });
const BUFFER_GROUP = a.required(
  a.object<PayloadOf<'UPDATE_BATCH_SETTINGS'>['consistent']>({
    percent: BUFFER,
    varieties: a.texts(),
  }),
);

const COUNT = a.required(a.whole({ min: 0, or: 0 }));
const COUNTED = a.required(a.object<CountedTrays>({ clean: COUNT, dirty: COUNT }));

const closedDay = describedPayload<Omit<PayloadOf<'MARK_DAY_DONE'>, 'taskIds'>>({
  dateISO: DAY,
  type: a.choice(TASK_TYPES, undefined),
});

const LATE_LIST = { taskIds: a.texts(), cycleKeys: a.texts() };

/** An action that is missing here, and is not as plain as most, does not compile. */
const PAYLOADS: Payloads = {
  ADD_VARIETIES: (payload) => ({
    varieties: readVarieties(payload['varieties']),
    ...(typeof payload['sliver'] === 'number' && { sliver: payload['sliver'] }),
  }),
  SAVE_CALIBRATION: { id: TEXT, samples: a.required(a.numbers()), atISO: TIME },
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
  ...SEED_LOT_PAYLOADS,
  ...INVOICE_PAYLOADS,
  SET_SEED_COST: {
    varietyId: TEXT,
    bagLb: a.required(a.positive(null)),
    bagCost: a.required(a.positive(null)),
  },
  SET_SEED_REORDER_LINK: { varietyId: TEXT, url: a.text() },
  UPDATE_MATERIAL: materialPatch,
  RECEIVE_STOCK: receivedPayload,
  ADJUST_STOCK: countedPayload,
  COUNT_STOCK: (payload) => ({
    seeds: recordsIn(payload, 'seeds').map(seedIntake),
    materials: recordsIn(payload, 'materials').map(countedPayload),
  }),
  SET_SEED_MATERIAL: { varietyId: TEXT, ...SEED_SETTING_FIELDS },
  TAKE_ORDER: (payload, farm, moment) => ({
    order: wholeOrder(recordOf(payload, 'order'), farm, moment),
    changes: agreedChanges(payload, 'changes', farm),
  }),
  CHANGE_DELIVERIES: (payload, farm) => ({
    add: agreedChanges(payload, 'add', farm),
    remove: readTexts(payload.remove),
  }),
  ...DELIVERY_PAYLOADS,
  ...SALES_PAYLOADS,
  ...DRY_LOAD_PAYLOADS,
  ...PURCHASE_PAYLOADS,
  UPDATE_PRO_STANDING: patched,
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
  STOP_SERIES: { seriesId: TEXT },
  MARK_PLANTED: { cycleKey: TEXT },
  MARK_LATE_DONE: LATE_LIST,
  MOVE_LATE_TO_TODAY: LATE_LIST,
  SKIP_LATE: LATE_LIST,
  RECORD_AS_PLANNED: { ids: a.texts() },
  MOVE_TASK: { id: TEXT, dateISO: DAY },
  RECORD_TRAYS_PLANTED: traysPlanted,
  ADD_HARVEST_LOSS: newRecordOf(HARVEST_LOSSES, ['dateISO', 'varietyId', 'qty', 'atISO']),
  RECORD_HARVEST: harvestRecord,
  ENTER_HARVEST_SHEET: harvestSheet,
  USE_YIELD: learned,
  USE_BUFFER: learned,
  DISMISS_LEARNING: { varietyId: TEXT },
  COUNT_TRAYS: { withHoles: COUNTED, withoutHoles: COUNTED },
  CAPACITY_UPDATE: capacityPatch,
  DELETE_TRAY_SIZE: freeSize,
  SET_OVERHEAD_SCENARIO: { scenario: a.required(OVERHEAD_SCENARIO) },
  PLACE_PRO_ORDER: proOrder,
  UPDATE_PRO_ORDER: proOrder,
  MOVE_PRO_ORDER: { id: TEXT, status: a.required(a.choice(PRO_ORDER_STATUSES, undefined)) },
  REGENERATE_TASKS: nothing,
  UPDATE_SETTINGS: (payload) => payload,
  UPDATE_BATCH_SETTINGS: {
    generalBufferPercent: BUFFER,
    consistent: BUFFER_GROUP,
    delicate: BUFFER_GROUP,
    maxExtraTrays: BUFFER,
    sliver: a.number({ or: undefined }),
  },
  UPSERT_COMMON_TASK: { name: TEXT, previous: a.optionalText() },
  REMOVE_COMMON_TASK: { name: TEXT },
  IMPORT_RECORDS: importedRecords,
  DISMISS_SYNC_NOTICE: { id: a.optionalText() },
  LOAD_DATA_SLICES: (payload) => ({
    ...loadedSlices(payload),
    // When the farm of the file began anew, a device has to ask about it as after its own wipe.
    ...(payload.wipedAt !== undefined && wipeOf(payload)),
  }),
  LOAD_DEMO_DATA: nothing,
  RESET_DATA: { name: a.required(a.choice(RESET_NAMES, undefined)) },
};

/** Whether a farm has an action of this name. */
export function isActionType(type: unknown): type is FarmAction['type'] {
  return typeof type === 'string' && Object.hasOwn(ACTIONS, type);
}

/** The payload of an action as a file says it, or a refusal of what it lacks. */
export function readPayload(
  type: FarmAction['type'],
  payload: JsonRecord,
  farm: FarmDocument,
  moment: ActionContext,
): unknown {
  const how = PAYLOADS[type] ?? plain(ACTIONS[type]);
  // The fields of whatever payload the action has.
  return typeof how === 'function'
    ? how(payload, farm, moment)
    : describedPayload(how as FieldsFor<object>)(payload);
}

/** As the rules of the action say, or by an id alone; of a whole record, what the file leaves out gets its default. */
function plain(rules: ActionRules<never>): PayloadReader {
  const { payload: how } = rules as Partial<FiledRules<unknown>>;
  if (how === undefined) return named;
  return how === 'patch' ? patched : (payload, farm) => how(payload, textOf(payload, 'id'), farm);
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
