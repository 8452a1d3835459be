import { useMemo, useState } from 'react';
import { planMovesLabel } from '#domain/planning/plan-moves.ts';
import type { FarmAction } from '#state/actions/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useFarm, usePerform } from '#state/react/use-farm.ts';
import { usePlanPreview } from '#state/react/use-plan-preview.ts';
import { toast } from '#ui/toasts/toast.ts';
import type { SettingsDraft, SettingsFields } from './settings-draft.ts';
import { draftOfSettings, patchOfChanges } from './settings-draft.ts';
import { stillTouched, touch } from './touched-fields.ts';

/** The form over the saved settings. */
export interface SettingsForm extends SettingsFields {
  readonly isDirty: boolean;
  /** What saving would move in the plan, '' when nothing. */
  readonly moves: string;
  readonly save: () => void;
}

const selectSettings = (farm: FarmDocument) => farm.settings;

/**
 * What is typed over the saved settings. A copy of the settings that comes from elsewhere shows in all
 * fields but those that were touched here.
 */
export function useSettingsForm(): SettingsForm {
  const settings = useFarm(selectSettings);
  const perform = usePerform();
  const saved = useMemo(() => draftOfSettings(settings), [settings]);
  const [kept, setTouched] = useState<Partial<SettingsDraft>>({});
  const touched = stillTouched(saved, kept);
  if (Object.keys(touched).length < Object.keys(kept).length) setTouched(touched);
  const isDirty = Object.keys(touched).length > 0;
  const draft = { ...saved, ...touched };
  const action: FarmAction = {
    type: 'UPDATE_SETTINGS',
    // The touched fields are fields of the draft.
    payload: patchOfChanges(draft, new Set(Object.keys(touched) as (keyof SettingsDraft)[])),
  };
  const moves = planMovesLabel(usePlanPreview(isDirty ? action : null));

  const save = () => {
    if (!isDirty) return;
    try {
      perform(action);
    } catch (error) {
      toast.error((error instanceof Error && error.message) || undefined);
      return;
    }
    setTouched({});
    toast.success(undefined, moves === '' ? {} : { detail: moves });
  };
  const onChange = (change: Partial<SettingsDraft>) => setTouched(touch(saved, touched, change));
  return { draft, onChange, isDirty, moves, save };
}
