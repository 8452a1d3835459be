import { useState } from 'react';
import type { ProOrder } from '#domain/alchemy/alchemy.ts';
import { usePerform, useSaveStatus } from '#state/react/use-farm.ts';
import { useDrafts } from '#ui/editing/use-drafts.ts';
import { toast } from '#ui/toasts/toast.ts';
import {
  draftOf,
  fieldsOf,
  isEdited,
  linesProblem,
  type OrderEdit,
} from './lines/pro-order-draft.ts';
import { createDraftShelf } from '#ui/editing/draft-shelf.ts';

export function useSaveOrders(orders: readonly ProOrder[]) {
  const perform = usePerform();
  const { drafts: edits } = useDrafts(orderEdits);
  const status = useSaveStatus();
  const [isSaving, setIsSaving] = useState(false);
  if (isSaving && status !== 'saving') setIsSaving(false);
  const edited = orders.filter((order) => isEdited(order, edits.get(order.id)));

  /** Saves what can be saved of these; answers with the first that cannot. */
  const save = (chosen: readonly ProOrder[]): ProOrder | null => {
    setIsSaving(true);
    const problems = chosen.flatMap((order) => {
      const draft = draftOf(order, edits.get(order.id));
      const problem = linesProblem(draft.lines);
      if (problem !== null) return [{ order, problem }];
      perform({ type: 'UPDATE_PRO_ORDER', payload: fieldsOf(order.id, draft) });
      orderEdits.change(order.id, () => null);
      return [];
    });
    const [first] = problems;
    if (first === undefined) toast.success('All changes saved!');
    else toast.error(`${first.order.id} isn’t saved: ${first.problem}`);
    return first?.order ?? null;
  };
  return { edits, edited, isSaving, save };
}

/** What was typed into orders. Beside the screen: another screen in between loses nothing. */
export const orderEdits = createDraftShelf<OrderEdit>();
