import { useMemo } from 'react';
import { sameValue } from '#state/document/farm-document.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import { useCarryOut, useFarm } from '#state/react/use-farm.ts';
import { usePlanPreview } from '#state/react/answers/use-plan-preview.ts';
import { useEditedFields } from '#state/react/use-edited-fields.ts';
import { planDetail } from '#ui/plan-diff/plan-detail.tsx';
import { type SettingsDraft, draftOfSettings, patchOfChanges } from './settings-draft.ts';

/** A copy of the settings that comes from elsewhere shows in all fields but those that were touched here. */
export function useSettingsForm() {
  const settings = useFarm((farm) => farm.settings);
  const carryOut = useCarryOut();
  const saved = useMemo(() => draftOfSettings(settings), [settings]);
  const { value: draft, isDirty, change, reset } = useEditedFields(saved);
  // The names of the fields of a draft.
  const names = Object.keys(draft) as (keyof SettingsDraft)[];
  const changed = new Set(names.filter((name) => !sameValue(draft[name], saved[name])));
  const action: FarmAction = {
    type: 'UPDATE_SETTINGS',
    payload: patchOfChanges(draft, changed),
  };
  const plan = usePlanPreview(isDirty ? action : null);

  const save = () => {
    if (!isDirty) return;
    if (carryOut(plan.meant(action), 'Settings saved', { detail: planDetail(plan) })) reset();
  };
  return { draft, onChange: change, isDirty, plan, save };
}
