import { type FormOf, draftFields } from '#ui/editing/draft-fields.ts';
import { Autocomplete } from '@mantine/core';
import { DEFAULT_BUYING_SETTINGS } from '#domain/settings/buying-settings.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { usualLeadProblem, type SupplierDraft } from './stock-order-draft.ts';
import { selectSuppliers } from '#state/selectors/suppliers.ts';

export function SupplierFields({ draft, onChange }: FormOf<SupplierDraft>) {
  const suppliers = useFarm(selectSuppliers);
  const { leadDays } = useFarm(({ settings }) => settings.buying) ?? DEFAULT_BUYING_SETTINGS;
  const field = draftFields(draft, onChange);
  return (
    <>
      <Autocomplete label="Supplier" data={[...suppliers]} {...field.of('supplier')} />
      <NumberField
        label="Arrives after … days"
        placeholder={`${leadDays}, as usual`}
        {...field.of('leadDays')}
        error={usualLeadProblem(draft)}
      />
    </>
  );
}
