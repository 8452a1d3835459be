import { oncePer } from '#domain/records/once-per.ts';
import { type IsoDate, dayNumber, daysBetween, type IsoSpan } from '#domain/calendar/iso-date.ts';
import {
  assortmentOf,
  demandLines,
  ouncesByVariety,
  asksForAny,
} from '#domain/demand/demand-lines.ts';
import { type Delivery, deliveryOf, type SentPart } from '#domain/orders/delivery.ts';
import type { DeliveryChange } from '#domain/orders/delivery-change.ts';
import { farmEvents, type FarmEvent } from '#domain/orders/farm-events.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { priceBook, type PriceBook } from '#domain/prices/price-book.ts';
import { withQuantity } from '#domain/orders/item-ounces.ts';
import { salesReader, type SoldLine } from '../deliveries/sold-lines.ts';
import type { TraceFarm } from './trace-farm.ts';
import { groupBy, addTo, byTexts, sumOf } from '#domain/records/lists.ts';
import { sentOf } from '#domain/orders/sold-orders.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import { SHORT_OZ, deliveryKey } from '../supply/variety-supply.ts';
import type { TraceSupply, TracedClaim, TraceSupplies } from './trace-supply.ts';

/** A delivery with what was ordered and packed of each variety; an order that is gone has a stand-in. */
export interface TracedDelivery extends FarmEvent {
  readonly record: Delivery | undefined;
  readonly lines: readonly SoldLine[];
  /** By variety id, of each what share of the ounces that were ordered was packed. */
  readonly shares: ReadonlyMap<string, PackedShare>;
  /** Ounces that were added to the order, by variety id. */
  readonly addedOz: ReadonlyMap<string, number>;
}

interface PackedShare {
  readonly packedOz: number;
  /** Packed ÷ ordered, what was agreed to be less left out. */
  readonly share: number;
}

/** The deliveries of some varieties that really come in some days, with what was packed of them. */
export function tracedDeliveries(
  farm: TraceFarm,
  varietyIds: ReadonlySet<string>,
  { from, to }: IsoSpan,
): readonly TracedDelivery[] {
  const trace = deliveryTracer(farm);
  const assortment = assortmentOf(farm);
  const hasVariety = oncePer((items: readonly OrderItem[]) =>
    asksForAny(items, varietyIds, assortment),
  );
  return farmEvents(farm, from, to).flatMap((event) => {
    const record = deliveryOf(farm.deliveries, event.order.id, event.dateISO);
    return record !== undefined || hasVariety(event.order.items) ? [trace(event, record)] : [];
  });
}

/** Tells of a delivery what was ordered and packed, by its event and its record, which is that of the farm. */
export function deliveryTracer(
  farm: TraceFarm,
): (event: FarmEvent, record?: Delivery) => TracedDelivery {
  const book = priceBook(farm);
  return (event, record = deliveryOf(farm.deliveries, event.order.id, event.dateISO)) => {
    const { order, dateISO, dayISO } = event;
    const { lines } = salesReader(order, book)(dayISO, record);
    const less = agreedLess(farm.deliveryChanges ?? [], order.id, dateISO);
    return {
      ...event,
      record,
      lines,
      shares: packedShares(lines, record, less, book),
      addedOz: packedOunces(
        lines.filter(({ isAdded }) => isAdded),
        book,
      ),
    };
  };
}

/** What was not noted was packed as it was ordered, and agreed. */
function packedShares(
  lines: readonly SoldLine[],
  record: Delivery | undefined,
  less: ReadonlyMap<string, number>,
  book: PriceBook,
): ReadonlyMap<string, PackedShare> {
  const usual = lines.filter(({ isAdded }) => !isAdded);
  const noted = new Set(record?.lines.map(({ itemId }) => itemId));
  const ordered = ouncesByVariety(demandLines({ items: usual.map(({ item }) => item) }, book));
  const packed = packedOunces(usual, book);
  const recorded = packedOunces(
    usual.filter(({ item }) => noted.has(item.id)),
    book,
  );
  return new Map(
    [...ordered].map(([varietyId, oz]) => {
      const orderedOz = Math.max(0, oz - (less.get(varietyId) ?? 0));
      const packedOz = recorded.has(varietyId) ? (packed.get(varietyId) ?? 0) : orderedOz;
      return [varietyId, { packedOz, share: orderedOz > 0 ? packedOz / orderedOz : 1 }];
    }),
  );
}

/** Ounces of each variety in what was packed; one of which nothing was packed is there with 0. */
function packedOunces(lines: readonly SoldLine[], book: PriceBook): ReadonlyMap<string, number> {
  const ounces = new Map<string, number>();
  for (const { item, packed } of lines) {
    const whole = withQuantity(item, 1);
    for (const { varietyId, ounces: each } of demandLines({ items: [whole] }, book)) {
      addTo(ounces, varietyId, each * packed);
    }
  }
  return ounces;
}

