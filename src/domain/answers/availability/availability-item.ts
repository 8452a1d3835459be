import type { Product } from '#domain/catalog/products/product.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { byNameThenId } from '#domain/records/name-order.ts';
import { AvailabilityError } from './availability-error.ts';

/** A requested item: a variety, its product, or a mix. */
export interface AvailabilityItem {
  readonly kind: 'variety' | 'single' | 'mix';
  readonly id: string;
  readonly name: string;
}

/**
 * Finds an item by variety id, then product id, then variety name, then product name. Names ignore case.
 *
 * @throws AvailabilityError if the text is empty or nothing matches.
 */
export function findAvailabilityItem(
  farm: { readonly varieties: readonly Variety[]; readonly products: readonly Product[] },
  text: string,
): AvailabilityItem {
  const wanted = text.trim();
  if (wanted === '') throw new AvailabilityError('Choose a variety or product.');
  const items = [...farm.varieties.map(itemOfVariety), ...farm.products.map(itemOfProduct)];
  const name = wanted.toLowerCase();
  const isCalled = (item: AvailabilityItem) => item.name.trim().toLowerCase() === name;
  const byName = items.filter(isCalled).sort(byNameThenId);
  const found =
    items.find(({ id }) => id === wanted) ??
    byName.find(({ kind }) => kind === 'variety') ??
    byName[0];
  if (found === undefined) throw new AvailabilityError(`There is no variety or product '${text}'.`);
  return found;
}

function itemOfVariety({ id, name }: Variety): AvailabilityItem {
  return { kind: 'variety', id, name };
}

function itemOfProduct({ type, id, name }: Product): AvailabilityItem {
  return { kind: type, id, name };
}
