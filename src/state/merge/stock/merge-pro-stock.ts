import type { ProItem, ProOrder } from '#domain/alchemy/alchemy.ts';
import { driedByItem } from '#domain/alchemy/dry-loads/dried-stock.ts';
import { amountIn, stockAmount } from '#domain/alchemy/orders/needed-items.ts';
import { heldStock } from '#domain/alchemy/orders/stock-moves.ts';
import { mapRecords } from '#domain/records/change-records.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { type MergeContext, type Sides, otherSide } from '../merge-context.ts';

/** What orders have taken of each item, less what was dried of it. */
type Takings = ReadonlyMap<string, number>;

/**
 * The stock of Pro items: what each side moved is added up, but what an order takes is taken once,
 * however many devices have confirmed it, and what was dried in one line of a load comes in once,
 * however many devices have weighed it.
 *
 * So stock is counted as if no order had taken anything and nothing had been dried; then the merged
 * orders take theirs, and the merged loads bring theirs. An order that used its stock and was deleted
 * since has still used it, and a load that is gone has still been dried.
 */
export function mergeProStock(
  farms: Sides<FarmDocument>,
  merged: FarmDocument,
  context: MergeContext,
): FarmDocument {
  const used = farms.base.alchemy.orders.filter(
    ({ _consumed, _reserved }) => _consumed && _reserved,
  );
  const taken = [farms.base, farms.local, farms.remote].map((farm) =>
    takenFrom(farm, used, farms.base),
  );
  const takenNow = takenFrom(merged, used, farms.base);
  const [before, here, there] = [farms.base, farms.local, farms.remote].map(
    ({ alchemy }) => new Map(alchemy.items.map((item) => [item.id, item])),
  );
  const items = mapRecords(merged.alchemy.items, (item) => {
    const [local, remote] = [here?.get(item.id), there?.get(item.id)];
    const base = before?.get(item.id);
    const full = (side: ProItem | undefined, takings: Takings | undefined) =>
      side && inUnit(item, { ...side, stockQty: side.stockQty + (takings?.get(side.id) ?? 0) });
    const stocked = {
      base: full(base, taken[0]),
      local: full(local, taken[1]),
      remote: full(remote, taken[2]),
    };
    const whole = wholeStock(item, stocked, { local, remote }, context);
    if (whole === null) return item;
    const stockQty = stockAmount(whole - (takenNow.get(item.id) ?? 0));
    return stockQty === item.stockQty ? item : { ...item, stockQty };
  });
  return items === merged.alchemy.items
    ? merged
    : { ...merged, alchemy: { ...merged.alchemy, items } };
}

type Amount = number | null | undefined;

/** What there would be of an item without any order; null when it stays as it was merged. */
function wholeStock(
  item: ProItem,
  stocked: Sides<Amount>,
  sides: Pick<Sides<ProItem | undefined>, 'local' | 'remote'>,
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
  if (same(here, there)) return there;
  const place = {
    slice: 'alchemy/items',
    entityId: item.id,
    label: `Item ${item.name}`,
    path: ['stockQty'],
  };
  const keptSide = context.later(place);
  context.note('field', place, {
    kept: sides[keptSide]?.stockQty,
    lost: sides[otherSide(keptSide)]?.stockQty,
    keptSide,
  });
  return keptSide === 'local' ? here : there;
}

function same(a: number, b: number): boolean {
  return stockAmount(a) === stockAmount(b);
}

function inUnit(item: ProItem, side: ProItem): number | null {
  return side.unit === item.unit ? side.stockQty : amountIn(side.stockQty, side.unit, item.unit);
}

/** What the orders of a farm hold or have used, by item, with those that are gone but had used theirs; less what was dried. */
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
    takings.set(itemId, (takings.get(itemId) ?? 0) + qty);
  }
  const loads = new Set(dryLoads.map(({ id }) => id));
  const emptied = (base.dryLoads ?? []).filter(({ id }) => !loads.has(id));
  for (const [itemId, qty] of driedByItem([...dryLoads, ...emptied], alchemy.items)) {
    takings.set(itemId, (takings.get(itemId) ?? 0) - qty);
  }
  return takings;
}
