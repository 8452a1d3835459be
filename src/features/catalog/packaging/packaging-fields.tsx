import { NotesField } from '#ui/fields/notes-field.tsx';
import { RequiredNameField } from '#ui/fields/required-name-field.tsx';
import { NativeSelect } from '@mantine/core';
import type { Packaging } from '#domain/catalog/catalog.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { FillField } from './fill-field.tsx';
import { InsertFields } from './insert-fields.tsx';
import { materialChoices, withCategory } from './packaging-draft.ts';
import type { PackagingFieldsProps } from './packaging-fields-props.ts';
import classes from './packaging-fields.module.css';

const categories = [
  { value: 'MICROGREENS', label: 'Microgreens' },
  { value: 'OTHER', label: 'Other' },
];

/** The form of a package. */
export function PackagingFields(
  props: PackagingFieldsProps & { readonly netContent: Packaging['netContent'] },
) {
  const { draft, materials, onChange, netContent } = props;
  return (
    <div className={classes.root}>
      <div className={classes.name}>
        <RequiredNameField value={draft.name} onChange={(name) => onChange({ ...draft, name })} />
        <NativeSelect
          label="Category"
          data={categories}
          value={draft.category}
          onChange={(event) =>
            // The options are the categories.
            onChange(withCategory(draft, event.currentTarget.value as Packaging['category']))
          }
        />
      </div>
      <div className={classes.halves}>
        <NativeSelect
          label="Container"
          data={[
            { value: '', label: 'No container' },
            ...materialChoices(materials, 'container', draft.containerMaterialId),
          ]}
          value={draft.containerMaterialId ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...draft, containerMaterialId: value === '' ? null : value })
          }
        />
        <FillField
          category={draft.category}
          fill={draft.fills[draft.category]}
          netContent={netContent}
          onChange={(fill) =>
            onChange({ ...draft, fills: { ...draft.fills, [draft.category]: fill } })
          }
        />
      </div>
      <InsertFields draft={draft} materials={materials} onChange={onChange} />
      <div className={classes.halves}>
        <NativeSelect
          label="Label sheet"
          data={[
            { value: '', label: 'No label' },
            ...materialChoices(materials, 'label_sheet', draft.labelSheetId),
          ]}
          value={draft.labelSheetId ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...draft, labelSheetId: value === '' ? null : value })
          }
        />
        {draft.labelSheetId !== null && (
          <NumberField
            label="Labels per unit"
            min={1}
            allowDecimal={false}
            value={draft.labelsPerUnit}
            onChange={(labelsPerUnit) => onChange({ ...draft, labelsPerUnit })}
          />
        )}
      </div>
      <NotesField value={draft.notes} onChange={(notes) => onChange({ ...draft, notes })} />
    </div>
  );
}
