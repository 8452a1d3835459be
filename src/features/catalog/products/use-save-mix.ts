import { planMovesLabel } from '#domain/planning/plan-moves.ts';
import type { FarmAction } from '#state/actions/farm-action.ts';
import { selectProductIdsEverUsed } from '#state/selectors/ids-ever-used.ts';
import { useFarm, useNow, usePerform } from '#state/react/use-farm.ts';
import { usePlanPreview } from '#state/react/use-plan-preview.ts';
import { toast } from '#ui/toasts/toast.ts';
import { mixChange, newMix } from './mix-draft.ts';
import type { EditedMix, MixTarget } from './mix-draft.ts';

/** Saves the draft of a mix, new, copied or stored, and tells what that moves in the plan. */
export function useSaveMix(
  target: MixTarget | null,
  draft: EditedMix,
  canSave: boolean,
): { readonly save: () => boolean; readonly moves: string } {
  const perform = usePerform();
  const now = useNow();
  const taken = useFarm(selectProductIdsEverUsed);
  const update: FarmAction | null =
    canSave && target?.kind === 'edit'
      ? { type: 'UPDATE_PRODUCT', payload: { id: target.mix.id, patch: mixChange(draft) } }
      : null;
  // A mix that nobody has ordered yet moves nothing.
  const moves = planMovesLabel(usePlanPreview(update));

  const save = () => {
    try {
      perform(
        update ?? {
          type: 'ADD_PRODUCT',
          payload: newMix(draft, taken, now()),
        },
      );
    } catch (error) {
      toast.error(error instanceof Error && error.message !== '' ? error.message : undefined);
      return false;
    }
    toast.success('Saved!', moves === '' ? {} : { detail: moves });
    return true;
  };
  return { save, moves };
}
