import { nextNumberedId } from '#domain/records/numbered-id.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { aMix, aRecurringOrder, aSingleOrder } from '#tests/support/builders/builders.ts';
import { readNotices } from '#state/document/sync/sync-meta-records.ts';
import { chosenId } from './chosen.ts';

export function journalAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const variety = farm.varieties[pick % Math.max(1, farm.varieties.length)];
  const varietyId = variety?.id ?? 'nothing';
  const id = chosenId(variety?.journal ?? [], pick);
  const atISO = `2026-11-20T09:0${amount}:00.000Z`;
  const entry = { id: `jrn_${pick}`, atISO, text: `Seen ${amount}`, pinned: false };
  const actions: FarmAction[] = [
    { type: 'ADD_JOURNAL_ENTRY', payload: { varietyId, entry } },
    { type: 'UPDATE_JOURNAL_ENTRY', payload: { varietyId, id, patch: { text: `New ${amount}` } } },
    { type: 'DELETE_JOURNAL_ENTRY', payload: { varietyId, id } },
    { type: 'DELETE_MANUAL_TASK', payload: { id: chosenId(farm.tasks, pick) } },
  ];
  return actions[pick % actions.length] ?? { type: 'REGENERATE_TASKS' };
}

export function simpleOrderAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const items = [{ productId: chosenId(farm.products, pick), count: amount }];
  const recurringId = chosenId(farm.recurring, pick);
  // Others are marks that tests look for.
  const own = farm.single.filter(({ id }) => id.startsWith('one_'));
  const singleId = chosenId(own, pick);
  const actions: FarmAction[] = [
    { type: 'ADD_RECURRING', payload: aRecurringOrder({ id: `rec_${pick}`, items }) },
    { type: 'UPDATE_RECURRING', payload: { id: recurringId, patch: { customer: `C${amount}` } } },
    { type: 'DELETE_RECURRING', payload: { id: recurringId } },
    {
      type: 'ADD_SINGLE',
      payload: aSingleOrder({ id: `one_${pick}`, items, date: `2026-12-0${amount}` }),
    },
    { type: 'UPDATE_SINGLE', payload: { id: singleId, patch: { items } } },
    { type: 'DELETE_SINGLE', payload: { id: singleId } },
  ];
  return actions[pick % actions.length] ?? { type: 'REGENERATE_TASKS' };
}

export function mixAndRoomAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const { racks, freezeDryers } = farm.capacity;
  const mixes = farm.products.filter(({ type }) => type === 'mix');
  const blend = { [chosenId(farm.varieties, pick)]: 100 };
  const rack = {
    id: nextNumberedId(
      'grow-',
      racks.map(({ id }) => id),
    ),
    label: `Rack ${pick}`,
  };
  const dryer = {
    id: nextNumberedId(
      'fd-',
      freezeDryers.map(({ id }) => id),
    ),
    label: `D ${pick}`,
  };
  const actions: FarmAction[] = [
    { type: 'ADD_PRODUCT', payload: aMix(blend, { id: `mix_${pick}` }) },
    {
      type: 'UPDATE_PRODUCT',
      payload: { id: chosenId(mixes, pick), patch: { packageSizeOz: amount } },
    },
    { type: 'DELETE_PRODUCT', payload: { id: chosenId(mixes, pick) } },
    {
      type: 'CAPACITY_UPDATE',
      payload: { racks: [...racks, { ...rack, type: 'grow', shelves: [] }] },
    },
    { type: 'CAPACITY_UPDATE', payload: { racks: racks.slice(0, -1) } },
    {
      type: 'CAPACITY_UPDATE',
      payload: {
        freezeDryers: [...freezeDryers, { ...dryer, shelves: 7, cycleDays: 1, shelfMaxOz: amount }],
      },
    },
  ];
  return actions[pick % actions.length] ?? { type: 'REGENERATE_TASKS' };
}

/** Work that stayed undone, and what harvests teach. */
export function lateWorkAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const late = {
    taskIds: farm.tasks.filter(({ done }) => !done).map(({ id }) => id),
    cycleKeys: farm.tasks.slice(0, amount).map(({ cycleKey }) => cycleKey),
  };
  const [first = '', ...others] = late.cycleKeys;
  const learned = { varietyId: chosenId(farm.varieties, pick), todayISO: '2026-11-30' };
  const counted = { clean: pick, dirty: amount };
  const actions: FarmAction[] = [
    { type: 'MARK_LATE_DONE', payload: late },
    { type: 'MOVE_LATE_TO_TODAY', payload: late },
    { type: 'SKIP_LATE', payload: { ...late, cycleKeys: others } },
    { type: 'MARK_PLANTED', payload: { cycleKey: first } },
    { type: 'RECORD_AS_PLANNED', payload: { ids: farm.tasks.map(({ id }) => id) } },
    { type: 'ENTER_HARVEST_SHEET', payload: { cutIds: late.taskIds, records: [] } },
    { type: 'USE_YIELD', payload: learned },
    { type: 'USE_BUFFER', payload: learned },
    { type: 'COUNT_TRAYS', payload: { withHoles: counted, withoutHoles: counted } },
    { type: 'STOP_SERIES', payload: { seriesId: 'gen_series' } },
  ];
  return actions[pick % actions.length] ?? { type: 'REGENERATE_TASKS' };
}

export function noticeAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const id = chosenId(readNotices(farm), pick);
  if (amount > 6) return { type: 'DISMISS_SYNC_NOTICE', payload: { id } };
  if (amount > 4) return { type: 'KEEP_BOTH_OF_SYNC_NOTICE', payload: { id } };
  return { type: 'RESTORE_SYNC_NOTICE', payload: { id } };
}
