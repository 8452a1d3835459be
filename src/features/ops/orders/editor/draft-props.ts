import type { Dispatch, SetStateAction } from 'react';
import type { OrderDraft } from './order-draft.ts';

/** A part of the order form. */
export interface DraftProps {
  readonly draft: OrderDraft;
  /** Stays the same function, so that lines that did not change are not drawn again. */
  readonly onChange: Dispatch<SetStateAction<OrderDraft>>;
}
