import { Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import classes from './blend-row.module.css';
import type { MixRow } from './mix-draft.ts';
import { ActionIcon } from '#ui/kit/action-icon.tsx';

/** One variety of a mix with its share; a variety can be chosen once only. */
export function BlendRow(props: {
  readonly row: MixRow;
  readonly number: number;
  readonly varieties: readonly Variety[];
  /** The row names a variety that is no longer there. */
  readonly isLost: boolean;
  readonly onChange: (row: MixRow) => void;
  readonly onRemove: () => void;
}) {
  const { row, number, varieties, isLost, onChange, onRemove } = props;
  const choices = [
    ...(isLost && row.varietyId !== null
      ? [{ value: row.varietyId, label: '(deleted variety)' }]
      : []),
    ...varieties.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <div className={classes.row}>
      <Select
        aria-label={`Variety ${number}`}
        data={choices}
        placeholder="Pick a variety"
        nothingFoundMessage="No variety of this name"
        searchable
        data-variety
        value={row.varietyId}
        onChange={(varietyId) => onChange({ ...row, varietyId })}
      />
      <NumberField
        aria-label={`Percent ${number}`}
        suffix="%"
        min={0}
        max={100}
        value={row.percent}
        onChange={(percent) => onChange({ ...row, percent })}
        classNames={{ input: classes.percent ?? '' }}
      />
      <ActionIcon aria-label={`Remove variety ${number}`} onClick={onRemove}>
        <IconX size="1rem" />
      </ActionIcon>
    </div>
  );
}
