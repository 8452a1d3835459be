import { RequiredNameField } from '#ui/fields/required-name-field.tsx';
import { NativeSelect } from '@mantine/core';
import type { MaterialType } from '#domain/catalog/catalog.ts';
import { MATERIAL_TYPES, materialTypeLabel } from '#domain/catalog/materials/material-types.ts';
import classes from './inventory.module.css';
import type { MaterialFieldsProps } from './material-fields-props.ts';
import { PurchaseFields } from './purchase-fields.tsx';
import { StockFields } from './stock-fields.tsx';
import { TypeFields } from './type-fields.tsx';

const types = MATERIAL_TYPES.map((value) => ({ value, label: materialTypeLabel(value) }));

/** The form of a material: what it is, how it is bought, what its type asks for, and its stock. */
export function MaterialFields(
  props: MaterialFieldsProps & { readonly stockUnitProblem: string | null },
) {
  const { draft, onChange, stockUnitProblem, stored } = props;
  const fields = { draft, stored, onChange };
  return (
    <div className={classes.fields}>
      <div className={classes.named}>
        <RequiredNameField value={draft.name} onChange={(name) => onChange({ name })} />
        <NativeSelect
          label="Type"
          data={types}
          value={draft.type}
          onChange={(event) =>
            // The options are the types.
            onChange({ type: event.currentTarget.value as MaterialType })
          }
        />
      </div>
      <PurchaseFields {...fields} />
      <TypeFields {...fields} />
      <StockFields {...fields} problem={stockUnitProblem} />
    </div>
  );
}
