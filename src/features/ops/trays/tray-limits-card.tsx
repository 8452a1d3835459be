import { draftFields } from '#ui/editing/draft-fields.ts';
import { SubmitForm } from '#ui/editing/submit-form.tsx';
import { useFarm, usePerform } from '#state/react/use-farm.ts';
import { CountField } from '#ui/fields/count-field.tsx';
import { SaveButton, noChangesReason, UnsavedBadge } from '#ui/editing/save-button.tsx';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { useEditedFields } from '#state/react/use-edited-fields.ts';
import classes from './trays.module.css';

/** Limits as they are typed: an emptied one is null. */
interface TrayLimits {
  readonly dirtyThreshold: number | null;
  readonly stackLimit: number | null;
}

/** When dirty trays ask for a scrub, and how high trays are stacked while they germinate. */
export function TrayLimitsCard() {
  const limits = useFarm((farm) => farm.settings.trays);
  const dirty = useFarm(
    ({ trayStatus: { dirtyWithHoles, dirtyWithoutHoles } }) => dirtyWithHoles + dirtyWithoutHoles,
  );
  const perform = usePerform();
  const { value, isDirty, change, reset } = useEditedFields<TrayLimits>(limits);
  const submit = () => {
    if (!isDirty) return;
    // Nothing and 0 are no limit; what is saved then is the usual one.
    const trays = { dirtyThreshold: value.dirtyThreshold ?? 0, stackLimit: value.stackLimit ?? 0 };
    try {
      perform({ type: 'UPDATE_SETTINGS', payload: { trays } });
    } catch {
      toast.error('Could not update threshold.');
      return;
    }
    toast.success('Threshold updated!');
    reset();
  };
  const field = draftFields(value, change);
  return (
    <SectionCard title="Scrubbing and stacking" aside={isDirty && <UnsavedBadge />}>
      <SubmitForm className={classes.form} onSubmit={submit}>
        <CountField
          label="Scrub-task threshold"
          description={`Dirty trays that trigger a scrub task. Now: ${dirty}`}
          {...field.of('dirtyThreshold')}
        />
        <CountField
          label="Stack limit"
          description="Trays per stack in a germination slot"
          {...field.of('stackLimit')}
        />
        <div className={classes.save}>
          <SaveButton disabledReason={noChangesReason(isDirty)}>Save limits</SaveButton>
        </div>
      </SubmitForm>
    </SectionCard>
  );
}
