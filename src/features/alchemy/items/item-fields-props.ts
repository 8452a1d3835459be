import type { ProItem } from '#domain/alchemy/alchemy.ts';
import type { ProItemDraft } from '#domain/alchemy/items/pro-item-draft.ts';

export interface ItemFieldsProps {
  readonly draft: ProItemDraft;
  readonly stored: ProItem | null;
  readonly onChange: (draft: ProItemDraft) => void;
}
