import type { FarmAction, PayloadOf } from '#state/records/farm-action.ts';
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

/** Work of one kind, by its payload. */
function does<K extends FarmAction['type']>(
  type: K,
  payload: (farm: FarmDocument, token: string, draws: SeededDraws) => PayloadOf<K>,
): Work {
  // The payload is the one of the type.
  return (...given) => ({ type, payload: payload(...given) }) as FarmAction;
}

/** Work of every kind, each marked with a word; some delete or overwrite what is there. */
const MARKED_WORK: readonly Work[] = [
  does('ADD_ORDER', (farm, token, draws) =>
    anOrder({
      id: `ord_${token}`,
      name: token,
      date: `2026-12-0${1 + draws.below(9)}`,
      items: [packages(idOf(farm.products, draws), 1 + draws.below(4), 4)],
    }),
  ),
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
  does('SET_PRICE', (farm, customer, draws) => {
    const price = { packageOz: null, from: null, customer };
    return { varietyId: idOf(farm.varieties, draws), ...price, amount: 1 + draws.below(9) };
  }),
  does('CORRECT_DELIVERY', (farm, note, draws) => {
    const orderId = idOf(farm.orders, draws);
    return { orderId, dateISO: `2026-12-0${1 + draws.below(3)}`, note };
  }),
  does('ADD_VARIETY', (_farm, token, draws) => {
    const named = { id: `var-${token}`, name: `Variety ${token}` };
    return aVariety({ ...named, daysToHarvest: 6 + draws.below(6) });
  }),
  does('UPDATE_VARIETY', (farm, notes, draws) => ({
    id: idOf(farm.varieties, draws),
    patch: { notes },
  })),
  does('ADD_JOURNAL_ENTRY', (farm, text, draws) => {
    const entry = { id: `jrn_${text}`, atISO: AT_ISO, text, pinned: false };
    return { varietyId: idOf(farm.varieties, draws), entry };
  }),
  does('ADD_SEED_INTAKE', (farm, note, draws) => {
    return { varietyId: idOf(farm.varieties, draws), pounds: 1, note, atISO: AT_ISO };
  }),
  does('ADD_MATERIAL', (_farm, name) => aMaterial({ id: `mat_${name}`, type: 'generic', name })),
  does('UPDATE_MATERIAL', (farm, name, draws) => ({
    id: idOf(farm.catalog.materials, draws),
    patch: { name },
  })),
  does('ADD_PACKAGING', (_farm, name) => aPackaging({ id: `pkg_${name}`, name })),
  does('ADD_OVERHEAD', (_farm, name) => anOverhead({ id: `ovh_${name}`, name })),
  does('RECORD_OVERHEAD_BILL', (_farm, notes) => aBill({ id: `bill_${notes}`, notes })),
  does('ADD_MANUAL_TASK', (_farm, title, draws) => {
    const day = draws.below(10);
    // Some is noted down long after; once it is done it goes into the history.
    const dateISO = day < 4 ? `2024-03-1${day}` : `2026-11-2${day}`;
    return { id: `gen_${title}`, title, dateISO };
  }),
  does('UPSERT_COMMON_TASK', (_farm, name) => ({ name })),
  does('UPDATE_SETTINGS', (_farm, siteTitle) => ({ siteTitle })),
  does('ADD_HARVEST_LOSS', (farm, note, draws) => {
    const lost = { dateISO: '2026-11-20', qty: 1, note, atISO: AT_ISO };
    return { ...lost, varietyId: idOf(farm.varieties, draws) };
  }),
  does('RECORD_HARVEST', (farm, note, draws) => {
    const harvest = {
      varietyId: idOf(farm.varieties, draws),
      dateISO: `2026-11-1${draws.below(3)}`,
      trays: 1 + draws.below(4),
      weightOz: 8 + draws.below(300) / 10,
    };
    return { record: aWeighedHarvest({ ...harvest, note }) };
  }),
  does('CHANGE_DELIVERIES', (farm, note, draws) => {
    const varietyId = idOf(farm.varieties, draws);
    const gone = { kind: 'GONE', varietyId, harvestISO: '2026-11-20', oz: 1, note } as const;
    return { add: [gone], remove: [] };
  }),
  does('ADD_SINGLE', (_farm, name) => aSingleOrder({ id: `one_${name}`, name })),
  does('ADD_PRO_ITEM', (_farm, name) => anItem({ id: `item_${name}`, name })),
  does('UPDATE_PRO_ITEM', (farm, notes, draws) => ({
    id: idOf(farm.alchemy.items, draws),
    patch: { notes },
  })),
];

const TAKING_AWAY: readonly Work[] = [
  does('CHANGE_DELIVERIES', (farm, _token, draws) => ({
    add: [],
    remove: [idOf(farm.deliveryChanges ?? [], draws)],
  })),
  does('REMOVE_HARVEST_RECORD', ({ harvestLog = [] }, _, draws) => ({
    id: idOf(harvestLog, draws),
  })),
  does('DELETE_ORDER', ({ orders }, _, draws) => ({ id: idOf(orders, draws) })),
  does('DELETE_VARIETY', ({ varieties }, _, draws) => ({ id: idOf(varieties, draws) })),
  does('DELETE_MATERIAL', ({ catalog }, _, draws) => ({ id: idOf(catalog.materials, draws) })),
  does('DELETE_PRO_ITEM', ({ alchemy }, _, draws) => ({ id: idOf(alchemy.items, draws) })),
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
