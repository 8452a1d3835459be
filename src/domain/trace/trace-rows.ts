import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { amountUnitOf } from '#domain/catalog/varieties/variety.ts';
import { customerOf, customerKey } from '#domain/customers/customer.ts';
import { assortmentOf } from '#domain/demand/demand-lines.ts';
import type { DatedOrder } from '#domain/orders/event-days.ts';
import { sentOf } from '#domain/orders/sold-orders.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import { thingText, wordsOfSold } from '../deliveries/line-text.ts';
import {
  partsOf,
  possibleBatches,
  tracedDeliveries,
  type TracedDelivery,
} from './traced-delivery.ts';
import { swapsOf, type TraceFarm } from './trace-farm.ts';
import { traceWindow, type TraceQuestion, type TraceSupplies } from './trace-supply.ts';
import type { TracedRow, TraceStatus } from './trace.ts';

/** The rows of all deliveries that may concern a trace, each with its order. */
export type AllRows = readonly { readonly row: TracedRow; readonly order: DatedOrder }[];

/** Ounces of each batch that deliveries of some varieties got, and may have got. */
export function traceRows(
  farm: TraceFarm,
  supplies: TraceSupplies,
  { varietyIds, today, asked }: TraceQuestion,
): AllRows {
  const names = assortmentOf(farm);
  const contacts = new Map((farm.customers ?? []).map((one) => [customerKey(one.name), one]));
  // Also the varieties that were promised where others of these were given.
  const replaced = swapsOf(farm).filter(({ toVarietyId }) => varietyIds.has(toVarietyId));
  const wanted = new Set([...varietyIds, ...replaced.map(({ varietyId }) => varietyId)]);
  return tracedDeliveries(farm, wanted, traceWindow(asked)).flatMap((delivery) => {
    const { order, dateISO, dayISO, record } = delivery;
    const parts = partsOf(delivery, supplies).filter(({ varietyId }) => varietyIds.has(varietyId));
    const possible = possibleBatches(delivery, parts, supplies, today);
    if (parts.length === 0) return [];
    const contact = contacts.get(customerOf(order).key);
    const common = {
      orderId: order.id,
      dateISO,
      dayISO,
      to: sentOf(record)?.to ?? (order.customer.trim() === '' ? order.name : order.customer),
      phone: contact?.phone ?? '',
      email: contact?.email ?? '',
      what: whatOf(delivery, names),
    };
    const told = {
      status: statusOf(delivery, today),
      recorded: sentOf(record)?.parts !== undefined,
    };
    const cut = [
      ...parts,
      ...possible.map((one) => ({ ...one, oz: 0, link: 'possible' as const })),
    ];
    return cut.map(({ varietyId, batch, oz, link }) => {
      const unit = amountUnitOf(names.varieties.get(varietyId));
      return { row: { ...common, batch, oz, link, ...told, ...unit }, order };
    });
  });
}

/** "8 × Rambo Radish 4 oz, 10 oz Pea"; what came back is not in it. */
function whatOf({ lines }: TracedDelivery, names: ReturnType<typeof assortmentOf>): string {
  return lines
    .map((line) => ({ line, quantity: roundUnits(Math.max(0, line.packed - line.returned)) }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ line, quantity }) => {
      const words = wordsOfSold(line, names);
      if (words.unit === null) return `${quantity} × ${thingText(words)}`;
      return `${quantity} ${words.unit} ${words.name}`;
    })
    .join(', ');
}

function statusOf({ record, dayISO }: TracedDelivery, today: IsoDate): TraceStatus {
  if (record?.status === 'DELIVERED') return 'DELIVERED';
  if (dayISO < today) return 'ASSUMED';
  return record === undefined ? 'PLANNED' : 'PACKED';
}
