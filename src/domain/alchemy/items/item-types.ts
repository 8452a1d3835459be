import type { ProItemType } from '../alchemy.ts';

/** What the types of items are called, in the order in which they are offered. */
export const ITEM_TYPES: Readonly<Record<ProItemType, string>> = {
  raw: 'Raw ingredient',
  microgreen_powder: 'Powder',
  microgreen_fd_whole: 'Freeze-dried',
  microgreen_fresh: 'Fresh greens',
  packaging: 'Packaging',
  label: 'Label',
};

/** Checks whether items of this type are made from a variety. */
export function isMicrogreen(type: ProItemType | ''): boolean {
  return type.startsWith('microgreen_');
}
