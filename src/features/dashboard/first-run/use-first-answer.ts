import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useNewId, useNow, usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { loadChanges } from '#state/store/load-changes.ts';
import { routePaths } from '#ui/route-paths.ts';
import { toast } from '#ui/toasts/toast.ts';
import type { firstOrder } from './first-order.ts';

/** Carries out what was answered, once. The questions are drawn before the code for it is here. */
export function useFirstAnswer(loadCode: () => Promise<unknown> = loadChanges) {
  const [isWaiting, setIsWaiting] = useState(false);
  const answer = async (carryOut: () => void, failed?: string): Promise<void> => {
    setIsWaiting(true);
    try {
      await loadCode();
      carryOut();
    } catch (error) {
      toast.failed(error, failed);
    }
    setIsWaiting(false);
  };
  return { isWaiting, answer };
}

type MakeOrder = (made: Parameters<typeof firstOrder>[3]) => ReturnType<typeof firstOrder>;

export function useSaveFirstOrder() {
  const perform = usePerform();
  const undoLast = useUndoLast();
  const newId = useNewId();
  const now = useNow();
  const navigate = useNavigate();
  const { isWaiting, answer } = useFirstAnswer();
  const carryOut = (make: MakeOrder) => {
    const made = { id: newId('ord'), createdAt: now(), newItemId: () => newId('li') };
    perform({ type: 'ADD_ORDER', payload: make(made) });
    toast.success('Order created', { undo: undoLast() });
    void navigate(routePaths.tasksToday);
  };
  return {
    isSaving: isWaiting,
    save: (make: MakeOrder) => void answer(() => carryOut(make), 'Failed to save order'),
  };
}
