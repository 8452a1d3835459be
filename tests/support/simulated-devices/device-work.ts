import type { FarmAction } from '#state/records/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { anItem } from '#tests/support/builders/alchemy-builders.ts';
import { anOrder, aSingleOrder, aVariety, packages } from '#tests/support/builders/builders.ts';
import {
  aBill,
  aMaterial,
  aPackaging,
  anOverhead,
} from '#tests/support/builders/catalog-builders.ts';
import { aWeighedHarvest } from '#tests/support/builders/weighed-harvests.ts';
import { actionFor } from '#tests/support/random/random-actions.ts';
import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';

/** What is received of it is counted; nobody counts or deletes it by hand. */
export const COUNTED_MATERIAL = 'mat_counted';

type Work = (farm: FarmDocument, token: string, draws: SeededDraws) => FarmAction | null;

const AT_ISO = '2026-11-20T08:00:00.000Z';

/** Work of every kind, each marked with a word; some delete or overwrite what is there. */
const MARKED_WORK: readonly Work[] = [
  (farm, token, draws) => ({
    type: 'ADD_ORDER',
    payload: anOrder({
      id: `ord_${token}`,
      name: token,
      date: `2026-12-0${1 + draws.below(9)}`,
      items: [packages(idOf(farm.products, draws), 1 + draws.below(4), 4)],
    }),
  }),
  (farm, customer, draws) => {
    const order = some(farm.orders, draws);
    return order && { type: 'UPDATE_ORDER', payload: { ...order, customer } };
  },
  (farm, name, draws) => {
    const order = some(farm.orders, draws);
    return order && { type: 'UPDATE_ORDER', payload: { ...order, name } };
  },
  (farm, customer, draws) => {
    const order = farm.orders.find(({ kind }) => kind === 'RECURRING');
    if (order === undefined || draws.chance(0.5)) {
      return { type: 'ADD_CUSTOMER', payload: { name: customer, note: customer } };
    }
    const pause = { from: '2026-12-01', to: `2026-12-1${draws.below(9)}`, note: customer };
    return { type: 'ADD_ORDER_PAUSE', payload: { list: 'orders', id: order.id, pause } };
  },
  (farm, customer, draws) => ({
    type: 'SET_PRICE',
    payload: {
      varietyId: idOf(farm.varieties, draws),
      packageOz: null,
      amount: 1 + draws.below(9),
      from: null,
      customer,
    },
  }),
  (farm, note, draws) => ({
    type: 'CORRECT_DELIVERY',
    payload: { orderId: idOf(farm.orders, draws), dateISO: `2026-12-0${1 + draws.below(3)}`, note },
  }),
  (_farm, token, draws) => ({
    type: 'ADD_VARIETY',
    payload: aVariety({
      id: `var-${token}`,
      name: `Variety ${token}`,
      daysToHarvest: 6 + draws.below(6),
    }),
  }),
  (farm, notes, draws) => ({
    type: 'UPDATE_VARIETY',
    payload: { id: idOf(farm.varieties, draws), patch: { notes } },
  }),
  (farm, text, draws) => ({
    type: 'ADD_JOURNAL_ENTRY',
    payload: {
      varietyId: idOf(farm.varieties, draws),
      entry: { id: `jrn_${text}`, atISO: AT_ISO, text, pinned: false },
    },
  }),
  (farm, note, draws) => ({
    type: 'ADD_SEED_INTAKE',
    payload: { varietyId: idOf(farm.varieties, draws), pounds: 1, note, atISO: AT_ISO },
  }),
  (_farm, token) => ({
    type: 'ADD_MATERIAL',
    payload: aMaterial({ id: `mat_${token}`, type: 'generic', name: token }),
  }),
  (farm, name, draws) => ({
    type: 'UPDATE_MATERIAL',
    payload: { id: idOf(farm.catalog.materials, draws), patch: { name } },
  }),
  (_farm, token) => ({
    type: 'ADD_PACKAGING',
    payload: aPackaging({ id: `pkg_${token}`, name: token }),
  }),
  (_farm, token) => ({
    type: 'ADD_OVERHEAD',
    payload: anOverhead({ id: `ovh_${token}`, name: token }),
  }),
  (_farm, token) => ({
    type: 'RECORD_OVERHEAD_BILL',
    payload: aBill({ id: `bill_${token}`, notes: token }),
  }),
  (_farm, title, draws) => {
    const day = draws.below(10);
    // Some is noted down long after; once it is done it goes into the history.
    const dateISO = day < 4 ? `2024-03-1${day}` : `2026-11-2${day}`;
    return { type: 'ADD_MANUAL_TASK', payload: { id: `gen_${title}`, title, dateISO } };
  },
  (_farm, name) => ({ type: 'UPSERT_COMMON_TASK', payload: { name } }),
  (_farm, siteTitle) => ({ type: 'UPDATE_SETTINGS', payload: { siteTitle } }),
  (farm, note, draws) => ({
    type: 'ADD_HARVEST_LOSS',
    payload: {
      dateISO: '2026-11-20',
      varietyId: idOf(farm.varieties, draws),
      qty: 1,
      note,
      atISO: AT_ISO,
    },
  }),
  (farm, note, draws) => {
    const harvest = {
      varietyId: idOf(farm.varieties, draws),
      dateISO: `2026-11-1${draws.below(3)}`,
      trays: 1 + draws.below(4),
      weightOz: 8 + draws.below(300) / 10,
    };
    return { type: 'RECORD_HARVEST', payload: { record: aWeighedHarvest({ ...harvest, note }) } };
  },
  (farm, note, draws) => {
    const varietyId = idOf(farm.varieties, draws);
    const gone = { kind: 'GONE', varietyId, harvestISO: '2026-11-20', oz: 1, note } as const;
    return { type: 'CHANGE_DELIVERIES', payload: { add: [gone], remove: [] } };
  },
  (_farm, token) => ({
    type: 'ADD_SINGLE',
    payload: aSingleOrder({ id: `one_${token}`, name: token }),
  }),
  (_farm, token) => ({
    type: 'ADD_PRO_ITEM',
    payload: anItem({ id: `item_${token}`, name: token }),
  }),
  (farm, notes, draws) => ({
    type: 'UPDATE_PRO_ITEM',
    payload: { id: idOf(farm.alchemy.items, draws), patch: { notes } },
  }),
];

