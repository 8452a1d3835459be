import fc from 'fast-check';
import type { FarmAction } from '#state/records/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { TestTab } from '#tests/support/devices/open-tab.ts';
import { anOrder, aRepeatOrder, aVariety, packages } from '#tests/support/builders/builders.ts';
import { chosen, chosenId, does, oneOf } from './chosen.ts';
import { dryLoadAction, proCatalogAction, proOrderAction } from './random-pro.ts';
import { aWeighedHarvest } from '#tests/support/builders/weighed-harvests.ts';
import {
  journalAction,
  lateWorkAction,
  mixAndRoomAction,
  noticeAction,
  simpleOrderAction,
} from './random-list-actions.ts';
import {
  deliveryAction,
  invoiceAction,
  purchaseAction,
  salesAction,
  traysAction,
} from './random-sales.ts';
import { costsAction, seedAction, stockAction } from './random-stock.ts';

/** A choice that becomes an action on whatever farm it meets. */
export interface RandomChoice {
  readonly kind: number;
  readonly pick: number;
  readonly amount: number;
}

export function randomChoice(
  kinds: readonly number[] = [...Array(100).keys()],
): fc.Arbitrary<RandomChoice> {
  const kind = fc.constantFrom(...kinds);
  return fc.record({ kind, pick: fc.nat(99), amount: fc.integer({ min: 1, max: 9 }) });
}

/** A few kinds, so that a history holds what follows one another: who orders, delivers, bills and is paid. */
export function someKinds(): fc.Arbitrary<readonly number[]> {
  return fc.uniqueArray(fc.nat(99), { minLength: 2, maxLength: 6 });
}

export type RandomMove = RandomChoice | 'undo' | 'redo';

export function anyMove(kinds?: readonly number[]): fc.Arbitrary<RandomMove> {
  return fc.oneof(
    { weight: 4, arbitrary: randomChoice(kinds) },
    { weight: 1, arbitrary: fc.constantFrom<('undo' | 'redo')[]>('undo', 'redo') },
  );
}

/** Work of a few kinds. */
export function choices(length: fc.ArrayConstraints): fc.Arbitrary<RandomChoice[]> {
  return someKinds().chain((kinds) => fc.array(randomChoice(kinds), length));
}

/** The same with steps back and forth. */
export function moves(length: fc.ArrayConstraints): fc.Arbitrary<RandomMove[]> {
  return someKinds().chain((kinds) => fc.array(anyMove(kinds), length));
}

export function makeMove({ store, farm }: Pick<TestTab, 'store' | 'farm'>, move: RandomMove): void {
  if (move === 'undo') store.undo();
  else if (move === 'redo') store.redo();
  else store.perform(actionFor(move, farm()));
}

/** Makes something of every kind that people do, most of it on records the farm has. */
export function actionFor({ kind, pick, amount }: RandomChoice, farm: FarmDocument): FarmAction {
  const choices = [
    addVariety,
    editVariety,
    addOrder,
    addOrder,
    editOrder,
    tickTask,
    tickTask,
    putOff,
    growingDay,
    costsAction,
    stockAction,
    traysAction,
    seedAction,
    proCatalogAction,
    proOrderAction,
    dryLoadAction,
    deliveryAction,
    salesAction,
    purchaseAction,
    invoiceAction,
    lateWorkAction,
    noticeAction,
    journalAction,
    simpleOrderAction,
    mixAndRoomAction,
    other,
    remove,
  ];
  return (choices[kind % choices.length] ?? other)(farm, pick, amount);
}

type Choose = (farm: FarmDocument, pick: number, amount: number) => FarmAction;

const AT_ISO = '2026-11-20T08:00:00.000Z';
const NAMES = ['pea', 'kale', 'radish', 'basil'];

const addVariety: Choose = (farm, pick, amount) => {
  const id = NAMES[pick % NAMES.length] ?? 'pea';
  if (amount === 9)
    return does('ADD_VARIETIES', { varieties: [aVariety({ id }), aVariety({ id })] });
  const own = { id: `${id}-${farm.varieties.length}`, daysToHarvest: 5 + amount };
  return does('ADD_VARIETY', aVariety(own));
};

const editVariety: Choose = (farm, pick, amount) => {
  const id = chosenId(farm.varieties, pick);
  if (amount % 2 === 0) return does('UPDATE_VARIETY', { id, patch: { notes: `Note ${amount}` } });
  return does('SAVE_CALIBRATION', { id, samples: [amount, amount + 1], atISO: AT_ISO });
};

