import { NativeSelect } from '@mantine/core';
import { useFarm } from '#state/react/use-farm.ts';

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
      <NativeSelect
        label="Category"
        data={[
          ...(isKnown ? [] : [{ value: '', label: 'Choose a category' }]),
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={isKnown ? categoryId : ''}
        onChange={(event) => onChange({ categoryId: event.currentTarget.value, subgroupId: null })}
      />
      <NativeSelect
        label="Subgroup"
        data={[
          { value: '', label: 'No subgroup' },
          ...offered.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={offered.some(({ id }) => id === subgroupId) ? (subgroupId ?? '') : ''}
        onChange={(event) =>
          onChange({ categoryId, subgroupId: event.currentTarget.value || null })
        }
      />
    </>
  );
}
