import { type IsoDate, type IsoInstant, dayNumber } from '#domain/calendar/iso-date.ts';
import { isoInstant } from '#domain/calendar/moment.ts';
import { changedDeliveriesByOrder } from '#domain/orders/changed-deliveries.ts';
import type { DeliveryChange, NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import { freeId } from '#domain/records/change-records.ts';
import { type FarmDocument, withList } from '../../document/farm-document.ts';
import { hashId } from '../../read/new-id.ts';
import { readDeliveryChanges, knownTargets } from '../../read/slices/read-order-items.ts';
import { ORDER_LISTS, storedRecords, type ListedOrder } from '#domain/orders/stored-order.ts';
import { hasRecord, labelOf, actionRules, wholeRecord } from '../action-rules.ts';
import { PayloadError, recordOf, recordsIn, textsIn } from '../described-payload.ts';
import { addOrder, ORDER_ACTIONS, readKnownOrder } from './orders.ts';

/** A new delivery change. Missing id and time are set when it is recorded. */
export type AgreedChange = NewDeliveryChange &
  Partial<Pick<DeliveryChange, 'id' | 'atISO' | 'note'>>;

interface ChangedDeliveries {
  readonly add: readonly AgreedChange[];
  /** Agreements that are taken back. */
  readonly remove: readonly string[];
  /** The order itself, where it is saved together with them. */
  readonly save?: { readonly type: 'UPDATE_ORDER'; readonly payload: ListedOrder };
}

const { UPDATE_ORDER } = ORDER_ACTIONS;

/** Delivery changes. A farm without any has no such list. */
export const DELIVERY_ACTIONS = {
  /** An order that was promised, with what it takes from harvests that are growing already. */
  TAKE_ORDER: actionRules({
    payload: (source, farm, moment) => ({
      order: wholeRecord(readKnownOrder)(recordOf(source, 'order'), farm, moment),
      changes: readAgreed(recordsIn(source, 'changes', 'changes'), 'changes', farm),
    }),
    label: ({ order }) => `Take order ${order.name}`,
    run: (farm, { order, changes }, moment) => {
      const taken = addOrder(farm, order, moment);
      // The order may have got another id than it came with.
      const orderId = taken.orders.at(-1)?.id ?? order.id;
      const own = changes.map((change) => ('orderId' in change ? { ...change, orderId } : change));
      return changeDeliveries(taken, own, [], isoInstant(moment.now));
    },
  }),
  CHANGE_DELIVERIES: actionRules<ChangedDeliveries>({
    payload: (source, farm) => ({
      add: readAgreed(recordsIn(source, 'add', 'changes'), 'add', farm),
      remove: textsIn(source, 'remove'),
    }),
    label: ({ add, save }, farm) => {
      if (save !== undefined) return labelOf(UPDATE_ORDER, save.payload, farm);
      return add.length > 0 ? 'Change deliveries' : 'Undo a delivery change';
    },
    edits: ({ save }) => (save && UPDATE_ORDER.edits?.(save.payload)) ?? [],
    run: (farm, { add, remove, save }, moment) => {
      const saved = save === undefined ? farm : UPDATE_ORDER.run(farm, save.payload, moment);
      return withAgreed(saved, add, isoInstant(moment.now), remove);
    },
  }),
};

function readAgreed(
  sources: readonly object[],
  field: string,
  farm: FarmDocument,
): readonly AgreedChange[] {
  return sources.map((source) => {
    const [change] = readDeliveryChanges([source], knownTargets(farm));
    if (change === undefined) throw new PayloadError(`needs valid changes in '${field}'.`);
    const { id, atISO, ...rest } = change;
    // What the file leaves out is given when the change is written down.
    const given = { ...('id' in source && { id }), ...('atISO' in source && { atISO }) };
    return { ...rest, ...given };
  });
}

/** All that has rules for deliveries. */
const ALL_LISTS = [...ORDER_LISTS, 'alchemy/standing'] as const;

/** Checks whether the order of a delivery change exists. A change of trays needs none. */
export function hasOrderOf(document: FarmDocument, change: AgreedChange): boolean {
  return (
    !('orderId' in change) ||
    ALL_LISTS.some((list) => hasRecord(document, { list, id: change.orderId }))
  );
}

/** Adds delivery changes. Those of a deleted order are ignored. */
export function withAgreed(
  document: FarmDocument,
  add: readonly AgreedChange[],
  atISO: IsoInstant,
  remove: readonly string[] = [],
): FarmDocument {
  const left = add.filter((change) => hasOrderOf(document, change));
  return changeDeliveries(document, left, remove, atISO);
}

/** Removes the delivery changes of a deleted order from a day on; `null` for all. */
export function withoutDeliveryChanges(
  document: FarmDocument,
  orderId: string,
  from: IsoDate | null,
): FarmDocument {
  const { deliveryChanges = [] } = document;
  const moved = changedDeliveriesByOrder(deliveryChanges).get(orderId);
  const isOfOrder = (change: DeliveryChange) => {
    if (!('orderId' in change) || change.orderId !== orderId) return false;
    const day = dayNumber(change.dateISO);
    // One of the past that was moved ahead would come back to its day without the move.
    return from === null || Math.min(day, moved?.get(day)?.movedTo ?? day) >= dayNumber(from);
  };
  const gone = deliveryChanges.filter(isOfOrder).map(({ id }) => id);
  return changeDeliveries(document, [], gone, '');
}

/** Removes delivery changes of orders and varieties deleted by a reset. */
export function withoutLostDeliveryChanges(
  before: FarmDocument,
  after: FarmDocument,
): FarmDocument {
  const [had, left] = [namedIds(before), namedIds(after)];
  const isGone = (id: string) => had.has(id) && !left.has(id);
  const lost = (after.deliveryChanges ?? []).filter(
    (change) =>
      ('orderId' in change && isGone(change.orderId)) ||
      ('varietyId' in change && isGone(change.varietyId)) ||
      ('toVarietyId' in change && isGone(change.toVarietyId)),
  );
  return changeDeliveries(
    after,
    [],
    lost.map(({ id }) => id),
    '',
  );
}

function namedIds(farm: FarmDocument): ReadonlySet<string> {
  const { pastOrders = [], varieties } = farm;
  return new Set([...storedRecords(farm), ...pastOrders, ...varieties].map(({ id }) => id));
}

function changeDeliveries(
  document: FarmDocument,
  add: readonly AgreedChange[],
  remove: readonly string[],
  atISO: IsoInstant,
): FarmDocument {
  const before = document.deliveryChanges ?? [];
  const gone = new Set(remove);
  const changes: DeliveryChange[] = before.filter(({ id }) => !gone.has(id));
  const known = knownTargets(document);
  for (const change of add) {
    const dated = { ...change, atISO: change.atISO ?? atISO };
    const id = freeId(change.id ?? hashId('dch', dated), changes);
    // Read like one from a file, so that its days and ounces are in range; a bad one is none.
    changes.push(...readDeliveryChanges([{ ...dated, id }], known));
  }
  if (changes.length === before.length && add.length === 0) return document;
  return withList(document, 'deliveryChanges', changes);
}
