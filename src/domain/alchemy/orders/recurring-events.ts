import { type IsoDate, dayNumber, isoDate } from '#domain/calendar/iso-date.ts';
import type { DeliveryChange } from '#domain/orders/delivery-change.ts';
import { orderEvents, type OrderEvent } from '#domain/orders/event-days.ts';
import { nextDeliveries } from '#domain/orders/next-event.ts';
import { withDeliveries } from '#domain/orders/read-orders.ts';
import type { Alchemy, ProOrder, ProRecurrence } from '../alchemy.ts';
import { asRepeatOrder } from './standing-order.ts';

/** Days back and ahead for which recurring deliveries are listed. */
const DAYS_BACK = 30;
const DAYS_AHEAD = 60;

export interface RecurringFarm {
  readonly alchemy: Pick<Alchemy, 'orders' | 'standing'>;
  readonly deliveryChanges?: readonly DeliveryChange[] | undefined;
}

/**
 * Deliveries of recurring Pro orders around today that aren't stored as orders. They are drafts without
 * reserved stock, due on their delivery day.
 */
export function recurringEvents(farm: RecurringFarm, today: IsoDate): readonly ProOrder[] {
  const { standing = [], orders } = farm.alchemy;
  if (standing.length === 0) return [];
  const dated = withDeliveries(farm.deliveryChanges);
  const stored = storedEvents(orders);
  const day = dayNumber(today);
  return standing.flatMap((rule) => {
    return orderEvents(dated(asRepeatOrder(rule)), day - DAYS_BACK, day + DAYS_AHEAD)
      .map(({ eventDay, deliveryDay }) => eventOrder(rule, isoDate(eventDay), isoDate(deliveryDay)))
      .filter(({ standing: event }) => event === undefined || !stored.has(eventKey(event)));
  });
}

export function allProOrders(farm: RecurringFarm, today: IsoDate): readonly ProOrder[] {
  const events = recurringEvents(farm, today);
  return events.length === 0 ? farm.alchemy.orders : [...farm.alchemy.orders, ...events];
}

/** Next deliveries of a recurring Pro order, up to a limit. Deliveries stored as orders are left out. */
export function nextRecurringEvents(
  { alchemy, deliveryChanges }: RecurringFarm,
  rule: ProRecurrence,
  today: IsoDate,
  count: number,
): readonly OrderEvent[] {
  const dated = withDeliveries(deliveryChanges)(asRepeatOrder(rule));
  const stored = storedEvents(alchemy.orders);
  return nextDeliveries(dated, today, count + stored.size)
    .filter(({ eventDay }) => !stored.has(eventKey({ id: rule.id, dateISO: isoDate(eventDay) })))
    .slice(0, count);
}

/** Deliveries stored as orders because someone changed, reserved or completed them. */
function storedEvents(orders: readonly ProOrder[]): ReadonlySet<string> {
  return new Set(orders.flatMap(({ standing }) => (standing ? [eventKey(standing)] : [])));
}

/** The id of an event has no running number, so that two devices agree: `JANE-004-261204`. */
function eventOrder(rule: ProRecurrence, dateISO: IsoDate, dueAt: IsoDate): ProOrder {
  const { id, customer, notes, lines } = rule;
  const createdAt = `${dateISO}T00:00:00.000Z`;
  return {
    id: `${id}-${dateISO.slice(2).replaceAll('-', '')}`,
    status: 'draft',
    createdAt,
    updatedAt: createdAt,
    dueAt,
    customer,
    notes,
    lines,
    _reserved: false,
    _consumed: false,
    standing: { id, dateISO },
  };
}

function eventKey({ id, dateISO }: NonNullable<ProOrder['standing']>): string {
  return `${id}|${dateISO}`;
}
