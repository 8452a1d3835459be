import type { Product } from '#domain/catalog/products/product.ts';
import { amountUnitOf, type AmountUnit, type Variety } from '#domain/catalog/varieties/variety.ts';
import { recordById } from '#domain/records/change-records.ts';
import { byNameThenId } from '#domain/records/lists.ts';
import { AvailabilityError } from './availability-error.ts';

/** A requested item: a variety, its product, or a mix. Its unit says whether it is sold alive. */
export interface AvailabilityItem extends AmountUnit {
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
  const items = [
    ...farm.varieties.map(itemOfVariety),
    ...farm.products.map((product) => itemOfProduct(product, farm.varieties)),
  ];
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

export function itemOfVariety(variety: Variety): AvailabilityItem {
  const { id, name } = variety;
  return { kind: 'variety', id, name, ...amountUnitOf(variety) };
}

export function itemOfProduct(product: Product, varieties: readonly Variety[]): AvailabilityItem {
  const { type, id, name } = product;
  const variety = type === 'single' ? recordById(varieties, product.varietyId) : undefined;
  return { kind: type, id, name, ...amountUnitOf(variety) };
}
