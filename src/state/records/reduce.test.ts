import { expect, test } from 'vitest';
import { MOMENT, act, deepFrozen } from '#tests/support/devices/act.ts';
import { aWeighedHarvest } from '#tests/support/builders/weighed-harvests.ts';
import {
  aFarm,
  aMix,
  aRecurringOrder,
  aSingleOrder,
  aVariety,
  anOrder,
  someSettings,
} from '#tests/support/builders/builders.ts';
import { aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { anItem, aProProduct } from '#tests/support/builders/alchemy-builders.ts';
import {
  aBill,
  aMaterial,
  anOverhead,
  aPackaging,
  aPurchase,
} from '#tests/support/builders/catalog-builders.ts';
import { ENTRY, JARS, LOSS, SALTS, aBusyFarm } from '#tests/support/farms/busy-farm.ts';
import { aProOrder, aProRecurrence } from '#tests/support/builders/pro-order-builders.ts';
import { aSeedIntake } from '#tests/support/builders/report-builders.ts';
import type { FarmAction } from './farm-action.ts';
import { DELETED_ELSEWHERE, rejectDeleted, refuseGoneTask } from './edited-record.ts';
import { reduce } from './reduce.ts';

type PayloadOf<K> =
  Extract<FarmAction, { readonly type: K }> extends { readonly payload: infer P } ? P : undefined;

const DELIVERY = { orderId: 'ord_1', dateISO: '2025-03-14' };
const AGREED = { kind: 'LESS', ...DELIVERY, varietyId: 'pea', oz: 2 } as const;

/** One of each kind; a kind that is missing here does not compile. */
const ONE_OF_EACH: { readonly [K in FarmAction['type']]: PayloadOf<K> } = {
  ADD_VARIETY: aVariety({ id: 'radish' }),
  ADD_VARIETIES: { varieties: [aVariety({ id: 'kale' }), aVariety({ id: 'kale' })] },
  UPDATE_VARIETY: { id: 'pea', patch: { name: 'Speckled Pea' } },
  DELETE_VARIETY: { id: 'pea' },
  SAVE_CALIBRATION: { id: 'pea', samples: [8, 9], atISO: '2025-03-10T12:00:00.000Z' },
  ADD_JOURNAL_ENTRY: { varietyId: 'pea', entry: { ...ENTRY, id: 'jrn_2' } },
  UPDATE_JOURNAL_ENTRY: { varietyId: 'pea', id: 'jrn_1', patch: { pinned: true } },
  DELETE_JOURNAL_ENTRY: { varietyId: 'pea', id: 'jrn_1' },
  ADD_SEED_INTAKE: aSeedIntake({ id: 'seed_2', pounds: 25, atISO: '2025-03-10T12:00:00.000Z' }),
  DELETE_SEED_TXN: { id: 'seed_1' },
  UPDATE_SEED_LOT: { txnId: 'seed_1', patch: { status: 'BLOCKED' } },
  ADD_GERMINATION_TEST: { txnId: 'seed_1', test: { dateISO: '2025-03-09', percent: 88 } },
  DELETE_GERMINATION_TEST: { txnId: 'seed_1', id: 'gts_1' },
  SET_PLANTED_LOTS: {
    dateISO: '2025-02-20',
    varietyId: 'pea',
    seedLots: [{ txnId: 'seed_1', trays: 1 }],
  },
  SET_SEED_COST: { varietyId: 'pea', bagLb: 25, bagCost: 75 },
  SET_SEED_REORDER_LINK: { varietyId: 'pea', url: 'https://seeds.example.com/pea' },
  ADD_MATERIAL: aMaterial({ id: 'mat_tub' }),
  UPDATE_MATERIAL: { id: 'mat_soil', patch: { name: 'Coir' } },
  DELETE_MATERIAL: { id: 'mat_soil' },
  RECEIVE_STOCK: { id: 'mat_soil', quantity: { qty: 2, unit: 'lb' } },
  ADJUST_STOCK: { id: 'mat_soil', quantity: { qty: 3, unit: 'lb' } },
  COUNT_STOCK: { seeds: [], materials: [{ id: 'mat_soil', quantity: { qty: 7, unit: 'lb' } }] },
  SET_PRIMARY_SOIL: { id: 'mat_soil' },
  SET_SEED_MATERIAL: { varietyId: 'pea', seedMaterialId: 'mat_seed', gramsPerTray: 200 },
  ADD_PRODUCT: aMix({ kale: 100 }, { id: 'mix_green' }),
  UPDATE_PRODUCT: { id: 'mix_salad', patch: { name: 'Spring' } },
  DELETE_PRODUCT: { id: 'mix_salad' },
  ADD_ORDER: anOrder({ id: 'ord_2' }),
  TAKE_ORDER: { order: anOrder({ id: 'ord_2' }), changes: [AGREED] },
  CHANGE_DELIVERIES: { add: [AGREED], remove: [] },
  SET_ORDER_END: { list: 'recurring', id: 'rec_1', endDate: '2025-06-30' },
  ADD_ORDER_PAUSE: {
    list: 'recurring',
    id: 'rec_1',
    pause: { from: '2025-04-01', to: '2025-04-07' },
  },
  REMOVE_ORDER_PAUSE: { list: 'recurring', id: 'rec_1', pauseId: 'pau_1' },
  MARK_DELIVERIES: { deliveries: [DELIVERY], status: 'PACKED' },
  SET_DELIVERY_BATCHES: {
    orderId: 'ord_gone',
    dateISO: '2025-03-07',
    varietyId: 'pea',
    batches: [{ batch: 'pea|2025-03-07', oz: 4 }],
  },
  CORRECT_DELIVERY: { ...DELIVERY, note: 'At the back door' },
  ADD_CUSTOMER: { name: 'Cafe Luma' },
  UPDATE_CUSTOMER: { id: 'cus_1', patch: { phone: '555 0100' } },
  DELETE_CUSTOMER: { id: 'cus_1' },
  SET_PRICE: { varietyId: 'pea', packageOz: 4, amount: 5, from: null },
  DELETE_PRICE: { id: 'prc_1' },
  ISSUE_INVOICE: {
    customer: 'Bistro',
    fromISO: '2025-02-20',
    dateISO: '2025-03-10',
    leaveOut: [],
    extra: [],
  },
  VOID_INVOICE: { id: 'inv_1' },
  NUMBER_AGAIN: { id: 'inv_2' },
  MARK_SENT: { id: 'inv_1', dateISO: '2025-03-10' },
  ADD_PAYMENT: {
    payment: { customer: 'Bistro', dateISO: '2025-03-10', amount: 5, method: '', note: '' },
  },
  DELETE_PAYMENT: { id: 'pay_1' },
  UPDATE_ORDER: anOrder({ date: '2025-03-20' }),
  DELETE_ORDER: { id: 'ord_1' },
  ADD_RECURRING: aRecurringOrder({ id: 'rec_2' }),
  UPDATE_RECURRING: { id: 'rec_1', patch: { name: 'Green Cart' } },
  DELETE_RECURRING: { id: 'rec_1' },
  ADD_SINGLE: aSingleOrder({ id: 'one_2' }),
  UPDATE_SINGLE: { id: 'one_1', patch: { date: '2025-03-21' } },
  DELETE_SINGLE: { id: 'one_1' },
  TOGGLE_TASK_DONE: { id: '2025-03-14|HARVEST|pea' },
  MARK_DAY_DONE: { dateISO: '2025-03-14' },
  ADD_MANUAL_TASK: { id: 'gen_2', title: 'Call', dateISO: '2025-03-12' },
  DELETE_MANUAL_TASK: { id: 'gen_1' },
  STOP_SERIES: { seriesId: 'gen_9' },
  SKIP_TASK: { id: '2025-03-14|HARVEST|pea' },
  MARK_PLANTED: { cycleKey: 'pea|2025-03-14' },
  MARK_LATE_DONE: { taskIds: [], cycleKeys: ['pea|2025-03-14'] },
  MOVE_LATE_TO_TODAY: { taskIds: ['2025-03-04|SOAK|pea'], cycleKeys: [] },
  SKIP_LATE: { taskIds: ['2025-03-04|SOAK|pea'], cycleKeys: [] },
  RECORD_AS_PLANNED: { ids: ['2025-03-04|PLANT|pea'] },
  MOVE_TASK: { id: '2025-03-14|HARVEST|pea', dateISO: '2025-03-15' },
  RECORD_TRAYS_PLANTED: {
    dateISO: '2025-03-04',
    entries: [
      { varietyId: 'pea', actualTrays: 3, expectedTrays: 2, taskIds: [], source: 'manual' },
    ],
    recordedAtISO: '2025-03-10T12:00:00.000Z',
  },
  ADD_HARVEST_LOSS: { ...LOSS, id: 'loss_2' },
  DELETE_HARVEST_LOSS: { id: 'loss_1' },
  RECORD_HARVEST: { record: aWeighedHarvest({ dateISO: '2025-03-10' }) },
  ENTER_HARVEST_SHEET: { cutIds: ['2025-03-14|HARVEST|pea'], records: [] },
  REMOVE_HARVEST_RECORD: { id: 'hrv_pea|2025-03-09' },
  USE_YIELD: { varietyId: 'pea', todayISO: '2025-03-10' },
  USE_BUFFER: { varietyId: 'pea', todayISO: '2025-03-10' },
  DISMISS_LEARNING: { varietyId: 'pea' },
  COUNT_TRAYS: { withHoles: { clean: 30, dirty: 2 }, withoutHoles: { clean: 70, dirty: 0 } },
  CAPACITY_UPDATE: { trayInventory: { withHoles: 60, withoutHoles: 120 } },
  ADD_PACKAGING: aPackaging({ id: 'pkg_2' }),
  UPDATE_PACKAGING: { id: 'pkg_4', patch: { name: 'Clamshell' } },
  DELETE_PACKAGING: { id: 'pkg_4' },
  ADD_OVERHEAD: anOverhead({ id: 'ovh_water' }),
  UPDATE_OVERHEAD: { id: 'ovh_rent', patch: { cost: 650 } },
  DELETE_OVERHEAD: { id: 'ovh_rent' },
  RECORD_OVERHEAD_BILL: aBill({ id: 'bill_water' }),
  UPDATE_OVERHEAD_BILL: { id: 'bill_rent', patch: { amount: 650 } },
  DELETE_OVERHEAD_BILL: { id: 'bill_rent' },
  SET_OVERHEAD_SCENARIO: { scenario: { ...aFarm().catalog.overheadScenario, trays: 300 } },
  ADD_PRO_ITEM: anItem({ id: 'itm_salt' }),
  UPDATE_PRO_ITEM: { id: 'jar', patch: { stockQty: 5 } },
  DELETE_PRO_ITEM: { id: 'jar' },
  ADD_PRO_CATEGORY: { ...SALTS, id: 'cat_2' },
  UPDATE_PRO_CATEGORY: { id: SALTS.id, patch: { name: 'Seasonings' } },
  DELETE_PRO_CATEGORY: { id: 'cat_empty' },
  ADD_PRO_SUBGROUP: { ...JARS, id: 'grp_2' },
  UPDATE_PRO_SUBGROUP: { id: JARS.id, patch: { name: 'Tins' } },
  DELETE_PRO_SUBGROUP: { id: JARS.id },
  ADD_PRO_PRODUCT: aProProduct({ id: 'prd_salt' }),
  UPDATE_PRO_PRODUCT: { id: 'jars', patch: { sku: 'PP-40' } },
  DELETE_PRO_PRODUCT: { id: 'jars' },
  PLACE_PRO_ORDER: aProOrder(5),
  UPDATE_PRO_ORDER: aProOrder(5),
  MOVE_PRO_ORDER: { id: 'JANE-001', status: 'pending' },
  COMPLETE_PRO_ORDER: { id: 'JANE-001' },
  DELETE_PRO_ORDER: { id: 'JANE-001' },
  ACCEPT_DRY_PLAN: { loads: [aDryLoad({ startISO: '2025-03-24' })], drop: [] },
  MOVE_DRY_LOAD: { id: 'dry_fd-1_2025-03-17', startISO: '2025-03-18' },
  CANCEL_DRY_LOAD: { id: 'dry_fd-1_2025-03-17' },
  START_DRY_LOAD: { id: 'dry_fd-1_2025-03-17' },
  WEIGH_DRY_LOAD: {
    id: 'dry_fd-1_2025-03-17',
    lines: [{ itemId: 'powder', dryG: 240 }],
  },
  WEIGH_DRY_LINE: { loadId: 'dry_fd-1_2025-03-17', itemId: 'powder', dryG: 240 },
  ADD_PRO_STANDING: { ...aProRecurrence(), id: '' },
  ORDER_STOCK: { purchases: [aPurchase({ id: 'pur_2', stockId: 'seed:pea' })] },
  RECEIVE_PURCHASE: { id: 'pur_1', qty: 4, dateISO: '2025-03-10', restComes: true },
  CHANGE_PURCHASE: { id: 'pur_1', patch: { note: 'By truck' } },
  CANCEL_PURCHASE: { id: 'pur_1' },
  UPDATE_PRO_STANDING: { id: 'JANE-009', patch: { endDate: '2025-06-30' } },
  DELETE_PRO_STANDING: { id: 'JANE-009' },
  REGENERATE_TASKS: undefined,
  UPDATE_SETTINGS: { trays: { stackLimit: 3 } },
  UPDATE_BATCH_SETTINGS: { ...aFarm().batchSettings, maxExtraTrays: 2 },
  UPSERT_COMMON_TASK: { name: 'Order seed' },
  REMOVE_COMMON_TASK: { name: 'Sweep/Mop' },
  IMPORT_RECORDS: { varieties: [aVariety({ id: 'radish' })], orders: { orders: [anOrder()] } },
  RESTORE_SYNC_NOTICE: { id: 'met_1' },
  KEEP_BOTH_OF_SYNC_NOTICE: { id: 'met_1' },
  DISMISS_SYNC_NOTICE: {},
  LOAD_DATA_SLICES: { slices: { settings: someSettings() } },
  LOAD_DEMO_DATA: undefined,
  RESET_DATA: { name: 'varieties' },
};

const ACTIONS = Object.entries(ONE_OF_EACH).map(
  ([type, payload]) => ({ type, payload }) as unknown as FarmAction,
);

test.each(ACTIONS)('$type changes a farm and never the farm it was given', (action) => {
  const farm = aBusyFarm();
  const frozen = deepFrozen(aBusyFarm());
  const after = act(frozen, deepFrozen(action));
  expect(after).not.toEqual(farm);
  expect(frozen).toEqual(farm);
});

test.each(ACTIONS)('$type gives the same result each time', (action) => {
  expect(act(aBusyFarm(), action)).toEqual(act(aBusyFarm(), action));
});

test.each<FarmAction>([
  { type: 'UPDATE_VARIETY', payload: { id: 'none', patch: { name: 'X' } } },
  { type: 'DELETE_VARIETY', payload: { id: 'none' } },
  {
    type: 'SAVE_CALIBRATION',
    payload: { id: 'none', samples: [8], atISO: '2025-03-10T12:00:00.000Z' },
  },
  {
    type: 'SAVE_CALIBRATION',
    payload: { id: 'pea', samples: [], atISO: '2025-03-10T12:00:00.000Z' },
  },
  { type: 'ADD_JOURNAL_ENTRY', payload: { varietyId: 'none', entry: ENTRY } },
  {
    type: 'UPDATE_JOURNAL_ENTRY',
    payload: { varietyId: 'pea', id: 'none', patch: { pinned: true } },
  },
  { type: 'DELETE_JOURNAL_ENTRY', payload: { varietyId: 'pea', id: 'none' } },
  { type: 'DELETE_SEED_TXN', payload: { id: 'none' } },
  { type: 'UPDATE_SEED_LOT', payload: { txnId: 'none', patch: { code: 'X' } } },
  { type: 'DELETE_GERMINATION_TEST', payload: { txnId: 'seed_1', id: 'none' } },
  { type: 'SET_SEED_COST', payload: { varietyId: 'none', bagLb: 25, bagCost: 75 } },
  { type: 'SET_SEED_COST', payload: { varietyId: 'pea', bagLb: 0, bagCost: 75 } },
  { type: 'SET_SEED_REORDER_LINK', payload: { varietyId: 'pea', url: 'javascript:alert(1)' } },
  { type: 'SET_SEED_REORDER_LINK', payload: { varietyId: 'pea', url: '' } },
  { type: 'UPDATE_PACKAGING', payload: { id: 'none', patch: { name: 'X' } } },
  { type: 'DELETE_PACKAGING', payload: { id: 'none' } },
  { type: 'UPDATE_OVERHEAD', payload: { id: 'none', patch: { cost: 1 } } },
  { type: 'DELETE_OVERHEAD', payload: { id: 'none' } },
  { type: 'UPDATE_OVERHEAD_BILL', payload: { id: 'none', patch: { amount: 1 } } },
  { type: 'DELETE_OVERHEAD_BILL', payload: { id: 'none' } },
  { type: 'SET_OVERHEAD_SCENARIO', payload: { scenario: aFarm().catalog.overheadScenario } },
  { type: 'UPDATE_PRODUCT', payload: { id: 'none', patch: { name: 'X' } } },
  { type: 'DELETE_PRODUCT', payload: { id: 'none' } },
  { type: 'UPDATE_PRO_ITEM', payload: { id: 'none', patch: { stockQty: 5 } } },
  { type: 'DELETE_PRO_ITEM', payload: { id: 'none' } },
  { type: 'UPDATE_PRO_CATEGORY', payload: { id: 'none', patch: { name: 'X' } } },
  { type: 'DELETE_PRO_CATEGORY', payload: { id: 'none' } },
  { type: 'DELETE_PRO_CATEGORY', payload: { id: SALTS.id } },
  { type: 'UPDATE_PRO_SUBGROUP', payload: { id: 'none', patch: { categoryId: 'cat_empty' } } },
  { type: 'DELETE_PRO_SUBGROUP', payload: { id: 'none' } },
  { type: 'UPDATE_PRO_PRODUCT', payload: { id: 'none', patch: { sku: 'X' } } },
  { type: 'DELETE_PRO_PRODUCT', payload: { id: 'none' } },
  { type: 'UPDATE_ORDER', payload: anOrder({ id: 'none' }) },
  { type: 'DELETE_ORDER', payload: { id: 'none' } },
  { type: 'UPDATE_RECURRING', payload: { id: 'none', patch: { name: 'X' } } },
  { type: 'DELETE_RECURRING', payload: { id: 'none' } },
  { type: 'UPDATE_SINGLE', payload: { id: 'none', patch: { name: 'X' } } },
  { type: 'DELETE_SINGLE', payload: { id: 'none' } },
  { type: 'SET_ORDER_END', payload: { list: 'recurring', id: 'rec_1', endDate: null } },
  { type: 'REMOVE_ORDER_PAUSE', payload: { list: 'recurring', id: 'rec_1', pauseId: 'none' } },
  { type: 'MARK_DELIVERIES', payload: { deliveries: [DELIVERY], status: null } },
  { type: 'ADD_CUSTOMER', payload: { name: ' bistro ' } },
  { type: 'ADD_CUSTOMER', payload: { name: ' ' } },
  { type: 'UPDATE_CUSTOMER', payload: { id: 'none', patch: { name: 'X' } } },
  { type: 'DELETE_CUSTOMER', payload: { id: 'none' } },
  { type: 'SET_PRICE', payload: { varietyId: 'pea', packageOz: 0, amount: 5, from: null } },
  { type: 'DELETE_PRICE', payload: { id: 'none' } },
  {
    type: 'ISSUE_INVOICE',
    payload: {
      customer: 'Nobody',
      fromISO: '2025-02-20',
      dateISO: '2025-03-10',
      leaveOut: [],
      extra: [],
    },
  },
  { type: 'VOID_INVOICE', payload: { id: 'none' } },
  { type: 'NUMBER_AGAIN', payload: { id: 'inv_1' } },
  { type: 'MARK_SENT', payload: { id: 'none', dateISO: '2025-03-10' } },
  { type: 'DELETE_PAYMENT', payload: { id: 'none' } },
  { type: 'TOGGLE_TASK_DONE', payload: { id: 'none' } },
  { type: 'MARK_DAY_DONE', payload: { dateISO: '2025-03-30' } },
  { type: 'DELETE_MANUAL_TASK', payload: { id: 'none' } },
  { type: 'SKIP_TASK', payload: { id: 'none' } },
  { type: 'MOVE_TASK', payload: { id: 'none', dateISO: '2025-03-15' } },
  { type: 'DELETE_HARVEST_LOSS', payload: { id: 'none' } },
  { type: 'RECORD_HARVEST', payload: { record: aWeighedHarvest({ trays: 0, weightOz: 0 }) } },
  { type: 'ENTER_HARVEST_SHEET', payload: { cutIds: ['none'], records: [] } },
  { type: 'REMOVE_HARVEST_RECORD', payload: { id: 'none' } },
  { type: 'USE_YIELD', payload: { varietyId: 'kale', todayISO: '2025-03-10' } },
  { type: 'USE_BUFFER', payload: { varietyId: 'none', todayISO: '2025-03-10' } },
  { type: 'DISMISS_LEARNING', payload: { varietyId: 'none' } },
  { type: 'IMPORT_RECORDS', payload: { varieties: [], materials: [], orders: {} } },
  { type: 'ACCEPT_DRY_PLAN', payload: { loads: [], drop: ['none'] } },
  { type: 'MOVE_DRY_LOAD', payload: { id: 'none', startISO: '2025-03-18' } },
  { type: 'MOVE_DRY_LOAD', payload: { id: 'dry_fd-1_2025-03-17', startISO: '2025-03-09' } },
  { type: 'CANCEL_DRY_LOAD', payload: { id: 'none' } },
  { type: 'START_DRY_LOAD', payload: { id: 'none' } },
  { type: 'WEIGH_DRY_LOAD', payload: { id: 'none', lines: [{ itemId: 'powder', dryG: 1 }] } },
  { type: 'WEIGH_DRY_LINE', payload: { loadId: 'none', itemId: 'powder', dryG: 1 } },
])('$type of something the farm does not have gives the very same farm', (action) => {
  const farm = aBusyFarm();
  expect(act(farm, action)).toBe(farm);
});

/** What a person saves with a button; what is ticked or taken away was on the screen a moment ago. */
const SAVES =
  /^(UPDATE|SAVE|SET|RECEIVE|ADJUST|COUNT|CHANGE|START|WEIGH|COMPLETE|USE|MOVE_DRY|MOVE_PRO)_/u;

test.each(ACTIONS.filter(({ type }) => SAVES.test(type)))(
  '$type into something that is gone changes the farm or is refused aloud',
  (action) => {
    const farm = aFarm();
    const after = act(farm, action);
    if (after === farm) expect(() => rejectDeleted(after, action)).toThrow(DELETED_ELSEWHERE);
    else expect(after).not.toEqual(farm);
  },
);

test('a deleted task is not moved, and no move is reported', () => {
  const farm = aBusyFarm();
  const move = (id: string) =>
    ({ type: 'MOVE_TASK', payload: { id, dateISO: '2025-03-15' } }) as const;
  expect(() => refuseGoneTask(farm, move('none'))).toThrow(DELETED_ELSEWHERE);
  expect(() => refuseGoneTask(farm, move('2025-03-14|HARVEST|pea'))).not.toThrow();
});

test('an unknown action is refused', () => {
  const action = { type: 'PAINT_BARN', moment: MOMENT } as unknown as Parameters<typeof reduce>[1];
  expect(() => reduce(aBusyFarm(), action)).toThrow('Unknown action PAINT_BARN');
});
