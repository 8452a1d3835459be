import type { ReactNode } from 'react';
import { UNKNOWN_INSTANT } from '#domain/calendar/iso-date.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { newVarietyId } from '#state/selectors/ids-ever-used.ts';
import { useAddVarieties } from '#state/react/use-add-varieties.ts';
import { useFarmNow, useNow, usePerform, useUndoLast, useSeenFarm } from '#state/react/use-farm.ts';
import { usePlanDiff } from '#state/react/answers/use-plan-diff.ts';
import { type PlanPreview, usePlanPreview } from '#state/react/answers/use-plan-preview.ts';
import { useAskEither } from '#ui/dialogs/confirm.tsx';
import { pendingPlanDetail, planDetail } from '#ui/plan-diff/plan-detail.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { type VarietyDraft, newVariety, varietyChange } from './variety-draft.ts';
import { asksToOverride, OVERRIDE_QUESTION } from '../calibration/yield-change.ts';

export function useSaveVariety(
  variety: Variety | null,
  draft: VarietyDraft,
  canSave: boolean,
): { readonly save: () => Promise<boolean>; readonly plan: PlanPreview } {
  const perform = usePerform();
  const seen = useSeenFarm();
  const addVarieties = useAddVarieties();
  const ask = useAskEither();
  const now = useNow();
  const farmNow = useFarmNow();
  const update = (stored: Variety, mayOverride: boolean, at: string) => {
    const patch = varietyChange(draft, stored, mayOverride, at);
    return { type: 'UPDATE_VARIETY', payload: { id: stored.id, patch } } as const;
  };
  const undoLast = useUndoLast();
  const diffOf = usePlanDiff();
  const plan = usePlanPreview(
    variety !== null && canSave ? update(variety, true, UNKNOWN_INSTANT) : null,
  );

  const save = async () => {
    const asks = variety !== null && asksToOverride(variety, draft.yieldOz);
    const mayOverride = asks && (await ask(OVERRIDE_QUESTION, { confirm: 'Yes', cancel: 'No' }));
    // Escape: back to the editor.
    if (mayOverride === null) return false;
    // What was said about the plan counted on a yes.
    const isAsSaid = mayOverride === asks;
    let detail: ReactNode;
    const isDone = toast.attempt(() => {
      if (variety === null) {
        const id = newVarietyId(farmNow(), draft.name);
        addVarieties([newVariety(id, draft, now())]);
      } else {
        const changed = update(variety, mayOverride, now());
        const action = isAsSaid ? plan.meant(changed) : changed;
        const told = diffOf(action);
        detail = isAsSaid ? planDetail({ ...plan, told: () => told }) : pendingPlanDetail(told);
        perform(action, seen);
      }
    });
    if (isDone) toast.success('Variety saved', { detail, undo: undoLast() });
    return isDone;
  };
  return { save, plan };
}
