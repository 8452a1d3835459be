import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import type { DatedOrder } from '#domain/orders/event-days.ts';
import type { Order, PastOrder } from '#domain/orders/order.ts';
import { formerOf, hasPast, hasSameEvents } from '#domain/orders/past-of-order.ts';
import { readStored } from '#domain/orders/read-orders.ts';
import {
  ORDER_LISTS,
  storedRecords,
  type OrderList,
  type StoredOrder,
} from '#domain/orders/stored-order.ts';
import { byId, mapRecords, filterRecords } from '#domain/records/change-records.ts';
import { changedRecords } from '#domain/records/changed-records.ts';
import { type FarmDocument, withList } from '../../document/farm-document.ts';
import { withoutDeliveryChanges } from './deliveries.ts';
import { rulesOfAction } from '../actions.ts';
import type { StampedAction } from '../farm-action.ts';

/**
 * Keeps the past of orders that an action has edited or deleted: an edit of a recurring order counts from
 * today on, and a deleted order keeps the deliveries it has had.
 *
 * Earlier versions in the payload are ignored. With `past: true` nothing is kept: the past changes, too.
 */
export function keepPast(
  before: FarmDocument,
  after: FarmDocument,
  action: StampedAction,
): FarmDocument {
  const changes = ORDER_LISTS.filter((list) => before[list] !== after[list]).map((list) => {
    return { list, ...changedRecords<ListedRecord>(before[list], after[list]) };
  });
  if (changes.length === 0 || rulesOfAction(action.type).tellsPast) return after;
  const today = action.past === true ? null : action.moment.today;
  const edited = changes.reduce((farm, change) => keepFormers(before, farm, change, today), after);
  return keepDeleted(before, edited, changes, today);
}

interface ListChange {
  readonly list: OrderList;
  readonly gone: readonly ListedRecord[];
  readonly come: readonly ListedRecord[];
}

/** Checks whether a change has kept an earlier version or a deleted order. */
export function keepsMorePast(before: FarmDocument, after: FarmDocument): boolean {
  return countVersions(after) > countVersions(before);
}

function countVersions(farm: FarmDocument): number {
  const { pastOrders = [] } = farm;
  const listed = [...storedRecords(farm), ...pastOrders.map(({ order }) => order)];
  return listed.reduce((sum, { former = [] }) => sum + former.length, pastOrders.length);
}

/** @param today - Null when no past is kept. */
function keepFormers(
  before: FarmDocument,
  after: FarmDocument,
  { list, gone, come }: ListChange,
  today: IsoDate | null,
): FarmDocument {
  if (come.length === 0) return after;
  const [known, changed] = [byId(gone), new Set(come)];
  const records = mapRecords<ListedRecord>(after[list], (record) => {
    if (!changed.has(record)) return record;
    const was = known.get(record.id);
    const stored = was?.former ?? [];
    const isPast =
      was !== undefined && today !== null && isEditOfPast(before, list, was, record, today);
    const former = isPast ? [...stored, formerOf(was, addDays(today, -1))] : was?.former;
    return withFormer(record, former);
  });
  return records === after[list] ? after : { ...after, [list]: records };
}

type ListedRecord = Pick<Order, 'id'> & { readonly former?: readonly object[] };

function withFormer(record: ListedRecord, former: ListedRecord['former']): ListedRecord {
  if (record.former === former) return record;
  const { former: _former, ...rest } = record;
  return former === undefined ? rest : { ...rest, former };
}

/** Whether an edit must keep the version before it. Editing a one-time order is a correction and keeps none. */
function isEditOfPast(
  farm: FarmDocument,
  list: OrderList,
  was: ListedRecord,
  is: ListedRecord,
  today: IsoDate,
): boolean {
  const [before, after] = [datedOrder(farm, list, was), datedOrder(farm, list, is)];
  const isStanding = before.kind === 'RECURRING' || after.kind === 'RECURRING';
  if (!isStanding || hasSameEvents(before, after)) return false;
  // An edit adds no past deliveries to a recurring order, either.
  const brings = before.kind === 'RECURRING' && hasPast({ ...after, ...countsOf(before) }, today);
  return brings || hasPast(before, today);
}

/** The days on which an edit would count if no version was kept. */
function countsOf({ counts }: DatedOrder): Pick<DatedOrder, 'counts'> {
  return counts === undefined ? {} : { counts };
}

/** Reads one record as `readOrders` reads all, with the changes to its deliveries. */
function datedOrder(
  { deliveryChanges }: FarmDocument,
  list: OrderList,
  record: ListedRecord,
): DatedOrder {
  return readStored({ list, record } as StoredOrder, deliveryChanges); // Of just that list.
}

/** @param today - Null when no past is kept. */
function keepDeleted(
  before: FarmDocument,
  after: FarmDocument,
  changes: readonly ListChange[],
  today: IsoDate | null,
): FarmDocument {
  const listed = new Set(storedRecords(after).map(({ id }) => id));
  const gone = changes.flatMap(({ list, gone: left }) =>
    left.filter(({ id }) => !listed.has(id)).map((order) => ({ list, order })),
  );
  const past = gone.flatMap((one) => (today === null ? [] : pastOf(before, one, today)));
  const others = filterRecords(after.pastOrders ?? [], ({ id }) => !listed.has(id));
  const keptIds = new Set(past.map(({ id }) => id));
  return gone.reduce(
    (farm, { order: { id } }) => withoutDeliveryChanges(farm, id, keptIds.has(id) ? today : null),
    withList(after, 'pastOrders', past.length === 0 ? others : [...others, ...past]),
  );
}

/** A deleted order as it is kept; nothing when it never had a delivery. */
function pastOf(
  before: FarmDocument,
  { list, order }: { readonly list: OrderList; readonly order: ListedRecord },
  today: IsoDate,
): readonly PastOrder[] {
  const hasBeen = order.former !== undefined || hasPast(datedOrder(before, list, order), today);
  // The record of just that list.
  const kept = { id: order.id, until: addDays(today, -1), list, order } as PastOrder;
  return hasBeen ? [kept] : [];
}
