import { AddLineButton, RemoveLineButton } from '#ui/editing/line-buttons.tsx';
import type { ProItem } from '#domain/alchemy/alchemy.ts';
import {
  isBlankLine,
  type LineDraft,
  withBlankLine,
} from '#domain/alchemy/products/product-draft.ts';
import type { LineCost, RecipeCost } from '#domain/alchemy/products/recipe-cost.ts';
import { type RowOf, useTypedRows } from '#ui/editing/use-typed-rows.ts';
import classes from './recipe-lines.module.css';
import { draftFields } from '#ui/editing/draft-fields.ts';
import { TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { PRO_UNITS } from '#domain/units/unit.ts';
import { formatDollars } from '#ui/format.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { SelectField } from '#ui/fields/form-fields.tsx';

export function RecipeLines(props: {
  readonly lines: readonly LineDraft[];
  readonly cost: RecipeCost;
  readonly items: readonly ProItem[];
  readonly onChange: (lines: readonly LineDraft[]) => void;
}) {
  const { lines, cost, items, onChange } = props;
  const { list, formOf, add } = useTypedRows(lines, onChange, '[data-line]', '[data-add-line]');
  return (
    <section aria-label="Recipe lines" ref={list} className={classes.root}>
      {lines.length === 0 ? (
        <p className={classes.hint}>Items in one batch, with quantities.</p>
      ) : (
        <div className={classes.heads} aria-hidden>
          <span>Item</span>
          <span className={classes.right}>Qty</span>
          <span>Unit</span>
          <span>Notes</span>
          <span className={classes.right}>Cost</span>
        </div>
      )}
      {lines.map((line, index) => (
        <RecipeLine
          key={line.key}
          {...formOf(line)}
          number={index + 1}
          cost={cost.lines[index] ?? null}
          items={items}
        />
      ))}
      <AddLineButton
        data-add-line
        className={classes.add}
        onClick={() => add(withBlankLine(lines))}
      >
        Add line
      </AddLineButton>
    </section>
  );
}

/** A line of a recipe; what is wrong with it stands under it. */
function RecipeLine(
  props: RowOf<LineDraft> & {
    readonly number: number;
    readonly cost: LineCost | null;
    readonly items: readonly ProItem[];
  },
) {
  const { draft: line, number, cost, items, onChange, onRemove } = props;
  const item = cost?.item ?? null;
  const problem = isBlankLine(line) || line.itemId === '' ? null : (cost?.problem ?? null);
  const field = draftFields(line, onChange);
  return (
    <div className={classes.line} role="group" aria-label={`Line ${number}`}>
      <SelectField
        aria-label={`Item of line ${number}`}
        data-line
        className={classes.item ?? ''}
        data={itemChoices(items, line.itemId)}
        {...field.of('itemId')}
      />
      <NumberField
        aria-label={`Quantity of line ${number}`}
        className={classes.number ?? ''}
        thousandSeparator=","
        decimalScale={6}
        placeholder="Qty"
        {...field.of('qty')}
      />
      <SelectField
        aria-label={`Unit of line ${number}`}
        data={[
          { value: '', label: item?.unit ?? 'Unit' },
          ...PRO_UNITS.filter((unit) => unit !== item?.unit || unit === line.unit),
        ]}
        {...field.of('unit')}
      />
      <TextInput
        aria-label={`Notes of line ${number}`}
        className={classes.notes ?? ''}
        placeholder="Notes"
        {...field.text('notes')}
      />
      <output className={classes.cost} aria-label={`Cost of line ${number}`}>
        {formatDollars(cost?.dollars ?? 0, 4)}
      </output>
      <RemoveLineButton what={`line ${number}`} onRemove={onRemove} />
      {problem !== null && (
        <p className={classes.problem} role="alert">
          <IconAlertTriangle size="1rem" aria-hidden />
          {problem}
        </p>
      )}
    </div>
  );
}

function itemChoices(items: readonly ProItem[], chosenId: string) {
  const choices = items
    .map(({ id, name }) => ({ value: id, label: name }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en', { numeric: true }));
  const isLost = chosenId !== '' && items.every(({ id }) => id !== chosenId);
  return [
    ...(chosenId === '' ? [{ value: '', label: 'Choose an item' }] : []),
    ...choices,
    ...(isLost ? [{ value: chosenId, label: 'Missing item' }] : []),
  ];
}