const TAKING_AWAY: readonly Work[] = [
  (farm, _token, draws) => ({
    type: 'CHANGE_DELIVERIES',
    payload: { add: [], remove: [idOf(farm.deliveryChanges ?? [], draws)] },
  }),
  (farm, _token, draws) => ({
    type: 'REMOVE_HARVEST_RECORD',
    payload: { id: idOf(farm.harvestLog ?? [], draws) },
  }),
  (farm, _token, draws) => ({
    type: 'DELETE_ORDER',
    payload: { id: idOf(farm.orders, draws) },
  }),
  (farm, _token, draws) => ({
    type: 'DELETE_VARIETY',
    payload: { id: idOf(farm.varieties, draws) },
  }),
  (farm, _token, draws) => ({
    type: 'DELETE_MATERIAL',
    payload: { id: idOf(farm.catalog.materials, draws) },
  }),
  (farm, _token, draws) => ({
    type: 'DELETE_PRO_ITEM',
    payload: { id: idOf(farm.alchemy.items, draws) },
  }),
];

/** Something that a grower may do now; null when there is nothing of the kind to do it with. */
export function anyWork(farm: FarmDocument, token: string, draws: SeededDraws): FarmAction | null {
  const work = drawWork(farm, token, draws);
  // Who settles a notice knows that a value of it is gone.
  if (work?.type.endsWith('SYNC_NOTICE') === true) return null;
  const isCounted = work !== null && JSON.stringify(work).includes(COUNTED_MATERIAL);
  return isCounted && work.type !== 'RECEIVE_STOCK' ? null : work;
}

function drawWork(farm: FarmDocument, token: string, draws: SeededDraws): FarmAction | null {
  if (draws.chance(0.1)) {
    const quantity = { qty: 1 + draws.below(9), unit: 'each' } as const;
    return { type: 'RECEIVE_STOCK', payload: { id: COUNTED_MATERIAL, quantity } };
  }
  if (draws.chance(0.25)) {
    const choice = { kind: draws.below(100), pick: draws.below(42), amount: 1 + draws.below(9) };
    return actionFor(choice, farm);
  }
  return draws.pick(draws.chance(0.12) ? TAKING_AWAY : MARKED_WORK)(farm, token, draws);
}

function some<T>(records: readonly T[], draws: SeededDraws): T | null {
  return records.length === 0 ? null : draws.pick(records);
}

function idOf(records: readonly { readonly id: string }[], draws: SeededDraws): string {
  return some(records, draws)?.id ?? 'nothing';
}
