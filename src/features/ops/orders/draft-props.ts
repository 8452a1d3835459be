import type { OrderDraft } from './order-draft.ts';

/** A part of the order form. */
export interface DraftProps {
  readonly draft: OrderDraft;
  readonly onChange: (draft: OrderDraft) => void;
}
