import type { ProItemType } from '../alchemy.ts';

/** The types of items in the order in which they are offered, and what they are called. */
export const ITEM_TYPES: readonly { readonly type: ProItemType; readonly label: string }[] = [
  { type: 'raw', label: 'Raw ingredient' },
  { type: 'microgreen_powder', label: 'Powder' },
  { type: 'microgreen_fd_whole', label: 'Freeze-dried' },
  { type: 'microgreen_fresh', label: 'Fresh greens' },
  { type: 'packaging', label: 'Packaging' },
  { type: 'label', label: 'Label' },
];

export function itemTypeLabel(type: ProItemType): string {
  return ITEM_TYPES.find((one) => one.type === type)?.label ?? type;
}

/** Checks whether items of this type are made from a variety. */
export function isMicrogreen(type: ProItemType | ''): boolean {
  return type.startsWith('microgreen_');
}
