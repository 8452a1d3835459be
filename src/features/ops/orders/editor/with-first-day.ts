import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import { demandLines } from '#domain/demand/demand-lines.ts';
import type { Assortment } from '#domain/orders/item-ounces.ts';
import { firstDeliveryDay } from '#domain/demand/first-delivery-day.ts';
import type { HarvestDefaults } from '#domain/settings/settings.ts';
import { dayOfWeek, orderOfDraft, pickFirstEvent, type OrderDraft } from './order-draft.ts';

/**
 * An order on the first day for which all its crops can be grown; a standing one begins on the first such
 * day of its weekday after today. One that asks for no crop yet stays where it is.
 */
export function withFirstDay(
  draft: OrderDraft,
  assortment: Assortment,
  planner: HarvestDefaults,
  today: IsoDate,
): OrderDraft {
  const order = orderOfDraft(draft);
  const crops = demandLines(order, assortment).flatMap(
    ({ varietyId }) => assortment.varieties.get(varietyId) ?? [],
  );
  if (crops.length === 0) return draft;
  const first = firstDeliveryDay(crops, order, planner, today);
  if (draft.kind === 'ONCE') return { ...draft, date: first };
  const from = first > today ? first : addDays(today, 1);
  return pickFirstEvent(draft, dayOfWeek(draft.weekday, from));
}
