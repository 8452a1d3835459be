import type { ProItem } from '#domain/alchemy/alchemy.ts';
import type { ItemDraft } from '#domain/alchemy/items/item-draft.ts';

/** A part of the form of an item. */
export interface ItemFieldsProps {
  readonly draft: ItemDraft;
  readonly stored: ProItem | null;
  readonly onChange: (draft: ItemDraft) => void;
}
