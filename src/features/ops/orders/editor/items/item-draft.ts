import type { BulkItem, ItemTarget, OrderItem, PricedLine } from '#domain/orders/order.ts';

/** An item of an order while it is typed: both modes keep their figures, so that switching loses nothing. */
export interface ItemDraft {
  readonly id: string;
  readonly mode: OrderItem['mode'];
  /** Null until a product or a variety is picked. */
  readonly target: ItemTarget | null;
  /** Null: the size of the product. */
  readonly packageOz: number | null;
  readonly count: number | null;
  readonly weight: number | null;
  readonly unit: BulkItem['unit'];
  /** Null: the price list says. */
  readonly unitPrice: number | null;
}

export function newItemDraft(id: string): ItemDraft {
  return {
    id,
    mode: 'PACKAGE',
    target: null,
    packageOz: null,
    count: 1,
    weight: null,
    unit: 'oz',
    unitPrice: null,
  };
}

export function itemDraft(item: OrderItem): ItemDraft {
  const { mode, unitPrice = null } = item;
  const draft = { ...newItemDraft(item.id), mode, target: targetOf(item), unitPrice };
  return item.mode === 'BULK'
    ? { ...draft, weight: item.weight, unit: item.unit }
    : { ...draft, count: item.count, packageOz: item.packageOz ?? null };
}

/** Blank ids come from imports of lines that sold nothing known. */
function targetOf(item: { readonly productId?: string; readonly varietyId?: string }) {
  if (item.productId) return { productId: item.productId };
  return item.varietyId ? { varietyId: item.varietyId } : null;
}

/** The item to store: a blank count is one package, a blank weight nothing. */
export function itemFromDraft(draft: ItemDraft): OrderItem {
  const target = draft.target ?? { productId: '' };
  if (draft.mode === 'BULK') {
    const weight = Math.max(0, draft.weight ?? 0);
    return { ...target, id: draft.id, mode: 'BULK', weight, unit: draft.unit, ...ownPrice(draft) };
  }
  const size = draft.packageOz === null ? {} : { packageOz: draft.packageOz };
  const count = Math.max(1, Math.floor(draft.count ?? 1));
  return { ...target, ...size, id: draft.id, mode: 'PACKAGE', count, ...ownPrice(draft) };
}

function ownPrice({ unitPrice }: ItemDraft): PricedLine {
  return unitPrice === null ? {} : { unitPrice };
}
