import { MultiSelect } from '@mantine/core';
import { useMemo } from 'react';
import { useFarm } from '#state/react/use-farm.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { QuantityField } from '#ui/fields/quantity-field.tsx';
import classes from './inventory.module.css';
import type { MaterialFieldsProps } from './material-fields-props.ts';
import { PrimarySoilButton } from './primary-soil-button.tsx';

/** What only materials of the chosen type have. */
export function TypeFields(props: MaterialFieldsProps) {
  switch (props.draft.type) {
    case 'container':
      return <CapacityField {...props} />;
    case 'label_sheet':
      return <LabelsField {...props} />;
    case 'soil':
      return <SoilFields {...props} />;
    case 'seed':
      return <SeedFields {...props} />;
    case 'generic':
      return (
        <div className={classes.halves}>
          <DensityField {...props} />
        </div>
      );
    case 'insert':
    case 'other':
      return null;
  }
}

function CapacityField({ draft, onChange }: MaterialFieldsProps) {
  const { qty, unit } = draft.capacity;
  return (
    <div className={classes.halves}>
      <QuantityField
        label="Capacity"
        unitName="Unit of capacity"
        qty={qty}
        unit={unit ?? 'each'}
        onChange={(typed, chosen) => onChange({ capacity: { qty: typed, unit: chosen } })}
      />
    </div>
  );
}

function LabelsField({ draft, onChange }: MaterialFieldsProps) {
  return (
    <div className={classes.halves}>
      <NumberField
        label="Labels per sheet"
        min={0}
        allowDecimal={false}
        value={draft.labelsPerSheet}
        onChange={(labelsPerSheet) => onChange({ labelsPerSheet })}
      />
    </div>
  );
}

function SoilFields(props: MaterialFieldsProps) {
  const { draft, onChange } = props;
  const { qty, unit } = draft.avgSoilPerTray;
  return (
    <>
      <div className={classes.halves}>
        <QuantityField
          label="Average soil per tray"
          unitName="Unit of average soil per tray"
          families={['mass', 'volume']}
          qty={qty}
          unit={unit ?? 'lb'}
          onChange={(typed, chosen) => onChange({ avgSoilPerTray: { qty: typed, unit: chosen } })}
        />
        <DensityField {...props} />
      </div>
      <PrimarySoilButton {...props} />
    </>
  );
}

function SeedFields(props: MaterialFieldsProps) {
  const { draft, onChange } = props;
  return (
    <div className={classes.halves}>
      <NumberField
        label="Grams per tray"
        min={0}
        value={draft.gramsPerTray}
        onChange={(gramsPerTray) => onChange({ gramsPerTray })}
      />
      <SeedOfField {...props} />
    </div>
  );
}

function DensityField({ draft, onChange }: MaterialFieldsProps) {
  return (
    <NumberField
      label="Density (g/ml)"
      min={0}
      value={draft.density}
      onChange={(density) => onChange({ density })}
      description="Converts between weight and volume"
    />
  );
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
