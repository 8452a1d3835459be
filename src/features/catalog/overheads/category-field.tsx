import type { OverheadCategory } from '#domain/catalog/catalog.ts';
import { OVERHEAD_CATEGORIES } from '#domain/catalog/overheads/overhead-categories.ts';
import { SelectField } from '#ui/fields/form-fields.tsx';

const choices = OVERHEAD_CATEGORIES.map(({ category, label }) => ({ value: category, label }));

export function CategoryField(props: {
  readonly value: OverheadCategory;
  readonly onChange: (category: OverheadCategory) => void;
}) {
  const { value, onChange } = props;
  return (
    <SelectField
      label="Category"
      data={choices}
      description={OVERHEAD_CATEGORIES.find(({ category }) => category === value)?.description}
      value={value}
      onChange={onChange}
    />
  );
}
