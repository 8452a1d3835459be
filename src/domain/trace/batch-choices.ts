import { amountUnitOf, type AmountUnit } from '#domain/catalog/varieties/variety.ts';
import { type IsoDate, addDays, daysBetween } from '#domain/calendar/iso-date.ts';
import { MAX_LEAD_DAYS, varietiesOfItems, assortmentOf } from '#domain/demand/demand-lines.ts';
import type { SentPart } from '#domain/orders/delivery.ts';
import type { FarmEvent } from '#domain/orders/farm-events.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { compareTexts, sumOf } from '#domain/records/lists.ts';
import { batchCode } from './batch-code.ts';
import { partsOf, deliveryTracer } from './traced-delivery.ts';
import { swapsOfDelivery, withGivenInstead, type TraceFarm } from './trace-farm.ts';
import { traceSupplies, type TraceSupply } from './trace-supply.ts';

/** The batches that one variety of a delivered line can be of; their ounces are trays of what is sold alive. */
export interface BatchChoices extends AmountUnit {
  readonly varietyId: string;
  readonly varietyName: string;
  /** What left of the variety with the whole delivery. */
  readonly oz: number;
  /** Whether some were named by hand. */
  readonly isNamed: boolean;
  /** The youngest first, with what they gave as far as that is known. */
  readonly batches: readonly BatchChoice[];
}

interface BatchChoice {
  readonly batch: string;
  readonly code: string;
  readonly cutISO: IsoDate;
  readonly oz: number;
}

/** Cut longer ago than this, and past its shelf life, a batch is not asked for. */
const RECENT_DAYS = 14;

/** What can be named for each variety of a line: the batches cut in the two weeks before, and those it has. */
export function batchChoices(
  farm: TraceFarm,
  event: FarmEvent,
  item: OrderItem,
  today: IsoDate,
): readonly BatchChoices[] {
  const { order, dateISO, dayISO } = event;
  const own = varietiesOfItems([item], assortmentOf(farm));
  const varietyIds = withGivenInstead(own, swapsOfDelivery(farm, order.id, dateISO));
  const asked = { from: addDays(dayISO, -MAX_LEAD_DAYS), to: dayISO };
  const supplies = traceSupplies(farm, { tasks: farm.tasks, today, varietyIds, asked });
  const parts = partsOf(deliveryTracer(farm)(event), supplies);
  return [...supplies.values()]
    .map((supply) => choicesOf(supply, parts, dayISO))
    .filter(({ oz }) => oz > 0);
}

function choicesOf(
  { variety, shelfLife, lots }: TraceSupply,
  parts: readonly SentPart[],
  dayISO: IsoDate,
): BatchChoices {
  const own = parts.filter(({ varietyId }) => varietyId === variety.id);
  const given = new Map(own.map(({ batch, oz }) => [batch, oz]));
  const recent = lots
    .filter(({ id, state, cutISO }) => {
      const age = daysBetween(cutISO, dayISO);
      const isRecent = age >= 0 && age <= Math.max(shelfLife, RECENT_DAYS);
      return given.has(id) || (state !== 'skipped' && isRecent);
    })
    .map(({ id, cutISO }) => ({
      batch: id,
      code: batchCode(id),
      cutISO,
      oz: given.get(id) ?? 0,
    }));
  return {
    varietyId: variety.id,
    varietyName: variety.name,
    oz: sumOf(own.map(({ oz }) => oz)),
    isNamed: own.some(({ link }) => link === 'named'),
    batches: recent.toSorted((a, b) => compareTexts(b.cutISO, a.cutISO)),
    ...amountUnitOf(variety),
  };
}
