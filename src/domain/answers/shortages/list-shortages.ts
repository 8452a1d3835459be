import { addDays } from '#domain/calendar/iso-date.ts';
import { amountUnitOf, type Variety } from '#domain/catalog/varieties/variety.ts';
import { byTexts, compareTexts } from '#domain/records/lists.ts';
import { isWorthCutting } from '#domain/demand/worth-cutting.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import { type DeliveryShort, shortsOfVariety, SHORT_OZ } from '#domain/supply/variety-supply.ts';
import type { ReasonedShortage, ShortageResult, ShortDelivery } from './shortage.ts';
import { shortageReasons } from './shortage-reasons.ts';
import { shortageSuggestions } from './shortage-suggestions.ts';

export const SHORTAGE_DAYS = 14;

/** The deliveries of the days from today on that are short, one row per variety, by day. */
export function listShortages(outlook: Outlook, days: number = SHORTAGE_DAYS): ShortDelivery[] {
  const { farm, today } = outlook;
  const last = addDays(today, days - 1);
  return farm.varieties
    .flatMap((variety) =>
      [...shortsOfVariety(outlook, variety.id).values()]
        .filter(
          ({ deliveryISO, shortOz }) =>
            shortOz >= SHORT_OZ && deliveryISO >= today && deliveryISO <= last,
        )
        .map((short) => shortageOf(short, variety)),
    )
    .sort(byTexts('dateISO', 'orderName', 'orderId', 'varietyName', 'varietyId', 'eventISO'));
}

export function reasonedShortages(outlook: Outlook, days?: number): ReasonedShortage[] {
  return listShortages(outlook, days).map((shortage) => ({
    ...shortage,
    reasons: shortageReasons(outlook, shortage),
  }));
}

/** The same with all that helps, which takes long to find. */
export function shortageResults(outlook: Outlook, days?: number): ShortageResult[] {
  return reasonedShortages(outlook, days).map((shortage) => ({
    ...shortage,
    proposals: shortageSuggestions(outlook, shortage),
  }));
}

function shortageOf(short: DeliveryShort, variety: Variety): ShortDelivery {
  const { order, eventISO, deliveryISO, varietyId, orderedOz, shortOz, claims } = short;
  const [first] = claims
    .filter(({ oz, gotOz }) => isWorthCutting(oz - gotOz))
    .toSorted((a, b) => Number(a.isTaken) - Number(b.isTaken) || compareTexts(a.dayISO, b.dayISO));
  return {
    dateISO: deliveryISO,
    eventISO,
    orderId: order.id,
    orderName: order.name,
    customer: order.customer,
    varietyId,
    varietyName: variety.name,
    orderedOz,
    shortOz,
    harvestISO: first?.dayISO ?? deliveryISO,
    ...amountUnitOf(variety),
  };
}
