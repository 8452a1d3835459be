import { customerKey } from '#domain/customers/customer.ts';
import type { TypedPrice } from '#domain/prices/price-from-today.ts';
import { loosePrice, type PriceUnit } from '#domain/prices/price.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';
import { yieldUnit } from '#ui/format-weights.ts';
import type { ItemDraft } from './item-draft.ts';

/** Whom a price is for that is set while an order is typed. */
export type PriceScope = 'everybody' | 'customer' | 'order';

/** Whom the price of a line can be for; an order without a customer has none of its own. */
export function scopeChoices(customer: string): { value: PriceScope; label: string }[] {
  return [
    { value: 'everybody', label: 'Everyone' },
    ...(customerKey(customer) === ''
      ? []
      : [{ value: 'customer', label: customer.trim() } as const]),
    { value: 'order', label: 'This order only' },
  ];
}

/**
 * The unit in which a loose weight is priced: that of the line itself, in the list pounds or grams; null for packages. Where the
 * farm weighs in grams it is kilograms.
 */
export function unitOfScope({ mode, unit }: ItemDraft, scope: PriceScope): PriceUnit | 'kg' | null {
  if (mode !== 'BULK') return null;
  if (yieldUnit() === 'g' && (scope !== 'order' || unit === 'g')) return 'kg';
  return scope === 'order' || unit === 'g' ? unit : 'lb';
}

/** The price for this order alone, as its line keeps it: what is typed per kilogram by the gram. */
export function ownUnitPrice(item: ItemDraft, amount: number): number {
  return unitOfScope(item, 'order') === 'kg' ? amount / GRAMS_PER.kg : amount;
}

/** The price for the list; null where the line sells nothing yet. */
export function listedPrice(
  item: ItemDraft,
  typed: { readonly amount: number; readonly customer: string },
  scope: Exclude<PriceScope, 'order'>,
  packageOz: number,
): TypedPrice | null {
  if (item.target === null) return null;
  const unit = unitOfScope(item, scope);
  return {
    ...item.target,
    ...(unit === null ? { packageOz, amount: typed.amount } : loosePrice(unit, typed.amount)),
    ...(scope === 'customer' && { customer: typed.customer.trim() }),
  };
}
