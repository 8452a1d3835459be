import type { Order } from '#domain/orders/order.ts';
import { readOrders } from '#domain/orders/read-orders.ts';
import type { OrderLists } from '#domain/orders/read-orders.ts';
import { compareTexts } from '#domain/planning/name-order.ts';
import { costBook } from './cost-book.ts';
import type { CostBook } from './cost-book.ts';
import { distinctNotes } from './cost-note.ts';
import type { CostNote } from './cost-note.ts';
import { NO_COST, addParts, roundOunces } from './cost-parts.ts';
import type { CostParts } from './cost-parts.ts';
import type { CostingInputs } from './costing-inputs.ts';
import { costItem } from './item-cost.ts';
import type { VarietyCost } from './variety-cost.ts';
import { mergeVarieties } from './variety-cost.ts';

export interface OrderCostInputs extends CostingInputs, OrderLists {}

/** What an order costs each time it falls due. Dollars unrounded, so that sums are rounded once. */
export interface EventCost {
  readonly order: Order;
  readonly packages: number;
  /** Lines of loose weight. */
  readonly bulk: number;
  readonly weightOz: number;
  /** The heaviest first. Their costs together are the cost of the order. */
  readonly varieties: readonly VarietyCost[];
  readonly parts: CostParts;
  readonly notes: readonly CostNote[];
}

/**
 * What each order of a farm costs per event, by the id of the order.
 *
 * Seed, soil and packaging are those of the cost table. Overhead is laid on orders directly: what an
 * event or a batch costs goes to the orders that are one, not to every tray as the cost table has it.
 */
export function costEvents(inputs: OrderCostInputs): EventCost[] {
  const book = costBook(inputs);
  return readOrders(inputs)
    .sort((a, b) => compareTexts(a.id, b.id))
    .map((order) => costEvent(order, book));
}

function costEvent(order: Order, book: CostBook): EventCost {
  const items = order.items.map((item) => costItem(order, item, book));
  const merged = mergeVarieties(items.flatMap(({ varieties }) => varieties));
  const varieties = withOrderOverheads(order, merged, book);
  return {
    order,
    packages: sumOf(items, ({ packages }) => packages),
    bulk: order.items.filter(({ mode }) => mode === 'BULK').length,
    weightOz: roundOunces(sumOf(items, ({ ounces }) => ounces)),
    varieties,
    parts: varieties.reduce((sum, { parts }) => addParts(sum, parts), NO_COST),
    notes: distinctNotes(items.flatMap(({ notes }) => notes)),
  };
}

/**
 * Overheads that an order bears as a whole: a batch of each variety, and what the event costs when
 * it is one. The varieties carry the event by their ounces.
 */
function withOrderOverheads(
  { orderCategory }: Order,
  varieties: readonly VarietyCost[],
  { overhead: { perBatch, perEvent } }: CostBook,
): VarietyCost[] {
  const isEvent = orderCategory === 'FARMERS_MARKET' || orderCategory === 'SPECIAL_EVENT';
  const ouncesOfAll = sumOf(varieties, ({ ounces }) => ounces);
  return varieties.map((variety) => {
    const batch = variety.varietyId === null ? 0 : perBatch;
    const event = isEvent ? perEvent * (variety.ounces / ouncesOfAll) : 0;
    return { ...variety, parts: addParts(variety.parts, { ...NO_COST, overhead: batch + event }) };
  });
}

function sumOf<T>(things: readonly T[], amount: (thing: T) => number): number {
  return things.reduce((sum, thing) => sum + amount(thing), 0);
}
