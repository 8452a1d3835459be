import type { ProItem, ProOrder } from '#domain/alchemy/alchemy.ts';
import { driedByItem } from '#domain/alchemy/dry-loads/dried-stock.ts';
import { stockAmount } from '#domain/alchemy/orders/needed-items.ts';
import { amountIn } from '#domain/units/convert-pro.ts';
import { heldStock } from '#domain/alchemy/orders/stock-moves.ts';
import { byId, mapRecords } from '#domain/records/change-records.ts';
import { addTo } from '#domain/records/lists.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { type MergeContext, type Sides, ofEach } from '../merge-context.ts';

/** Amounts that orders took of each item, less dried amounts. */
type Takings = ReadonlyMap<string, number>;

/**
 * Merges Pro stock. Movements of both sides are added, but an order takes its stock once, however many devices
 * confirmed it, and a dried line adds its stock once, however many devices weighed it.
 *
 * Stock is computed as if no order and no load had changed it, then the merged orders and loads apply. A
 * deleted order that used stock has still used it, and a deleted load has still been dried.
 */
export function mergeProStock(
  farms: Sides<FarmDocument>,
  merged: FarmDocument,
  context: MergeContext,
): FarmDocument {
  const used = farms.base.alchemy.orders.filter(
    ({ _consumed, _reserved }) => _consumed && _reserved,
  );
  const taken = ofEach(farms, (farm) => takenFrom(farm, used, farms.base));
  const takenNow = takenFrom(merged, used, farms.base);
  const known = ofEach(farms, ({ alchemy }) => byId(alchemy.items));
  const items = mapRecords(merged.alchemy.items, (item) => {
    const sides = ofEach(known, (items) => items.get(item.id));
    const full = (side: ProItem | undefined, takings: Takings) =>
      side && inUnit(item, { ...side, stockQty: side.stockQty + (takings.get(side.id) ?? 0) });
    const stocked = {
      base: full(sides.base, taken.base),
      local: full(sides.local, taken.local),
      remote: full(sides.remote, taken.remote),
    };
    const whole = wholeStock(item, stocked, sides, context);
    if (whole === null) return item;
    const stockQty = stockAmount(whole - (takenNow.get(item.id) ?? 0));
    return stockQty === item.stockQty ? item : { ...item, stockQty };
  });
  return items === merged.alchemy.items
    ? merged
    : { ...merged, alchemy: { ...merged.alchemy, items } };
}

type Amount = number | null | undefined;

/** Stock of an item without any orders; `null` if it stays as merged. */
function wholeStock(
  item: ProItem,
  stocked: Sides<Amount>,
  sides: Sides<ProItem | undefined>,
  context: MergeContext,
): number | null {
  const whole = [stocked.base, stocked.local, stocked.remote];
  const [before, here, there] = whole;
  // Measured in another way since: nothing can be added up.
  if (whole.includes(null)) return null;
  if (typeof here !== 'number' || typeof there !== 'number') return here ?? there ?? null;
  if (typeof before === 'number') {
    return here + there - before;
  }
  if (stockAmount(here) === stockAmount(there)) return there;
  const place = {
    slice: 'alchemy/items',
    entityId: item.id,
    label: `Item ${item.name}`,
    path: ['stockQty'],
  };
  const keptSide = context.later(place);
  context.note(
    'field',
    place,
    ofEach(sides, (side) => side?.stockQty),
    keptSide,
  );
  return keptSide === 'local' ? here : there;
}

function inUnit(item: ProItem, side: ProItem): number | null {
  return side.unit === item.unit ? side.stockQty : amountIn(side.stockQty, side.unit, item.unit);
}

/** Amounts that orders reserve or used, including deleted ones that used theirs, less dried amounts. */
function takenFrom(
  { alchemy, dryLoads = [] }: FarmDocument,
  used: readonly ProOrder[],
  base: FarmDocument,
): Takings {
  const takings = new Map<string, number>();
  const present = new Set(alchemy.orders.map(({ id }) => id));
  const gone = used.filter(({ id }) => !present.has(id));
  const products = { items: alchemy.items, products: base.alchemy.products };
  const held = [
    ...alchemy.orders.map((order) => heldStock(order, alchemy)),
    ...gone.map((order) => heldStock(order, products)),
  ];
  for (const { itemId, qty } of held.flatMap(({ back }) => back)) {
    addTo(takings, itemId, qty);
  }
  const loads = new Set(dryLoads.map(({ id }) => id));
  const emptied = (base.dryLoads ?? []).filter(({ id }) => !loads.has(id));
  for (const [itemId, qty] of driedByItem([...dryLoads, ...emptied], alchemy.items)) {
    addTo(takings, itemId, -qty);
  }
  return takings;
}
