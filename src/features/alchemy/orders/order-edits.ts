import { createDraftShelf } from '#ui/editing/draft-shelf.ts';
import type { OrderEdit } from './lines/pro-order-draft.ts';

/** What was typed into orders. Beside the screen: another screen in between loses nothing. */
export const orderEdits = createDraftShelf<OrderEdit>();
