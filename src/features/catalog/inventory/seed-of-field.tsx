import { MultiSelect } from '@mantine/core';
import { useMemo } from 'react';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useFarm } from '#state/react/use-farm.ts';
import type { MaterialFieldsProps } from './material-fields-props.ts';

const selectVarieties = (farm: FarmDocument) => farm.varieties;

/** The varieties that are grown from this seed; each has one seed, so choosing takes it from another. */
export function SeedOfField({ draft, onChange }: MaterialFieldsProps) {
  const varieties = useFarm(selectVarieties);
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
      placeholder={draft.seedOf.length === 0 ? 'Pick varieties' : ''}
      data={choices}
      value={[...draft.seedOf]}
      onChange={(seedOf) => onChange({ seedOf })}
      searchable
      // Below, the list would lie over Save.
      comboboxProps={{ position: 'top' }}
      maxDropdownHeight="11rem"
      nothingFoundMessage="No variety of this name"
    />
  );
}
