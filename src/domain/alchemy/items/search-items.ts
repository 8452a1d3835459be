import type { ProItem } from '../alchemy.ts';
import { ITEM_TYPES } from './item-types.ts';

/** Searches items by words in name, type, supplier or notes, ignoring case. */
export function searchItems(items: readonly ProItem[], words: string): readonly ProItem[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return items;
  return items.filter(({ name, type, supplier = '', notes }) =>
    [name, type, ITEM_TYPES[type], supplier, notes].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  );
}
