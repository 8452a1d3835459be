import { traySizeOf } from '#domain/catalog/tray-size.ts';
import { withItems, type DatedOrder } from '#domain/orders/event-days.ts';
import type { Order, OrderItem } from '#domain/orders/order.ts';
import { soldThingOf } from '#domain/orders/item-ounces.ts';
import { readSoldOrders, type SoldOrderLists } from '#domain/orders/sold-orders.ts';
import { compareTexts, sumOf } from '#domain/records/lists.ts';
import { type CostBook, costBook, type CostingInputs } from './cost-book.ts';
import { type CostNote, distinctNotes } from './cost-note.ts';
import { type CostParts, NO_COST, addParts, roundOunces } from './cost-parts.ts';
import { costItem } from './item-cost.ts';
import { type VarietyCost, mergeVarieties } from './variety-cost.ts';

export interface OrderCostInputs extends CostingInputs, SoldOrderLists {}

/** Cost of one delivery of an order, in unrounded dollars, so sums are rounded once. */
export interface EventCost {
  readonly order: DatedOrder;
  readonly packages: number;
  /** Lines of loose weight. */
  readonly bulk: number;
  readonly weightOz: number;
  /** Trays sold alive; they are in no weight. */
  readonly liveTrays: number;
  /** The heaviest first. Their costs together are the cost of the order. */
  readonly varieties: readonly VarietyCost[];
  readonly parts: CostParts;
  /** Overhead of this order alone: its event, and a batch of each variety. */
  readonly ownOverhead: number;
  readonly notes: readonly CostNote[];
  /** Costs of deliveries with other lines than the order, by their lines. */
  readonly others: ReadonlyMap<readonly OrderItem[], EventCost>;
}

/** Checks whether a part of an order's cost is unknown. Then the order costs more than shown. */
export function isIncomplete({ notes }: Pick<EventCost, 'notes'>): boolean {
  return notes.length > 0;
}

/**
 * Costs per delivery of each order, by order id.
 *
 * Seed, soil and packaging follow the cost table. Event and batch overhead is charged to the orders themselves,
 * not to every tray as in the cost table.
 */
export function costEvents(inputs: OrderCostInputs): EventCost[] {
  const book = costBook(inputs);
  return readSoldOrders(inputs)
    .sort((a, b) => compareTexts(a.id, b.id))
    .map((order) => ({ ...costEvent(order, book), others: costOthers(order, book) }));
}

const NO_OTHERS: EventCost['others'] = new Map();

function costOthers(order: DatedOrder, book: CostBook): EventCost['others'] {
  const lists = [...(order.deliveries?.values() ?? [])].flatMap(({ items }) =>
    items ? [items] : [],
  );
  if (lists.length === 0) return NO_OTHERS;
  return new Map(lists.map((items) => [items, costEvent(withItems(order, items), book)]));
}

export function costEvent(order: DatedOrder, book: CostBook): EventCost {
  const items = order.items.map((item) => {
    const cost = costItem(order, item, book);
    // Of what left long ago nobody knows any more what it would cost.
    return order.sent && isGone(item, book) ? { ...cost, varieties: [], notes: [] } : cost;
  });
  const merged = mergeVarieties(items.flatMap(({ varieties }) => varieties));
  const own = merged.map((variety) => ownOverhead(order, variety, merged, book));
  const varieties = merged.map((variety, at) => {
    return { ...variety, parts: addParts(variety.parts, { ...NO_COST, overhead: own[at] ?? 0 }) };
  });
  return {
    order,
    packages: sumOf(items.map(({ packages }) => packages)),
    bulk: order.items.filter(({ mode }) => mode === 'BULK').length,
    weightOz: roundOunces(sumOf(items.map(({ ounces }) => ounces))),
    liveTrays: sumOf(items.map(({ liveTrays }) => liveTrays)),
    varieties,
    parts: varieties.reduce((sum, { parts }) => addParts(sum, parts), NO_COST),
    ownOverhead: sumOf(own),
    notes: distinctNotes(items.flatMap(({ notes }) => notes)),
    others: NO_OTHERS,
  };
}

function isGone(item: OrderItem, book: CostBook): boolean {
  const { product, variety } = soldThingOf(item, book);
  return variety === undefined && product?.type !== 'mix';
}

/** Ounces of a whole tray sold alive, where ounces only share something out. */
const LIVE_TRAY_OZ = 8;

/** Share of an order's own overhead for one variety: its batch, and its part of the event cost by ounces. */
export function ownOverhead(
  { orderCategory }: Pick<Order, 'orderCategory'>,
  own: VarietyAmount,
  varieties: readonly VarietyAmount[],
  book: CostBook,
): number {
  const { perBatch, perEvent } = book.overhead;
  const isEvent = orderCategory === 'FARMERS_MARKET' || orderCategory === 'SPECIAL_EVENT';
  const batch = own.varietyId === null ? 0 : perBatch;
  if (!isEvent) return batch;
  const all = sumOf(varieties.map((one) => sharingOunces(one, book)));
  return batch + perEvent * (sharingOunces(own, book) / all);
}

type VarietyAmount = Pick<VarietyCost, 'varietyId' | 'ounces' | 'unit'>;

function sharingOunces({ varietyId, ounces, unit }: VarietyAmount, book: CostBook): number {
  if (unit !== 'tray') return ounces;
  const variety = book.varieties.get(varietyId ?? '') ?? {};
  return ounces * LIVE_TRAY_OZ * traySizeOf(book, variety).slotShare;
}
