import { NativeSelect } from '@mantine/core';
import type { OverheadCategory } from '#domain/catalog/catalog.ts';
import { OVERHEAD_CATEGORIES } from '#domain/catalog/overheads/overhead-categories.ts';

const choices = OVERHEAD_CATEGORIES.map(({ category, label }) => ({ value: category, label }));

/** The kind of an overhead, with what belongs to it. */
export function CategoryField(props: {
  readonly value: OverheadCategory;
  readonly onChange: (category: OverheadCategory) => void;
}) {
  const { value, onChange } = props;
  return (
    <NativeSelect
      label="Category"
      data={choices}
      description={OVERHEAD_CATEGORIES.find(({ category }) => category === value)?.description}
      value={value}
      // The options are the categories.
      onChange={(event) => onChange(event.currentTarget.value as OverheadCategory)}
    />
  );
}