function agreedLess(
  changes: readonly DeliveryChange[],
  orderId: string,
  dateISO: IsoDate,
): ReadonlyMap<string, number> {
  const less = new Map<string, number>();
  for (const change of changes) {
    if (change.kind !== 'LESS' || change.orderId !== orderId) continue;
    if (dayNumber(change.dateISO) !== dayNumber(dateISO)) continue;
    addTo(less, change.varietyId, change.oz);
  }
  return less;
}

/** From which batches a delivery was cut, as it was written down, else as the ledger has it. */
export function partsOf(delivery: TracedDelivery, supplies: TraceSupplies): readonly SentPart[] {
  return sentOf(delivery.record)?.parts ?? workedOutParts(delivery, supplies);
}

/**
 * From which batches a delivery was cut by the ledger of the trace: each claim’s share of a batch, by what was
 * packed of what was ordered. What no batch gave, and what was added, is of an unknown one.
 */
export function workedOutParts(
  delivery: TracedDelivery,
  supplies: TraceSupplies,
): readonly SentPart[] {
  const sums = new Map<string, { varietyId: string; batch: string; oz: number }>();
  const add = (varietyId: string, batch: string, oz: number) => {
    const key = `${varietyId} ${batch}`;
    sums.set(key, { varietyId, batch, oz: (sums.get(key)?.oz ?? 0) + oz });
  };
  const claimed = new Set<string>();
  for (const { claim, got } of claimsOf(delivery, supplies)) {
    const source = claim.change?.kind === 'SWAP' ? claim.change.varietyId : claim.varietyId;
    const share = delivery.shares.get(source)?.share ?? 1;
    claimed.add(source);
    for (const { batch, oz } of got) add(claim.varietyId, batch, oz * share);
    const missedOz = claim.oz - sumOf(got.map(({ oz }) => oz));
    if (missedOz >= SHORT_OZ) add(claim.varietyId, '', missedOz * share);
  }
  for (const [varietyId, { packedOz }] of delivery.shares) {
    if (!claimed.has(varietyId)) add(varietyId, '', packedOz);
  }
  for (const [varietyId, oz] of delivery.addedOz) add(varietyId, '', oz);
  const parts = [...sums.values()].map(({ varietyId, batch, oz }): SentPart => {
    const isOnly = batch !== '' && candidatesOf(delivery, varietyId, supplies).size === 1;
    return { varietyId, batch, oz: roundUnits(oz), link: isOnly ? 'only' : 'served' };
  });
  return sortedParts(parts);
}

/** Parts in the order in which they are written down, without those of nothing. */
export function sortedParts(parts: readonly SentPart[]): readonly SentPart[] {
  return parts.filter(({ oz }) => oz > 0).toSorted(byTexts('varietyId', 'batch'));
}

/** The batches that may have been in a delivery although the ledger has them elsewhere. */
export function possibleBatches(
  delivery: TracedDelivery,
  parts: readonly SentPart[],
  supplies: TraceSupplies,
  today: IsoDate,
): readonly { readonly varietyId: string; readonly batch: string }[] {
  if (delivery.dayISO > today) return [];
  return [...new Set(parts.map(({ varietyId }) => varietyId))].flatMap((varietyId) => {
    const own = parts.filter((part) => part.varietyId === varietyId);
    if (own.every(({ link }) => link !== 'served')) return [];
    const named = new Set(own.map(({ batch }) => batch));
    return [...candidatesOf(delivery, varietyId, supplies)]
      .filter((batch) => !named.has(batch))
      .map((batch) => ({ varietyId, batch }));
  });
}

/** Batches that served a delivery, and those that were fresh on its day and have something left. */
function candidatesOf(
  delivery: TracedDelivery,
  varietyId: string,
  supplies: TraceSupplies,
): ReadonlySet<string> {
  const { lots = [], shelfLife = 0 } = supplies.get(varietyId) ?? {};
  const served = claimsOf(delivery, supplies)
    .filter(({ claim }) => claim.varietyId === varietyId)
    .flatMap(({ got }) => got.map(({ batch }) => batch));
  const fresh = lots.filter(({ state, cutISO, leftOz }) => {
    const age = daysBetween(cutISO, delivery.dayISO);
    return state !== 'skipped' && age >= 0 && age <= shelfLife && leftOz >= SHORT_OZ;
  });
  return new Set([...served, ...fresh.map(({ id }) => id)]);
}

function claimsOf(
  { order, dateISO }: Pick<TracedDelivery, 'order' | 'dateISO'>,
  supplies: TraceSupplies,
): readonly TracedClaim[] {
  return [...supplies.values()].flatMap(
    (supply) => claimsByDelivery(supply).get(`${order.id}|${dateISO}`) ?? [],
  );
}

const claimsByDelivery = oncePer(({ claims }: TraceSupply) =>
  groupBy(claims, ({ claim }) => deliveryKey(claim)),
);
