import type { Dispatch, SetStateAction } from 'react';
import { draftFields } from '#ui/editing/draft-fields.ts';
import type { OrderDraft } from './order-draft.ts';

export interface DraftProps {
  readonly draft: OrderDraft;
  /** Stays the same function, so that lines that did not change are not drawn again. */
  readonly onChange: Dispatch<SetStateAction<OrderDraft>>;
}

export function orderFields({ draft, onChange }: DraftProps) {
  return draftFields(draft, (part) => onChange((before) => ({ ...before, ...part })));
}
