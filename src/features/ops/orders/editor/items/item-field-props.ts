import type { ItemDraft } from './item-draft.ts';
import type { FormAssortment } from '../use-assortment.ts';

export interface ItemFieldProps {
  readonly item: ItemDraft;
  readonly assortment: FormAssortment;
  readonly onChange: (item: ItemDraft) => void;
}
