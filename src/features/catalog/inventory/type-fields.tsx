import { MultiSelect } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMemo } from 'react';
import { soilMaterialPerTray } from '#domain/costing/soil-per-tray.ts';
import { useFarm, useSaveRecord } from '#state/react/use-farm.ts';
import { draftFields } from '#ui/editing/draft-fields.ts';
import { SaveButton } from '#ui/editing/save-button.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { QuantityField } from '#ui/fields/quantity-field.tsx';
import { formatDollars, formatSentence } from '#ui/format.ts';
import classes from './inventory.module.css';
import { amountField, type MaterialFieldsProps, materialOfDraft } from './material-draft.ts';

export function TypeFields(props: MaterialFieldsProps) {
  const { type } = props.draft;
  if (type === 'insert' || type === 'other') return null;
  return (
    <>
      <div className={classes.halves}>
        <FieldsOfType {...props} />
      </div>
      {type === 'soil' && <PrimarySoilButton {...props} />}
    </>
  );
}

function FieldsOfType(props: MaterialFieldsProps) {
  const field = draftFields(props.draft, props.onChange);
  const density = (
    <NumberField
      label="Density (g/ml)"
      {...field.of('density')}
      description="Converts between weight and volume"
    />
  );
  switch (props.draft.type) {
    case 'container':
      return (
        <QuantityField
          label="Capacity"
          unitName="Unit of capacity"
          {...amountField(props, 'capacity')}
        />
      );
    case 'label_sheet':
      return (
        <NumberField
          label="Labels per sheet"
          allowDecimal={false}
          {...field.of('labelsPerSheet')}
        />
      );
    case 'soil':
      return (
        <>
          <QuantityField
            label="Average soil per tray"
            unitName="Unit of average soil per tray"
            families={['mass', 'volume']}
            {...amountField(props, 'avgSoilPerTray')}
          />
          {density}
        </>
      );
    case 'seed':
      return (
        <>
          <NumberField label="Grams per tray" {...field.of('gramsPerTray')} />
          <SeedOfField {...props} />
        </>
      );
    default:
      return density;
  }
}

/** The varieties that are grown from this seed; each has one seed, so choosing takes it from another. */
function SeedOfField({ draft, onChange }: MaterialFieldsProps) {
  const varieties = useFarm((farm) => farm.varieties);
  const choices = useMemo(() => {
    const known = new Set(varieties.map(({ id }) => id));
    return [
      ...varieties.map(({ id, name }) => ({ value: id, label: name })),
      // A variety that is gone stays tied until it is taken out here.
      ...draft.seedOf
        .filter((id) => !known.has(id))
        .map((id) => ({ value: id, label: '(deleted variety)' })),
    ].toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
  }, [varieties, draft.seedOf]);
  return (
    <MultiSelect
      label="Seed of"
      placeholder={draft.seedOf.length === 0 ? 'Choose varieties' : ''}
      data={choices}
      value={[...draft.seedOf]}
      onChange={(seedOf) => onChange({ seedOf })}
      searchable
      // Below, the list would lie over Save.
      comboboxProps={{ position: 'top' }}
      maxDropdownHeight="11rem"
      nothingFoundMessage="No matches"
    />
  );
}

/** Once its cost per tray is known: a stored soil becomes the primary one at once, any other when it is saved. */
function PrimarySoilButton({ draft, stored, onChange }: MaterialFieldsProps) {
  const saveRecord = useSaveRecord();
  const appliesAtOnce = stored?.type === 'soil';
  const isPrimary = appliesAtOnce ? stored.isPrimarySoil : draft.isPrimarySoil;
  const { dollars, note } = soilMaterialPerTray({
    ...materialOfDraft(draft, stored?.id ?? ''),
    name: draft.name.trim() || 'New soil',
  });
  const choose = () => {
    if (!appliesAtOnce) return onChange({ isPrimarySoil: !draft.isPrimarySoil });
    const payload = { id: stored.id };
    saveRecord(() => ({ type: 'SET_PRIMARY_SOIL', payload }), 'Primary soil saved');
  };
  return (
    <div className={classes.primary} data-saved-at-once={appliesAtOnce || undefined}>
      {appliesAtOnce && isPrimary ? (
        <span className={classes.chosen}>
          <IconCheck size="1rem" /> Primary soil
        </span>
      ) : (
        <SaveButton
          variant="default"
          aria-pressed={isPrimary}
          {...(isPrimary && { leftSection: <IconCheck size="1rem" /> })}
          disabledReason={note && formatSentence(note.text)}
          onClick={choose}
        >
          Set as primary soil
        </SaveButton>
      )}
      <span className={classes.note}>
        {note === null
          ? `${formatDollars(dollars)} of soil per tray${isPrimary && !appliesAtOnce ? ', applies on save' : ''}`
          : formatSentence(note.text)}
      </span>
    </div>
  );
}
