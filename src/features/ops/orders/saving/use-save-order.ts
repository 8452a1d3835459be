import { useEffect, useEffectEvent, useState } from 'react';
import type { PlanMove } from '#domain/planning/plan-moves.ts';
import type { FarmAction } from '#state/actions/farm-action.ts';
import { usePerform, useSaveStatus } from '#state/react/use-farm.ts';
import { toast } from '#ui/toasts/toast.ts';
import type { OrderEditing } from '../editor/order-editing.ts';
import { SAVED_TEXT } from '../editor/order-editing.ts';
import { planMovedDetail } from './plan-moved.ts';

/**
 * Saves an order; when that fails the dialog stays open with everything typed. "Saving…" stands for as
 * long as the order is on its way to the disk.
 */
export function useSaveOrder(purpose: OrderEditing['purpose'], onSaved: () => void) {
  const perform = usePerform();
  const status = useSaveStatus();
  const [movesSaved, setMovesSaved] = useState<readonly PlanMove[] | null>(null);
  const [isDone, setIsDone] = useState(false);

  const save = (action: FarmAction, moves: readonly PlanMove[]) => {
    try {
      perform(action);
    } catch (error) {
      toast.error((error instanceof Error && error.message) || 'Failed to save order');
      return;
    }
    setMovesSaved(moves);
  };

  // Once: what is saved later, behind the closed dialog, is not this order.
  if (movesSaved !== null && !isDone && status !== 'saving') setIsDone(true);
  const finish = useEffectEvent(() => {
    onSaved();
    toast.success(SAVED_TEXT[purpose], planMovedDetail(movesSaved ?? []));
  });
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);
  return { saving: movesSaved !== null, movesSaved, save };
}
