import { type FormOf, draftFields } from '#ui/editing/draft-fields.ts';
import { NotesField, OptionalSelect, SelectField } from '#ui/fields/form-fields.tsx';
import { TextInput } from '@mantine/core';
import type { ProItemDraft } from '#domain/alchemy/items/pro-item-draft.ts';
import { isMicrogreen, ITEM_TYPES } from '#domain/alchemy/items/item-types.ts';
import { draftInUnit } from '#domain/alchemy/items/draft-in-unit.ts';
import { withPowderDefaults } from '#domain/alchemy/items/powder-start.ts';
import { PRO_UNITS } from '#domain/units/unit.ts';
import { useFarm, useFarmNow } from '#state/react/use-farm.ts';
import type { ItemFieldsProps } from './use-item-form.ts';
import classes from './items.module.css';

export function ItemNameFields({ draft, stored, onChange }: ItemFieldsProps) {
  const field = draftFields(draft, onChange);
  return (
    <div className={classes.fields}>
      <TextInput label="Name" className={classes.wide ?? ''} {...field.text('name')} />
      <SelectField
        label="Type"
        data={{ '': 'Choose a type', ...ITEM_TYPES }}
        {...field.of('type')}
      />
      <SelectField
        label="Unit"
        data={[{ value: '', label: 'Choose a unit' }, ...PRO_UNITS]}
        value={draft.unit}
        onChange={(picked) => onChange(draftInUnit(draft, stored, picked))}
      />
      {isMicrogreen(draft.type) && <VarietyField draft={draft} onChange={onChange} />}
      <TextInput label="Supplier" {...field.text('supplier')} />
      <NotesField className={classes.wide} minRows={1} {...field.of('notes')} />
    </div>
  );
}

/** Which variety a microgreen is; its powder starts from what is known of that. */
function VarietyField({ draft, onChange }: FormOf<ProItemDraft>) {
  const varieties = useFarm((farm) => farm.varieties);
  // What is sold alive is not dried, unless the item says so already.
  const choices = varieties
    .filter(({ id, live }) => live !== true || id === draft.varietyId)
    .map(({ id, name }) => ({ value: id, label: name }));
  const isLost = draft.varietyId !== null && varieties.every(({ id }) => id !== draft.varietyId);
  const farmNow = useFarmNow();
  const chooseVariety = (varietyId: string | null) => {
    const named = (wanted: string | null) => varieties.find(({ id }) => id === wanted);
    const { powder } = draft;
    onChange({
      varietyId,
      powder: powder.enabled
        ? withPowderDefaults(powder, named(varietyId), farmNow(), named(draft.varietyId))
        : powder,
    });
  };
  return (
    <OptionalSelect
      label="Variety"
      none="No variety"
      data={[
        ...choices,
        ...(isLost ? [{ value: draft.varietyId ?? '', label: '(deleted variety)' }] : []),
      ]}
      value={draft.varietyId}
      onChange={chooseVariety}
    />
  );
}
