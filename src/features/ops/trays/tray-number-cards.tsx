import type { ReactNode } from 'react';
import { useFarm } from '#state/react/use-farm.ts';
import { useEditedFields } from '#state/react/use-edited-fields.ts';
import { draftFields } from '#ui/editing/draft-fields.ts';
import { noChangesReason, SaveButton, UnsavedBadge } from '#ui/editing/save-button.tsx';
import { SubmitForm } from '#ui/editing/submit-form.tsx';
import { CountField } from '#ui/fields/count-field.tsx';
import { SectionCard } from '#ui/page/page-parts.tsx';
import classes from './trays.module.css';
import { useSaveTrays } from './use-save-trays.ts';

/** Numbers as they are typed: an emptied one is null. */
type TypedNumbers<N extends string> = Readonly<Record<N, number | null>>;

export function TrayCountsCard() {
  const owned = useFarm((farm) => farm.capacity.trayInventory);
  const edited = useEditedFields<TypedNumbers<'withHoles' | 'withoutHoles'>>(owned);
  const { withHoles, withoutHoles } = edited.value;
  const save = useSaveTrays();
  const submit = () => {
    const counts = { withHoles: withHoles ?? 0, withoutHoles: withoutHoles ?? 0 };
    const payload = { trayInventory: { ...owned, ...counts } };
    const action = { type: 'CAPACITY_UPDATE', payload } as const;
    return save(action, 'Tray counts saved!', 'Could not save tray counts.');
  };
  const field = draftFields(edited.value, edited.change);
  return (
    <NumbersCard title="Trays owned" {...edited} saveLabel="Save counts" save={submit}>
      <CountField label="With holes" {...field.of('withHoles')} />
      <CountField label="Solid (without holes)" {...field.of('withoutHoles')} />
    </NumbersCard>
  );
}

/** When dirty trays ask for a scrub, and how high trays are stacked while they germinate. */
export function TrayLimitsCard() {
  const limits = useFarm((farm) => farm.settings.trays);
  const dirty = useFarm(
    ({ trayStatus: { dirtyWithHoles, dirtyWithoutHoles } }) => dirtyWithHoles + dirtyWithoutHoles,
  );
  const edited = useEditedFields<TypedNumbers<'dirtyThreshold' | 'stackLimit'>>(limits);
  const { dirtyThreshold, stackLimit } = edited.value;
  const save = useSaveTrays();
  const submit = () => {
    // Nothing and 0 are no limit; what is saved then is the usual one.
    const trays = { dirtyThreshold: dirtyThreshold ?? 0, stackLimit: stackLimit ?? 0 };
    const action = { type: 'UPDATE_SETTINGS', payload: { trays } } as const;
    return save(action, 'Threshold updated!', 'Could not update threshold.');
  };
  const field = draftFields(edited.value, edited.change);
  return (
    <NumbersCard title="Scrubbing and stacking" {...edited} saveLabel="Save limits" save={submit}>
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
    </NumbersCard>
  );
}

function NumbersCard(props: {
  readonly title: string;
  readonly isDirty: boolean;
  readonly saveLabel: string;
  readonly save: () => boolean;
  readonly reset: () => void;
  readonly children: ReactNode;
}) {
  const { isDirty, save, reset } = props;
  return (
    <SectionCard title={props.title} aside={isDirty && <UnsavedBadge />}>
      <SubmitForm className={classes.form} onSubmit={() => isDirty && save() && reset()}>
        {props.children}
        <div className={classes.save}>
          <SaveButton disabledReason={noChangesReason(isDirty)}>{props.saveLabel}</SaveButton>
        </div>
      </SubmitForm>
    </SectionCard>
  );
}
