import { useEffect, useEffectEvent, useState } from 'react';
import type { FarmAction } from '#state/records/farm-action.ts';
import { usePerform, useSaveStatus, useUndoLast, useSeenFarm } from '#state/react/use-farm.ts';
import type { PlanPreview } from '#state/react/answers/use-plan-preview.ts';
import { planDetail } from '#ui/plan-diff/plan-detail.tsx';
import { toast, type ToastOptions } from '#ui/toasts/toast.ts';
import { type OrderEditing, SAVED_TEXT } from '../editor/order-editing.ts';

/** What was said before the save, and what is said after it. */
interface SavedOrder {
  readonly plan: PlanPreview;
  readonly message: ToastOptions;
}

/** "Saving…" stands for as long as the order is on its way to the disk; when that fails the dialog stays open. */
export function useSaveOrder(purpose: OrderEditing['purpose'], onSaved: () => void) {
  const perform = usePerform();
  const seen = useSeenFarm();
  const status = useSaveStatus();
  const undoLast = useUndoLast();
  const [saved, setSaved] = useState<SavedOrder | null>(null);
  const [isDone, setIsDone] = useState(false);

  const save = (action: FarmAction, plan: PlanPreview) => {
    const detail = planDetail(plan);
    if (toast.attempt(() => perform(action, seen), 'Failed to save order'))
      setSaved({ plan, message: { detail, undo: undoLast() } });
  };

  // Once: what is saved later, behind the closed dialog, is not this order.
  if (saved !== null && !isDone && status !== 'saving') setIsDone(true);
  const finish = useEffectEvent(() => {
    onSaved();
    toast.success(SAVED_TEXT[purpose], saved?.message);
  });
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);
  return { saving: saved !== null, planSaved: saved?.plan ?? null, save };
}
