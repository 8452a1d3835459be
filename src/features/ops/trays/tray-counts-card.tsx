import { draftFields } from '#ui/editing/draft-fields.ts';
import { SubmitForm } from '#ui/editing/submit-form.tsx';
import { useFarm } from '#state/react/use-farm.ts';
import { CountField } from '#ui/fields/count-field.tsx';
import { SaveButton, noChangesReason, UnsavedBadge } from '#ui/editing/save-button.tsx';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { useEditedFields } from '#state/react/use-edited-fields.ts';
import classes from './trays.module.css';
import { useSaveCapacity } from './use-save-capacity.ts';

/** Counts as they are typed: an emptied one is null. */
interface TrayCounts {
  readonly withHoles: number | null;
  readonly withoutHoles: number | null;
}

/** How many trays of each kind the farm owns. */
export function TrayCountsCard() {
  const owned = useFarm((farm) => farm.capacity.trayInventory);
  const { value, isDirty, change, reset } = useEditedFields<TrayCounts>(owned);
  const save = useSaveCapacity();
  const submit = () => {
    if (!isDirty) return;
    const trayInventory = {
      ...owned,
      withHoles: value.withHoles ?? 0,
      withoutHoles: value.withoutHoles ?? 0,
    };
    if (save({ trayInventory }, 'Tray counts saved!', 'Could not save tray counts.')) reset();
  };
  const field = draftFields(value, change);
  return (
    <SectionCard title="Trays owned" aside={isDirty && <UnsavedBadge />}>
      <SubmitForm className={classes.form} onSubmit={submit}>
        <CountField label="With holes" {...field.of('withHoles')} />
        <CountField label="Solid (without holes)" {...field.of('withoutHoles')} />
        <div className={classes.save}>
          <SaveButton disabledReason={noChangesReason(isDirty)}>Save counts</SaveButton>
        </div>
      </SubmitForm>
    </SectionCard>
  );
}
