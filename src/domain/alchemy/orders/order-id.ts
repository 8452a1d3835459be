import { nextNumberedId } from '#domain/records/numbered-id.ts';
import type { Alchemy, ProOrder } from '../alchemy.ts';

const PREFIX_LETTERS = 4;
const USUAL_PREFIX = 'ORD';
const MIN_DIGITS = 3;

/** Marks of accents, once they stand apart from their letters. */
const ACCENTS = /\p{Mn}/gu;

/** The id of an order if it is free, else a new one. */
export function freeProOrderId(
  { orders, standing = [], products }: Pick<Alchemy, 'orders' | 'standing' | 'products'>,
  { id, customer, lines }: Pick<ProOrder, 'id' | 'customer' | 'lines'>,
): string {
  const known = [...orders, ...standing].map((order) => order.id);
  if (id !== '' && !known.includes(id)) return id;
  const first = products.find((product) => product.id === lines[0]?.productId);
  return newProOrderId({ customer: customer.name, firstProduct: first?.name ?? '' }, known);
}

/**
 * Creates an id for a Pro order: up to four letters of the customer, or else the first product, and the next
 * number for these letters.
 */
export function newProOrderId(
  names: { readonly customer: string; readonly firstProduct: string },
  knownIds: readonly string[],
): string {
  const prefix = letters(names.customer) || letters(names.firstProduct) || USUAL_PREFIX;
  return nextNumberedId(`${prefix}-`, knownIds, MIN_DIGITS);
}

function letters(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(ACCENTS, '')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
    .slice(0, PREFIX_LETTERS);
}
