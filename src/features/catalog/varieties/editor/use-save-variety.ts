import { NOTHING_SAID } from '#domain/tell/say.ts';
import type { ReactNode } from 'react';
import { UNKNOWN_INSTANT } from '#domain/calendar/iso-date.ts';
import { uniqueSlug } from '#domain/records/change-records.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import { selectVarietyIdsEverUsed } from '#state/selectors/ids-ever-used.ts';
import { useAddVarieties } from '#state/react/use-add-varieties.ts';
import { useFarm, useNow, usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { usePlanDiff } from '#state/react/answers/use-plan-diff.ts';
import { type PlanPreview, usePlanPreview } from '#state/react/answers/use-plan-preview.ts';
import { useAskEither } from '#ui/dialogs/confirm.tsx';
import { planDetail } from '#ui/plan-diff/plan-detail.ts';
import { toast } from '#ui/toasts/toast.ts';
import { type VarietyDraft, newVariety, varietyChange } from './variety-draft.ts';
import { asksToOverride, OVERRIDE_QUESTION } from '../calibration/yield-change.ts';

const UNSAID = { label: NOTHING_SAID, diff: null } as const;

/** Saves the draft of a variety, new or stored, and tells what that moves in the plan. */
export function useSaveVariety(
  variety: Variety | null,
  draft: VarietyDraft,
  canSave: boolean,
): { readonly save: () => Promise<boolean>; readonly plan: PlanPreview } {
  const perform = usePerform();
  const addVarieties = useAddVarieties();
  const ask = useAskEither();
  const now = useNow();
  const taken = useFarm(selectVarietyIdsEverUsed);
  const update = (stored: Variety, mayOverride: boolean, at: string): FarmAction => ({
    type: 'UPDATE_VARIETY',
    payload: { id: stored.id, patch: varietyChange(draft, stored, mayOverride, at) },
  });
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
    const asSaid = mayOverride === asks ? plan : UNSAID;
    let detail: ReactNode;
    try {
      if (variety === null) {
        const id = uniqueSlug(draft.name, taken);
        addVarieties([newVariety(id, draft, now())]);
      } else {
        const changed = update(variety, mayOverride, now());
        const action = asSaid === plan ? plan.meant(changed) : changed;
        detail = planDetail({ ...asSaid, told: () => diffOf(action) });
        perform(action);
      }
    } catch (error) {
      toast.failed(error);
      return false;
    }
    toast.success('Variety saved', { detail, undo: undoLast() });
    return true;
  };
  return { save, plan };
}
