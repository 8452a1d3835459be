import { useFarm } from '#state/react/use-farm.ts';
import { SelectField } from '#ui/fields/form-fields.tsx';

interface Place {
  readonly categoryId: string;
  readonly subgroupId: string | null;
}

/** Where a product stands in the tree. A subgroup belongs to its category. */
export function CategoryFields(props: Place & { readonly onChange: (place: Place) => void }) {
  const { categoryId, subgroupId, onChange } = props;
  const { categories, subgroups } = useFarm((farm) => farm.alchemy);
  const offered = subgroups.filter((subgroup) => subgroup.categoryId === categoryId);
  const isKnown = categories.some(({ id }) => id === categoryId);
  return (
    <>
      <SelectField
        label="Category"
        data={[
          ...(isKnown ? [] : [{ value: '', label: 'Choose a category' }]),
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={isKnown ? categoryId : ''}
        onChange={(categoryId) => onChange({ categoryId, subgroupId: null })}
      />
      <SelectField
        label="Subgroup"
        data={[
          { value: '', label: 'No subgroup' },
          ...offered.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={offered.some(({ id }) => id === subgroupId) ? (subgroupId ?? '') : ''}
        onChange={(picked) => onChange({ categoryId, subgroupId: picked || null })}
      />
    </>
  );
}
