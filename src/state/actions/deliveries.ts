import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import type { DeliveryChange } from '#domain/orders/delivery-change.ts';
import { freeId } from '#domain/records/change-records.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { hashId } from '../normalise/new-id.ts';
import { readDeliveryChanges } from '../normalise/read-delivery-changes.ts';
import type { AgreedChange, DeliveryAction } from './delivery-action.ts';
import { knownTargets } from '../normalise/read-order-items.ts';
import { hasOrderOf } from './edited-record.ts';
import { reduceOrders } from './orders.ts';

/** What is agreed about single deliveries. A farm where nothing is agreed has no list of it. */
export function reduceDeliveries(
  document: FarmDocument,
  action: DeliveryAction,
  atISO: IsoInstant,
): FarmDocument {
  switch (action.type) {
    case 'TAKE_ORDER': {
      const { order, changes } = action.payload;
      const taken = reduceOrders(document, { type: 'ADD_ORDER', payload: order }, atISO);
      // The order may have got another id than it came with.
      const orderId = taken.orders.at(-1)?.id ?? order.id;
      const own = changes.map((change) => ('orderId' in change ? { ...change, orderId } : change));
      return changeDeliveries(taken, own, [], atISO);
    }
    case 'CHANGE_DELIVERIES': {
      const { add, remove } = action.payload;
      // Of an order that was deleted meanwhile nothing is delivered, and nothing agreed.
      const left = add.filter((change) => hasOrderOf(document, change));
      return changeDeliveries(document, left, remove, atISO);
    }
  }
}

/** A farm without what was agreed about the deliveries of an order that is gone. */
export function withoutAgreementsOf(document: FarmDocument, orderId: string): FarmDocument {
  const ofOrder = (document.deliveryChanges ?? []).filter(
    (change) => 'orderId' in change && change.orderId === orderId,
  );
  return changeDeliveries(
    document,
    [],
    ofOrder.map(({ id }) => id),
    '',
  );
}

/** A farm without what was agreed about orders and varieties that went with a reset. */
export function withoutLostAgreements(before: FarmDocument, after: FarmDocument): FarmDocument {
  const gone = goneIds(
    [...before.orders, ...before.recurring, ...before.single, ...before.varieties],
    [...after.orders, ...after.recurring, ...after.single, ...after.varieties],
  );
  const lost = (after.deliveryChanges ?? []).filter(
    (change) =>
      ('orderId' in change && gone.has(change.orderId)) ||
      ('varietyId' in change && gone.has(change.varietyId)) ||
      ('toVarietyId' in change && gone.has(change.toVarietyId)),
  );
  return changeDeliveries(
    after,
    [],
    lost.map(({ id }) => id),
    '',
  );
}

function goneIds(
  before: readonly { readonly id: string }[],
  after: readonly { readonly id: string }[],
): ReadonlySet<string> {
  const left = new Set(after.map(({ id }) => id));
  return new Set(before.map(({ id }) => id).filter((id) => !left.has(id)));
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
  const { deliveryChanges: _before, ...rest } = document;
  return changes.length === 0 ? rest : { ...rest, deliveryChanges: changes };
}
