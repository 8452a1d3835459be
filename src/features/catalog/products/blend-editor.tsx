import { IconAlertTriangle, IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { isMixComplete, mixBlendPercent } from '#domain/catalog/products/mix-blend.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { percentLabel } from './blend-label.ts';
import classes from './blend-editor.module.css';
import { BlendRow } from './blend-row.tsx';
import { hasDefaultBlend, withBlankRow, withDefaultBlend } from './mix-draft.ts';
import type { EditedMix } from './mix-draft.ts';
import { Button } from '#ui/kit/button.tsx';
import { Group } from '#ui/kit/group.tsx';
import { Title } from '#ui/kit/title.tsx';

/** The varieties of a mix and their shares. */
export function BlendEditor(props: {
  readonly draft: EditedMix;
  readonly varieties: readonly Variety[];
  readonly onChange: (draft: EditedMix) => void;
}) {
  const { draft, varieties, onChange } = props;
  const rows = draft.components;
  const list = useRef<HTMLDivElement>(null);
  const taken = new Set(rows.map((row) => row.varietyId));
  // A row that goes or comes hands the focus to the variety of the row to go on with.
  const focusRow = (index: number) =>
    requestAnimationFrame(() => {
      list.current?.querySelectorAll<HTMLInputElement>('[data-variety]')[index]?.focus();
    });
  const add = () => {
    onChange(withBlankRow(draft));
    focusRow(rows.length);
  };
  const remove = (index: number) => {
    onChange({ ...draft, components: rows.toSpliced(index, 1) });
    focusRow(Math.max(0, index - 1));
  };
  return (
    <section aria-label="Blend">
      <Group justify="space-between" mb="sm">
        <Title order={3}>Blend</Title>
        {hasDefaultBlend(varieties) && (
          <Button
            variant="subtle"
            size="xs"
            onClick={() => onChange(withDefaultBlend(draft, varieties))}
          >
            Use default blend
          </Button>
        )}
      </Group>
      <div ref={list}>
        {rows.map((row, index) => (
          <BlendRow
            key={row.key}
            row={row}
            number={index + 1}
            varieties={varieties.filter(({ id }) => id === row.varietyId || !taken.has(id))}
            isLost={row.varietyId !== null && !varieties.some(({ id }) => id === row.varietyId)}
            onChange={(next) => onChange({ ...draft, components: rows.with(index, next) })}
            onRemove={() => remove(index)}
          />
        ))}
      </div>
      <Group justify="space-between" mt="md">
        <Button variant="default" size="xs" leftSection={<IconPlus size="1rem" />} onClick={add}>
          Add variety
        </Button>
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
      {!isWhole && <IconAlertTriangle size="1rem" aria-hidden />} Total{' '}
      <strong>{percentLabel(sum)}</strong>
      {!isWhole &&
        (missing > 0
          ? `, ${percentLabel(missing)} missing`
          : `, ${percentLabel(-missing)} too much`)}
    </output>
  );
}
