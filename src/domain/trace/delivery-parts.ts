import { groupBy, compareTexts } from '#domain/records/lists.ts';
import { oncePer } from '#domain/records/once-per.ts';
import { type IsoDate, daysBetween } from '#domain/calendar/iso-date.ts';
import type { SentPart } from '#domain/orders/delivery.ts';
import { sentOf } from '#domain/orders/sold-orders.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import { SHORT_OZ } from '../supply/supply-window.ts';
import type { TraceSupply, TracedClaim } from './trace-supply.ts';
import type { TracedDelivery } from './traced-delivery.ts';

type Supplies = ReadonlyMap<string, TraceSupply>;

/** From which batches a delivery was cut, as it was written down, else as the ledger has it. */
export function partsOf(delivery: TracedDelivery, supplies: Supplies): readonly SentPart[] {
  return sentOf(delivery.record)?.parts ?? workedOutParts(delivery, supplies);
}

/**
 * From which batches a delivery was cut by the ledger of the trace: each claim’s share of a batch, by what was
 * packed of what was ordered. What no batch gave, and what was added, is of an unknown one.
 */
export function workedOutParts(delivery: TracedDelivery, supplies: Supplies): readonly SentPart[] {
  const sums = new Map<string, { varietyId: string; batch: string; oz: number }>();
  const add = (varietyId: string, batch: string, oz: number) => {
    const key = `${varietyId} ${batch}`;
    sums.set(key, { varietyId, batch, oz: (sums.get(key)?.oz ?? 0) + oz });
  };
  const claimed = new Set<string>();
  for (const { claim, got, missedOz } of claimsOf(delivery, supplies)) {
    const source = claim.change?.kind === 'SWAP' ? claim.change.varietyId : claim.varietyId;
    const share = delivery.shares.get(source)?.share ?? 1;
    claimed.add(source);
    for (const { batch, oz } of got) add(claim.varietyId, batch, oz * share);
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
  return parts
    .filter(({ oz }) => oz > 0)
    .toSorted((a, b) => compareTexts(a.varietyId, b.varietyId) || compareTexts(a.batch, b.batch));
}

/** The batches that may have been in a delivery although the ledger has them elsewhere. */
export function possibleBatches(
  delivery: TracedDelivery,
  parts: readonly SentPart[],
  supplies: Supplies,
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
  supplies: Supplies,
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
  supplies: Supplies,
): readonly TracedClaim[] {
  return [...supplies.values()].flatMap(
    (supply) => claimsByDelivery(supply).get(`${order.id}|${dateISO}`) ?? [],
  );
}

const claimsByDelivery = oncePer(({ claims }: TraceSupply) =>
  groupBy(claims, ({ claim }) => `${claim.order.id}|${claim.eventISO}`),
);
