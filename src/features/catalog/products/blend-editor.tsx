import { AddLineButton, RemoveLineButton } from '#ui/editing/line-buttons.tsx';
import { PERCENT } from '#domain/units/limits.ts';
import { Select } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { isMixComplete, mixBlendPercent } from '#domain/catalog/products/mix-blend.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { percentLabel } from './blend-label.ts';
import classes from './blend-editor.module.css';
import {
  hasDefaultBlend,
  withBlankRow,
  defaultBlend,
  type EditedMix,
  type MixRow,
} from './mix-draft.ts';
import type { FormOf } from '#ui/editing/draft-fields.ts';
import { type RowOf, useTypedRows } from '#ui/editing/use-typed-rows.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { Group, SmallSubtleButton, Title } from '#ui/kit/plain-parts.tsx';

export function BlendEditor(props: FormOf<EditedMix> & { readonly varieties: readonly Variety[] }) {
  const { draft, varieties, onChange } = props;
  const rows = draft.components;
  const { list, formOf, add } = useTypedRows(
    rows,
    (components) => onChange({ components }),
    '[data-variety]',
  );
  const taken = new Set(rows.map((row) => row.varietyId));
  return (
    <section aria-label="Blend">
      <Group justify="space-between" mb="sm">
        <Title order={3}>Blend</Title>
        {hasDefaultBlend(varieties) && (
          <SmallSubtleButton onClick={() => onChange({ components: defaultBlend(varieties) })}>
            Use default blend
          </SmallSubtleButton>
        )}
      </Group>
      <div ref={list}>
        {rows.map((row, index) => (
          <BlendRow
            key={row.key}
            {...formOf(row)}
            number={index + 1}
            varieties={varieties.filter(({ id }) => id === row.varietyId || !taken.has(id))}
          />
        ))}
      </div>
      <Group justify="space-between" mt="md">
        <AddLineButton onClick={() => add(withBlankRow(rows))}>Add variety</AddLineButton>
        <BlendTotal rows={rows} />
      </Group>
    </section>
  );
}

function BlendTotal({ rows }: { readonly rows: EditedMix['components'] }) {
  const sum = mixBlendPercent(rows);
  const missing = 100 - sum;
  const isWhole = isMixComplete(rows);
  return (
    <output className={classes.total} data-whole={isWhole}>
      {!isWhole && <IconAlertTriangle size="1rem" aria-hidden />}
      <span>
        Total <strong>{percentLabel(sum)}</strong>
        {!isWhole &&
          (missing > 0 ? `, ${percentLabel(missing)} left` : `, ${percentLabel(-missing)} over`)}
      </span>
    </output>
  );
}

function BlendRow(
  props: RowOf<MixRow> & {
    readonly number: number;
    /** Its own, unless that is no longer there, and those that no row has yet. */
    readonly varieties: readonly Variety[];
  },
) {
  const { draft: row, number, varieties, onChange, onRemove } = props;
  const { varietyId } = row;
  const isLost = varietyId !== null && !varieties.some(({ id }) => id === varietyId);
  const choices = [
    ...(isLost ? [{ value: varietyId, label: '(deleted variety)' }] : []),
    ...varieties.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <div className={classes.row}>
      <Select
        aria-label={`Variety ${number}`}
        data={choices}
        placeholder="Choose a variety"
        nothingFoundMessage="No matches"
        searchable
        data-variety
        value={varietyId}
        onChange={(picked) => onChange({ varietyId: picked })}
      />
      <NumberField
        aria-label={`Percent ${number}`}
        suffix="%"
        {...PERCENT}
        value={row.percent}
        onChange={(percent) => onChange({ percent })}
        classNames={{ input: classes.percent ?? '' }}
      />
      <RemoveLineButton what={`variety ${number}`} onRemove={onRemove} />
    </div>
  );
}
