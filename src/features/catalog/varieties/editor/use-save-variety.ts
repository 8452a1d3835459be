import { uniqueSlug } from '#domain/catalog/varieties/slug.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { planMovesLabel } from '#domain/planning/plan-moves.ts';
import type { FarmAction } from '#state/actions/farm-action.ts';
import { selectVarietyIdsEverUsed } from '#state/selectors/ids-ever-used.ts';
import { useFarm, useNow, usePerform } from '#state/react/use-farm.ts';
import { usePlanPreview } from '#state/react/use-plan-preview.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { newVariety, varietyChange } from './variety-draft.ts';
import type { VarietyDraft } from './variety-draft.ts';
import { asksToOverride, OVERRIDE_QUESTION } from '../calibration/yield-change.ts';

/** A link of a preview needs some date; what it moves does not depend on it. */
const ANY_TIME = '1970-01-01T00:00:00.000Z';

/** Saves the draft of a variety, new or stored, and tells what that moves in the plan. */
export function useSaveVariety(
  variety: Variety | null,
  draft: VarietyDraft,
  canSave: boolean,
): { readonly save: () => Promise<boolean>; readonly moves: string } {
  const perform = usePerform();
  const confirm = useConfirm();
  const now = useNow();
  const taken = useFarm(selectVarietyIdsEverUsed);
  const update = (stored: Variety, mayOverride: boolean, at: string): FarmAction => ({
    type: 'UPDATE_VARIETY',
    payload: { id: stored.id, patch: varietyChange(draft, stored, mayOverride, at) },
  });
  const moves = planMovesLabel(
    usePlanPreview(variety !== null && canSave ? update(variety, true, ANY_TIME) : null),
  );

  const save = async () => {
    const asks = variety !== null && asksToOverride(variety, draft.yieldOz);
    const mayOverride =
      asks && (await confirm(OVERRIDE_QUESTION, { confirm: 'Yes', cancel: 'No' }));
    try {
      if (variety === null) {
        const id = uniqueSlug(draft.name, taken);
        perform({ type: 'ADD_VARIETY', payload: newVariety(id, draft, now()) });
      } else {
        perform(update(variety, mayOverride, now()));
      }
    } catch (error) {
      toast.error(error instanceof Error && error.message !== '' ? error.message : undefined);
      return false;
    }
    // What was said about the plan counted on a yes.
    const isAsSaid = mayOverride === asks && moves !== '';
    toast.success('Saved!', isAsSaid ? { detail: moves } : {});
    return true;
  };
  return { save, moves };
}
