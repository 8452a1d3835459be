import { STANDARD_SIZE, STANDARD_SIZE_ID } from '#domain/catalog/tray-size.ts';
import { traysText } from '#domain/catalog/varieties/variety.ts';
import { newestWithTrays, traysDelivered } from '#domain/deliveries/trays-out.ts';
import {
  deliveryOf,
  traysOf,
  type DeliveredTrays,
  type Delivery,
} from '#domain/orders/delivery.ts';
import { sentOf } from '#domain/orders/sold-orders.ts';
import { priceBook } from '#domain/prices/price-book.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { parseNumber } from '../../read/coerce.ts';
import { actionRules, changeRecord } from '../action-rules.ts';
import { PayloadError, textOf } from '../described-payload.ts';
import { readDeliveryName, withDelivery, type DeliveryName } from './delivery-record.ts';
import type { JsonRecord } from '../../document/json-record.ts';

/** Empties of one size that a customer gave back with a delivery. */
interface TraysBack extends DeliveryName {
  readonly sizeId: string;
  /** Never 0; below 0 for fewer than were noted. */
  readonly count: number;
  /** They don't come back: the farm owns fewer. */
  readonly lost?: true;
}

export const EMPTIES_ACTIONS = {
  BOOK_TRAYS_BACK: actionRules({
    payload: readTraysBack,
    label: ({ count, lost }) => {
      const trays = traysText(Math.abs(count));
      if (count < 0) return `Take ${trays} off the empties`;
      return lost ? `Write off ${trays}` : `Book ${trays} back`;
    },
    run: bookBack,
  }),
};

/** Only of a size that the farm has. */
function readTraysBack(source: JsonRecord, { catalog }: FarmDocument): TraysBack {
  const sizeId = textOf(source, 'sizeId');
  const isKnown = [STANDARD_SIZE, ...(catalog.traySizes ?? [])].some(({ id }) => id === sizeId);
  if (!isKnown) throw new PayloadError(`There is no tray size '${sizeId}'.`);
  const count = parseNumber(source.count) ?? 0;
  if (!Number.isInteger(count) || count === 0) {
    throw new PayloadError("needs a whole number other than 0 in 'count'.");
  }
  const name = readDeliveryName(source);
  return { ...name, sizeId, count, ...(source.lost === true && { lost: true }) };
}

function bookBack(farm: FarmDocument, booked: TraysBack): FarmDocument {
  const { orderId, dateISO, sizeId, count, lost } = booked;
  const isKnown = deliveryOf(farm.deliveries, orderId, dateISO) !== undefined;
  const taker = isKnown ? undefined : newestWithTrays(farm, booked, sizeId);
  const after = withDelivery(farm, taker ?? { orderId, dateISO }, (delivery) => {
    const { left = 0, back = 0 } = traysOf(delivery, sizeId) ?? {};
    return withTrays(delivery, { sizeId, left, back: Math.max(0, back + count) });
  });
  return lost ? withFewerOwned(after, sizeId, count) : after;
}

function withFewerOwned(farm: FarmDocument, sizeId: string, count: number): FarmDocument {
  const fewer = (owned: number) => Math.max(0, owned - count);
  if (sizeId === STANDARD_SIZE_ID) {
    const { trayInventory } = farm.capacity;
    const { withHoles, withoutHoles } = trayInventory;
    const left = { withHoles: fewer(withHoles), withoutHoles: fewer(withoutHoles) };
    return {
      ...farm,
      capacity: { ...farm.capacity, trayInventory: { ...trayInventory, ...left } },
    };
  }
  return changeRecord(farm, 'catalog/traySizes', sizeId, (size) =>
    size.owned === null ? size : { ...size, owned: fewer(size.owned) },
  );
}

/** A delivery with the trays that left with it: those of its live lines once it is delivered, else none. */
export function withTraysLeft(farm: FarmDocument, delivery: Delivery): Delivery {
  const sent = sentOf(delivery);
  const left: ReadonlyMap<string, number> = sent
    ? traysDelivered(sent, priceBook(farm), farm.catalog)
    : new Map();
  const sizes = new Set([...(delivery.trays ?? []).map(({ sizeId }) => sizeId), ...left.keys()]);
  return [...sizes].reduce(
    (one, sizeId) =>
      withTrays(one, {
        sizeId,
        left: Math.floor(left.get(sizeId) ?? 0),
        back: traysOf(one, sizeId)?.back ?? 0,
      }),
    delivery,
  );
}

function withTrays(delivery: Delivery, trays: DeliveredTrays): Delivery {
  const { trays: before = [], ...rest } = delivery;
  const isNone = trays.left === 0 && trays.back === 0;
  const isListed = before.some(({ sizeId }) => sizeId === trays.sizeId);
  const listed = isListed
    ? before.flatMap((some) => (some.sizeId !== trays.sizeId ? some : isNone ? [] : trays))
    : [...before, ...(isNone ? [] : [trays])];
  return listed.length === 0 ? rest : { ...rest, trays: listed };
}
