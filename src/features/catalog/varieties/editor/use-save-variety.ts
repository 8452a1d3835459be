import { UNKNOWN_INSTANT } from '#domain/calendar/iso-date.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { newVarietyId } from '#state/selectors/ids-ever-used.ts';
import { useAddVarieties } from '#state/react/use-add-varieties.ts';
import { useCarryOut, useFarmNow, useNow, useSeenFarm } from '#state/react/use-farm.ts';
import { usePlanDiff } from '#state/react/answers/use-plan-diff.ts';
import { type PlanPreview, usePlanPreview } from '#state/react/answers/use-plan-preview.ts';
import { useAskEither } from '#ui/dialogs/confirm.tsx';
import { pendingPlanDetail, planDetail } from '#ui/plan-diff/plan-detail.tsx';
import { type VarietyDraft, newVariety, varietyChange } from './variety-draft.ts';
import { asksToOverride, OVERRIDE_QUESTION } from '../calibration/yield-change.ts';

export function useSaveVariety(
  variety: Variety | null,
  draft: VarietyDraft,
  canSave: boolean,
): { readonly save: () => Promise<boolean>; readonly plan: PlanPreview } {
  const carryOut = useCarryOut(useSeenFarm());
  const addVarieties = useAddVarieties();
  const ask = useAskEither();
  const now = useNow();
  const farmNow = useFarmNow();
  const update = (stored: Variety, mayOverride: boolean, at: string) => {
    const patch = varietyChange(draft, stored, mayOverride, at);
    return { type: 'UPDATE_VARIETY', payload: { id: stored.id, patch } } as const;
  };
  const diffOf = usePlanDiff();
  const plan = usePlanPreview(
    variety !== null && canSave ? update(variety, true, UNKNOWN_INSTANT) : null,
  );

  const save = async () => {
    if (variety === null) {
      const id = newVarietyId(farmNow(), draft.name);
      return addVarieties([newVariety(id, draft, now())], 'Variety saved');
    }
    const asks = asksToOverride(variety, draft.yieldOz);
    const mayOverride = asks && (await ask(OVERRIDE_QUESTION, { confirm: 'Yes', cancel: 'No' }));
    // Escape: back to the editor.
    if (mayOverride === null) return false;
    // What was said about the plan counted on a yes.
    const isAsSaid = mayOverride === asks;
    const changed = update(variety, mayOverride, now());
    const action = isAsSaid ? plan.meant(changed) : changed;
    const told = diffOf(action);
    const detail = isAsSaid ? planDetail({ ...plan, told: () => told }) : pendingPlanDetail(told);
    return carryOut(action, 'Variety saved', { detail });
  };
  return { save, plan };
}
