import fc from 'fast-check';
import type { FarmAction } from '#state/records/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { TestTab } from '#tests/support/devices/open-tab.ts';
import { anOrder, aRepeatOrder, aVariety, packages } from '#tests/support/builders/builders.ts';
import { chosenId } from './chosen.ts';
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

/** Something done in a tab: an action, or a step back or forth. */
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

const NAMES = ['pea', 'kale', 'radish', 'basil'];

const addVariety: Choose = (farm, pick, amount) => {
  const id = NAMES[pick % NAMES.length] ?? 'pea';
  if (amount === 9)
    return { type: 'ADD_VARIETIES', payload: { varieties: [aVariety({ id }), aVariety({ id })] } };
  return {
    type: 'ADD_VARIETY',
    payload: aVariety({ id: `${id}-${farm.varieties.length}`, daysToHarvest: 5 + amount }),
  };
};

const editVariety: Choose = (farm, pick, amount) => {
  const id = chosenId(farm.varieties, pick);
  if (amount % 2 === 0)
    return { type: 'UPDATE_VARIETY', payload: { id, patch: { notes: `Note ${amount}` } } };
  return {
    type: 'SAVE_CALIBRATION',
    payload: { id, samples: [amount, amount + 1], atISO: '2026-11-20T08:00:00.000Z' },
  };
};

const addOrder: Choose = (farm, pick, amount) => {
  const id = `ord_${farm.orders.length}_${pick}`;
  const items = [packages(chosenId(farm.products, pick), amount, 4)];
  if (amount % 2 === 0) {
    return {
      type: 'ADD_ORDER',
      payload: aRepeatOrder({ id, name: id, items, startDate: '2026-11-21' }),
    };
  }
  return {
    type: 'ADD_ORDER',
    payload: anOrder({ id, name: id, items, date: `2026-12-0${amount}` }),
  };
};

const editOrder: Choose = (farm, pick, amount) => {
  const order = farm.orders[pick % Math.max(1, farm.orders.length)];
  if (order === undefined) return addOrder(farm, pick, amount);
  return { type: 'UPDATE_ORDER', payload: { ...order, customer: `Customer ${amount}` } };
};

const tickTask: Choose = (farm, pick) => ({
  type: 'TOGGLE_TASK_DONE',
  payload: { id: chosenId(farm.tasks, pick) },
});

const putOff: Choose = (farm, pick, amount) => {
  const id = chosenId(farm.tasks, pick);
  if (amount > 6) return { type: 'SKIP_TASK', payload: { id } };
  return { type: 'MOVE_TASK', payload: { id, dateISO: `2026-11-2${amount}` } };
};

const growingDay: Choose = (farm, pick, amount) => {
  const varietyId = chosenId(farm.varieties, pick);
  const day = { dateISO: `2026-11-2${amount}`, varietyId };
  const atISO = '2026-11-20T08:00:00.000Z';
  const record = aWeighedHarvest({ ...day, trays: amount, weightOz: amount * 9 });
  const actions: FarmAction[] = [
    {
      type: 'RECORD_TRAYS_PLANTED',
      payload: {
        dateISO: day.dateISO,
        entries: [
          { varietyId, actualTrays: amount, expectedTrays: 2, taskIds: [], source: 'manual' },
        ],
        recordedAtISO: atISO,
        markDayDone: amount % 2 === 0,
      },
    },
    { type: 'ADD_HARVEST_LOSS', payload: { ...day, qty: amount, note: '', atISO } },
    { type: 'DELETE_HARVEST_LOSS', payload: { id: chosenId(farm.harvestLosses, pick) } },
    { type: 'RECORD_HARVEST', payload: { record } },
    { type: 'REMOVE_HARVEST_RECORD', payload: { id: chosenId(farm.harvestLog ?? [], pick) } },
    { type: 'DISMISS_LEARNING', payload: { varietyId: day.varietyId } },
    { type: 'UPDATE_SETTINGS', payload: { trays: { dirtyThreshold: amount } } },
    { type: 'CAPACITY_UPDATE', payload: { trayInventory: { withHoles: amount, withoutHoles: 9 } } },
  ];
  return actions[pick % actions.length] ?? { type: 'REGENERATE_TASKS' };
};

const other: Choose = (farm, pick, amount) => {
  const actions: FarmAction[] = [
    { type: 'UPSERT_COMMON_TASK', payload: { name: `Wash ${pick % 5}` } },
    {
      type: 'REMOVE_COMMON_TASK',
      payload: {
        name: chosenId(
          farm.settings.commonTasks.map((id) => ({ id })),
          pick,
        ),
      },
    },
    {
      type: 'ADD_MANUAL_TASK',
      payload: {
        id: `gen_${pick}_${farm.tasks.length}`,
        title: 'Sweep',
        dateISO: `2026-11-2${amount}`,
      },
    },
    {
      type: 'ADD_MANUAL_TASK',
      payload: {
        id: 'gen_series',
        title: 'Sanitize',
        dateISO: `2026-11-2${amount}`,
        repeat: 'WEEKLY',
        untilStopped: true,
      },
    },
    { type: 'STOP_SERIES', payload: { seriesId: 'gen_series' } },
    { type: 'UPDATE_SETTINGS', payload: { planner: { defaultHarvestBufferDays: amount % 4 } } },
    {
      type: 'UPDATE_BATCH_SETTINGS',
      payload: { ...farm.batchSettings, generalBufferPercent: amount },
    },
    { type: 'MARK_DAY_DONE', payload: { dateISO: `2026-11-2${amount}` } },
    {
      type: 'IMPORT_RECORDS',
      payload: {
        varieties: [aVariety({ id: `file-${pick}`, daysToHarvest: 5 + amount })],
        orders: {
          orders: farm.orders.slice(0, 2).map((order) => ({ ...order, customer: 'File' })),
        },
      },
    },
  ];
  if (pick === 42) return { type: 'LOAD_DEMO_DATA' };
  return actions[pick % actions.length] ?? { type: 'REGENERATE_TASKS' };
};

const remove: Choose = (farm, pick, amount) => {
  if (amount > 6)
    return { type: 'DELETE_VARIETY', payload: { id: chosenId(farm.varieties, pick) } };
  return { type: 'DELETE_ORDER', payload: { id: chosenId(farm.orders, pick) } };
};