const addOrder: Choose = (farm, pick, amount) => {
  const id = `ord_${farm.orders.length}_${pick}`;
  const items = [packages(chosenId(farm.products, pick), amount, 4)];
  if (amount % 2 === 0) {
    return does('ADD_ORDER', aRepeatOrder({ id, name: id, items, startDate: '2026-11-21' }));
  }
  return does('ADD_ORDER', anOrder({ id, name: id, items, date: `2026-12-0${amount}` }));
};

const editOrder: Choose = (farm, pick, amount) => {
  const order = chosen(farm.orders, pick);
  if (order === undefined) return addOrder(farm, pick, amount);
  return does('UPDATE_ORDER', { ...order, customer: `Customer ${amount}` });
};

const tickTask: Choose = (farm, pick) =>
  does('TOGGLE_TASK_DONE', { id: chosenId(farm.tasks, pick) });

const putOff: Choose = (farm, pick, amount) => {
  const id = chosenId(farm.tasks, pick);
  if (amount > 6) return does('SKIP_TASK', { id });
  return does('MOVE_TASK', { id, dateISO: `2026-11-2${amount}` });
};

const growingDay: Choose = (farm, pick, amount) => {
  const varietyId = chosenId(farm.varieties, pick);
  const day = { dateISO: `2026-11-2${amount}`, varietyId };
  const planted = { actualTrays: amount, expectedTrays: 2, taskIds: [], source: 'manual' } as const;
  const record = aWeighedHarvest({ ...day, trays: amount, weightOz: amount * 9 });
  return oneOf(pick, [
    does('RECORD_TRAYS_PLANTED', {
      dateISO: day.dateISO,
      entries: [{ varietyId, ...planted }],
      recordedAtISO: AT_ISO,
      markDayDone: amount % 2 === 0,
    }),
    does('ADD_HARVEST_LOSS', { ...day, qty: amount, note: '', atISO: AT_ISO }),
    does('DELETE_HARVEST_LOSS', { id: chosenId(farm.harvestLosses, pick) }),
    does('RECORD_HARVEST', { record }),
    does('REMOVE_HARVEST_RECORD', { id: chosenId(farm.harvestLog ?? [], pick) }),
    does('DISMISS_LEARNING', { varietyId: day.varietyId }),
    does('UPDATE_SETTINGS', { trays: { dirtyThreshold: amount } }),
    does('CAPACITY_UPDATE', { trayInventory: { withHoles: amount, withoutHoles: 9 } }),
  ]);
};

const other: Choose = (farm, pick, amount) => {
  if (pick === 42) return { type: 'LOAD_DEMO_DATA' };
  const dateISO = `2026-11-2${amount}`;
  const weekly = { repeat: 'WEEKLY', untilStopped: true } as const;
  return oneOf(pick, [
    does('UPSERT_COMMON_TASK', { name: `Wash ${pick % 5}` }),
    does('REMOVE_COMMON_TASK', { name: chosen(farm.settings.commonTasks, pick) ?? 'nothing' }),
    does('ADD_MANUAL_TASK', { id: `gen_${pick}_${farm.tasks.length}`, title: 'Sweep', dateISO }),
    does('ADD_MANUAL_TASK', { id: 'gen_series', title: 'Sanitize', dateISO, ...weekly }),
    does('STOP_SERIES', { seriesId: 'gen_series' }),
    does('UPDATE_SETTINGS', { planner: { defaultHarvestBufferDays: amount % 4 } }),
    does('UPDATE_BATCH_SETTINGS', { ...farm.batchSettings, generalBufferPercent: amount }),
    does('MARK_DAY_DONE', { dateISO }),
    does('IMPORT_RECORDS', {
      varieties: [aVariety({ id: `file-${pick}`, daysToHarvest: 5 + amount })],
      orders: { orders: farm.orders.slice(0, 2).map((order) => ({ ...order, customer: 'File' })) },
    }),
  ]);
};

const remove: Choose = (farm, pick, amount) => {
  if (amount > 6) return does('DELETE_VARIETY', { id: chosenId(farm.varieties, pick) });
  return does('DELETE_ORDER', { id: chosenId(farm.orders, pick) });
};
