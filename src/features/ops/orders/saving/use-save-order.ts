import { useState } from 'react';
import type { PlanMove } from '#domain/planning/plan-moves.ts';
import type { FarmAction } from '#state/actions/farm-action.ts';
import { usePerform } from '#state/react/use-farm.ts';
import { toast } from '#ui/toasts/toast.ts';
import type { OrderEditing } from '../editor/order-editing.ts';
import { SAVED_TEXT } from '../editor/order-editing.ts';
import { planMovedDetail } from './plan-moved.ts';

/** So long "Saving…" stays at least, so that it can be read. */
const SAVING_SHOWN_MS = 250;

/** Saves an order; when that fails the dialog stays open with everything typed. */
export function useSaveOrder(purpose: OrderEditing['purpose'], onSaved: () => void) {
  const perform = usePerform();
  const [movesSaved, setMovesSaved] = useState<readonly PlanMove[] | null>(null);

  const save = (action: FarmAction, moves: readonly PlanMove[]) => {
    try {
      perform(action);
    } catch (error) {
      toast.error((error instanceof Error && error.message) || 'Failed to save order');
      return;
    }
    setMovesSaved(moves);
    setTimeout(() => {
      onSaved();
      toast.success(SAVED_TEXT[purpose], planMovedDetail(moves));
    }, SAVING_SHOWN_MS);
  };
  return { saving: movesSaved !== null, movesSaved, save };
}
