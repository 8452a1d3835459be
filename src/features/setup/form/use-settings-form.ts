import { useMemo } from 'react';
import type { FarmAction } from '#state/records/farm-action.ts';
import { useCarryOut, useFarm } from '#state/react/use-farm.ts';
import { type PlanPreview, usePlanPreview } from '#state/react/answers/use-plan-preview.ts';
import { useEditedFields } from '#ui/editing/use-edited-fields.ts';
import { planDetail } from '#ui/plan-diff/plan-detail.ts';
import {
  type SettingsDraft,
  type SettingsFields,
  draftOfSettings,
  patchOfChanges,
} from './settings-draft.ts';

/** The form over the saved settings. */
interface SettingsForm extends SettingsFields {
  readonly isDirty: boolean;
  /** What saving would move in the plan. */
  readonly plan: PlanPreview;
  readonly save: () => void;
}

/**
 * What is typed over the saved settings. A copy of the settings that comes from elsewhere shows in all
 * fields but those that were touched here.
 */
export function useSettingsForm(): SettingsForm {
  const settings = useFarm((farm) => farm.settings);
  const carryOut = useCarryOut();
  const saved = useMemo(() => draftOfSettings(settings), [settings]);
  const { value: draft, touched, isDirty, change, reset } = useEditedFields(saved);
  const action: FarmAction = {
    type: 'UPDATE_SETTINGS',
    // The touched fields are fields of the draft.
    payload: patchOfChanges(draft, new Set(Object.keys(touched) as (keyof SettingsDraft)[])),
  };
  const plan = usePlanPreview(isDirty ? action : null);

  const save = () => {
    if (!isDirty) return;
    if (carryOut(plan.meant(action), 'Settings saved', { detail: planDetail(plan) })) reset();
  };
  return { draft, onChange: change, isDirty, plan, save };
}
