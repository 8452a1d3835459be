import { germinationDays } from '#domain/capacity/germination-days.ts';
import { effectiveYield, type Variety } from '#domain/catalog/varieties/variety.ts';
import {
  costBook,
  type CostBook,
  type CostingInputs,
  trayCost,
} from '#domain/costing/cost-book.ts';
import { traySizeOf } from '#domain/catalog/tray-size.ts';
import { costItem } from '#domain/costing/item-cost.ts';
import type { SoldLine } from '#domain/deliveries/sold-lines.ts';
import { itemQuantity } from '#domain/orders/item-ounces.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { byNameThenId } from '#domain/records/lists.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { EventMargin } from './event-margins.ts';

/** Margin of a variety per slot and day. */
export interface ShelfMargin {
  readonly variety: Variety;
  /** Dollars with 2 decimals; null where nothing of it was sold for a price. */
  readonly dollarsPerDay: number | null;
}

/** Priced sales of a variety. */
interface Sales {
  readonly amount: number;
  readonly soldOz: number;
  readonly packaging: number;
  readonly orderedOz: number;
}

const NOTHING_SOLD: Sales = { amount: 0, soldOz: 0, packaging: 0, orderedOz: 0 };

/**
 * Margin of each variety per slot and day, by name.
 *
 * Sales per tray, less tray and packaging cost, divided by days under lights. The amount of a mix is shared by
 * ounces.
 */
export function shelfMargins(
  farm: CostingInputs,
  margins: readonly EventMargin[],
): readonly ShelfMargin[] {
  const book = costBook(farm);
  const sales = salesByVariety(margins, book);
  return farm.varieties.toSorted(byNameThenId).map((variety) => {
    const sold = sales.get(variety.id) ?? NOTHING_SOLD;
    return { variety, dollarsPerDay: sold.soldOz > 0 ? perSlotAndDay(variety, sold, book) : null };
  });
}

function perSlotAndDay(variety: Variety, sales: Sales, book: CostBook): number {
  const yieldOz = effectiveYield(variety);
  const { amount, soldOz, packaging, orderedOz } = sales;
  const packed = orderedOz > 0 ? (packaging / orderedOz) * yieldOz : 0;
  const days = Math.max(1, variety.daysToHarvest - germinationDays(variety));
  const ofTray = (amount / soldOz) * yieldOz - trayCost(book, variety.id) - packed;
  return roundTo(ofTray / (days * traySizeOf(book, variety).slotShare), 2);
}

function salesByVariety(
  margins: readonly EventMargin[],
  book: CostBook,
): ReadonlyMap<string, Sales> {
  const sales = new Map<string, Sales>();
  const costs = new Map<OrderItem, ReturnType<typeof costItem>>();
  for (const { sold, orderCost } of margins) {
    const { order } = orderCost.event;
    for (const line of sold.lines) {
      if (line.price === null || line.amount === null) continue;
      const cost = costs.get(line.item) ?? costItem(order, line.item, book);
      costs.set(line.item, cost);
      addLine(sales, line, line.amount, cost);
    }
  }
  return sales;
}

/** The ounces of a line by variety, as they were sold and as they were ordered. */
function addLine(
  sales: Map<string, Sales>,
  { item, sold, ordered }: SoldLine,
  amount: number,
  { varieties }: ReturnType<typeof costItem>,
): void {
  const whole = varieties.reduce((sum, { ounces }) => sum + ounces, 0);
  const told = itemQuantity(item);
  for (const { varietyId, ounces, parts } of varieties) {
    if (varietyId === null) continue;
    const before = sales.get(varietyId) ?? NOTHING_SOLD;
    sales.set(varietyId, {
      amount: before.amount + (amount * ounces) / whole,
      soldOz: before.soldOz + (ounces * sold) / told,
      packaging: before.packaging + (parts.packaging * ordered) / told,
      orderedOz: before.orderedOz + (ounces * ordered) / told,
    });
  }
}
