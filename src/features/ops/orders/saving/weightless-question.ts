import type { ItemDraft } from '../editor/items/item-draft.ts';

/** What is asked before lines by weight are saved without one; null when every such line has its weight. */
export function weightlessQuestion(
  items: readonly ItemDraft[],
  nameOf: (item: ItemDraft) => string,
): string | null {
  const names = items.filter(({ mode, weight }) => mode === 'BULK' && !weight).map(nameOf);
  if (names.length === 0) return null;
  const have = names.length === 1 ? 'has' : 'have';
  return `${names.join(', ')} ${have} no weight. Save anyway?`;
}
