import type { FarmAction } from '#state/records/farm-action.ts';
import { selectProductIdsEverUsed } from '#state/selectors/ids-ever-used.ts';
import { useCarryOut, useFarm, useNow } from '#state/react/use-farm.ts';
import { type PlanPreview, usePlanPreview } from '#state/react/answers/use-plan-preview.ts';
import { planDetail } from '#ui/plan-diff/plan-detail.ts';
import { type EditedMix, type MixTarget, mixChange, newMix } from './mix-draft.ts';

/** Saves the draft of a mix, new, copied or stored, and tells what that moves in the plan. */
export function useSaveMix(
  target: MixTarget | null,
  draft: EditedMix,
  canSave: boolean,
): { readonly save: () => boolean; readonly plan: PlanPreview } {
  const carryOut = useCarryOut();
  const now = useNow();
  const taken = useFarm(selectProductIdsEverUsed);
  const update: FarmAction | null =
    canSave && target?.kind === 'edit'
      ? { type: 'UPDATE_PRODUCT', payload: { id: target.mix.id, patch: mixChange(draft) } }
      : null;
  // A mix that nobody has ordered yet moves nothing.
  const plan = usePlanPreview(update);

  const save = () => {
    const detail = planDetail(plan);
    const action: FarmAction =
      update === null
        ? { type: 'ADD_PRODUCT', payload: newMix(draft, taken, now()) }
        : plan.meant(update);
    return carryOut(action, 'Product saved', { detail });
  };
  return { save, plan };
}
