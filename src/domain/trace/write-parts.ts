import { type IsoDate, addDays, earliestOf, latestOf } from '#domain/calendar/iso-date.ts';
import { MAX_LEAD_DAYS } from '#domain/demand/demand-lines.ts';
import type { Delivery, SentPart } from '#domain/orders/delivery.ts';
import { eventFinder, type FarmEvent } from '#domain/orders/farm-events.ts';
import { goneOrder, sentOf } from '#domain/orders/sold-orders.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import { sumOf, addTo } from '#domain/records/lists.ts';
import { SHORT_OZ } from '../supply/variety-supply.ts';
import { sortedParts, workedOutParts, deliveryTracer } from './traced-delivery.ts';
import { swapsOf, withGivenInstead, type TraceFarm } from './trace-farm.ts';
import { traceSupplies } from './trace-supply.ts';

/** From which batches deliveries that have left were cut, as the ledger of the trace has it, by their ids. */
export function partsOfLeft(
  farm: TraceFarm,
  left: readonly Delivery[],
  today: IsoDate,
): ReadonlyMap<string, readonly SentPart[]> {
  const trace = deliveryTracer(farm);
  const eventOf = eventFinder(farm);
  const traced = left.map((record) => trace(eventOf(record) ?? goneEvent(record), record));
  const days = traced.map(({ dayISO }) => dayISO);
  const first = earliestOf(days) ?? today;
  const asked = { from: addDays(first, -MAX_LEAD_DAYS), to: latestOf(days) ?? today };
  const ids = traced.flatMap(({ shares, addedOz }) => [...shares.keys(), ...addedOz.keys()]);
  const varietyIds = withGivenInstead(ids, swapsOf(farm));
  const supplies = traceSupplies(farm, { tasks: farm.tasks, today, varietyIds, asked });
  return new Map(
    traced.map((delivery) => [delivery.record?.id ?? '', workedOutParts(delivery, supplies)]),
  );
}

/** New parts beside those that were named by hand: these keep their shares. */
export function withNamedKept(
  before: readonly SentPart[],
  parts: readonly SentPart[],
): readonly SentPart[] {
  const named = new Set(
    before.filter(({ link }) => link === 'named').map(({ varietyId }) => varietyId),
  );
  const kept = before
    .filter(({ varietyId }) => named.has(varietyId))
    .map((part) => {
      const share = part.oz / ouncesOf(before, part.varietyId);
      return { ...part, oz: roundUnits(share * ouncesOf(parts, part.varietyId)) };
    });
  const others = parts.filter(({ varietyId }) => !named.has(varietyId));
  return sortedParts([...others, ...kept]);
}

/** A batch that the grower names for a part of a delivery. */
export interface NamedOunces {
  readonly batch: string;
  readonly oz: number;
}

/** Parts of which one variety’s were named by hand; what is not named is of an unknown batch. */
export function withNamed(
  parts: readonly SentPart[],
  varietyId: string,
  batches: readonly NamedOunces[],
): readonly SentPart[] {
  const sums = new Map<string, number>();
  let rest = ouncesOf(parts, varietyId);
  for (const { batch, oz } of batches) {
    const own = Math.min(oz, rest);
    if (batch === '' || !(own > 0)) continue;
    addTo(sums, batch, own);
    rest -= own;
  }
  const named = [...sums].map(([batch, oz]): SentPart => ({
    varietyId,
    batch,
    oz: roundUnits(oz),
    link: 'named',
  }));
  const unknown: SentPart = { varietyId, batch: '', oz: roundUnits(rest), link: 'served' };
  const others = parts.filter((part) => part.varietyId !== varietyId);
  return sortedParts([...others, ...named, ...(rest >= SHORT_OZ ? [unknown] : [])]);
}

function ouncesOf(parts: readonly SentPart[], varietyId: string): number {
  return sumOf(parts.filter((part) => part.varietyId === varietyId).map(({ oz }) => oz));
}

/** The event of a delivery whose order is gone. */
function goneEvent(record: Delivery): FarmEvent {
  const sent = sentOf(record);
  const { dateISO } = record;
  if (sent === undefined) throw new Error('Only what has left has batches.');
  const order = goneOrder({ delivery: record, sent });
  return { order, dateISO, dayISO: sent.dayISO, change: '' };
}
