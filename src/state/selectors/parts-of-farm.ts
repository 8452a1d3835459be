import { createStructuredSelector } from 'reselect';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../document/farm-document.ts';

export type OfToday<T> = (farm: FarmDocument, today: IsoDate) => T;

/** Some parts of a farm; the very same object until one of them has changed. */
export function selectPartsOf<K extends keyof FarmDocument>(
  ...names: readonly K[]
): (farm: FarmDocument) => Pick<FarmDocument, K> {
  const parts = names.map((name) => [name, (farm: FarmDocument) => farm[name]] as const);
  // Each name is a key with its own part, which the type of `fromEntries` does not say.
  return createStructuredSelector(Object.fromEntries(parts)) as unknown as (
    farm: FarmDocument,
  ) => Pick<FarmDocument, K>;
}

/** Slices that say what is ordered and what it grows from. */
export const WHAT_IS_ORDERED = [
  'varieties',
  'products',
  'orders',
  'recurring',
  'single',
  'pastOrders',
] as const;

export const todayOf = (_farm: FarmDocument, today: IsoDate): IsoDate => today;
