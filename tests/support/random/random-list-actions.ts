import { nextNumberedId } from '#domain/records/numbered-id.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { aMix, aRecurringOrder, aSingleOrder } from '#tests/support/builders/builders.ts';
import { readNotices } from '#state/document/sync/sync-meta-records.ts';
import { chosen, chosenId, does, oneOf } from './chosen.ts';

export function journalAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const variety = chosen(farm.varieties, pick);
  const varietyId = variety?.id ?? 'nothing';
  const id = chosenId(variety?.journal ?? [], pick);
  const atISO = `2026-11-20T09:0${amount}:00.000Z`;
  const entry = { id: `jrn_${pick}`, atISO, text: `Seen ${amount}`, pinned: false };
  return oneOf(pick, [
    does('ADD_JOURNAL_ENTRY', { varietyId, entry }),
    does('UPDATE_JOURNAL_ENTRY', { varietyId, id, patch: { text: `New ${amount}` } }),
    does('DELETE_JOURNAL_ENTRY', { varietyId, id }),
    does('DELETE_MANUAL_TASK', { id: chosenId(farm.tasks, pick) }),
  ]);
}

export function simpleOrderAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const items = [{ productId: chosenId(farm.products, pick), count: amount }];
  const recurringId = chosenId(farm.recurring, pick);
  // Others are marks that tests look for.
  const own = farm.single.filter(({ id }) => id.startsWith('one_'));
  const singleId = chosenId(own, pick);
  return oneOf(pick, [
    does('ADD_RECURRING', aRecurringOrder({ id: `rec_${pick}`, items })),
    does('UPDATE_RECURRING', { id: recurringId, patch: { customer: `C${amount}` } }),
    does('DELETE_RECURRING', { id: recurringId }),
    does('ADD_SINGLE', aSingleOrder({ id: `one_${pick}`, items, date: `2026-12-0${amount}` })),
    does('UPDATE_SINGLE', { id: singleId, patch: { items } }),
    does('DELETE_SINGLE', { id: singleId }),
  ]);
}

export function mixAndRoomAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const { racks, freezeDryers } = farm.capacity;
  const mixes = farm.products.filter(({ type }) => type === 'mix');
  const blend = { [chosenId(farm.varieties, pick)]: 100 };
  const nextId = (prefix: string, places: readonly { readonly id: string }[]) => {
    const taken = places.map(({ id }) => id);
    return nextNumberedId(prefix, taken);
  };
  const rack = { id: nextId('grow-', racks), label: `Rack ${pick}` };
  const dryer = { id: nextId('fd-', freezeDryers), label: `D ${pick}` };
  return oneOf(pick, [
    does('ADD_PRODUCT', aMix(blend, { id: `mix_${pick}` })),
    does('UPDATE_PRODUCT', { id: chosenId(mixes, pick), patch: { packageSizeOz: amount } }),
    does('DELETE_PRODUCT', { id: chosenId(mixes, pick) }),
    does('CAPACITY_UPDATE', { racks: [...racks, { ...rack, type: 'grow', shelves: [] }] }),
    does('CAPACITY_UPDATE', { racks: racks.slice(0, -1) }),
    does('CAPACITY_UPDATE', {
      freezeDryers: [...freezeDryers, { ...dryer, shelves: 7, cycleDays: 1, shelfMaxOz: amount }],
    }),
  ]);
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
  return oneOf(pick, [
    does('MARK_LATE_DONE', late),
    does('MOVE_LATE_TO_TODAY', late),
    does('SKIP_LATE', { ...late, cycleKeys: others }),
    does('MARK_PLANTED', { cycleKey: first }),
    does('RECORD_AS_PLANNED', { ids: farm.tasks.map(({ id }) => id) }),
    does('ENTER_HARVEST_SHEET', { cutIds: late.taskIds, records: [] }),
    does('USE_YIELD', learned),
    does('USE_BUFFER', learned),
    does('COUNT_TRAYS', { withHoles: counted, withoutHoles: counted }),
    does('STOP_SERIES', { seriesId: 'gen_series' }),
  ]);
}

export function noticeAction(farm: FarmDocument, pick: number, amount: number): FarmAction {
  const id = chosenId(readNotices(farm), pick);
  if (amount > 6) return does('DISMISS_SYNC_NOTICE', { id });
  if (amount > 4) return does('KEEP_BOTH_OF_SYNC_NOTICE', { id });
  return does('RESTORE_SYNC_NOTICE', { id });
}
