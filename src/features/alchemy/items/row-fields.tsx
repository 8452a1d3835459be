import { MoneyField, NumberField } from '#ui/fields/number-field.tsx';
import { TextInput } from '@mantine/core';
import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { ITEM_TYPES } from '#domain/alchemy/items/item-types.ts';
import { PRO_UNITS } from '#domain/units/unit.ts';
import { rowInUnit, type RowDraft, type RowEdits } from './row-draft.ts';
import classes from './items.module.css';
import { SelectField } from '#ui/fields/form-fields.tsx';

export interface RowFieldsProps {
  /** As it is stored; null in the new row. */
  readonly item: ProItem | null;
  readonly draft: RowDraft;
  readonly onChange: (edits: RowEdits) => void;
  /** How a screen reader tells the rows apart. */
  readonly of: string;
  /** Where no column head names the fields. */
  readonly labelled?: boolean;
  readonly reorderMode?: ProItem['reorderMode'];
  readonly problem?: string | null;
  readonly placeholder?: string;
}

/** Label above the field where there is no column head, and its name for screen readers. */
function named(props: RowFieldsProps, field: string) {
  return { ...(props.labelled && { label: field }), 'aria-label': `${field} of ${props.of}` };
}

export function NameField(props: RowFieldsProps) {
  const { draft, onChange, problem = null, placeholder } = props;
  return (
    <TextInput
      {...named(props, 'Name')}
      value={draft.name}
      {...(placeholder !== undefined && { placeholder })}
      onChange={(event) => onChange({ name: event.currentTarget.value })}
      error={problem !== null && <span role="alert">{problem}</span>}
    />
  );
}

export function TypeField(props: RowFieldsProps) {
  return (
    <SelectField
      {...named(props, 'Type')}
      data={ITEM_TYPES.map(({ type, label }) => ({ value: type, label }))}
      value={props.draft.type}
      onChange={(type) => props.onChange({ type })}
    />
  );
}

export function UnitField(props: RowFieldsProps) {
  const { unit } = props.draft;
  return (
    <SelectField
      {...named(props, 'Unit')}
      data={[...(unit === '' ? [{ value: '' as const, label: 'Unit' }] : []), ...PRO_UNITS]}
      value={unit}
      onChange={(picked) => picked !== '' && props.onChange(rowInUnit(props.item, picked))}
    />
  );
}

export function UnitCostField(props: RowFieldsProps) {
  return (
    <MoneyField
      {...named(props, 'Unit Cost')}
      className={classes.number ?? ''}
      decimalScale={4}
      minDecimals={4}
      thousandSeparator={undefined}
      value={props.draft.unitCost}
      onChange={(unitCost) => props.onChange({ unitCost })}
    />
  );
}

export function StockField(props: RowFieldsProps) {
  return (
    <NumberField
      {...named(props, 'Stock')}
      className={classes.number ?? ''}
      thousandSeparator=","
      decimalScale={6}
      value={props.draft.stockQty}
      onChange={(stockQty) => props.onChange({ stockQty })}
    />
  );
}

export function ReorderField(props: RowFieldsProps) {
  return (
    <NumberField
      {...named(props, 'Reorder Pt')}
      className={classes.number ?? ''}
      thousandSeparator=","
      min={0}
      {...(props.reorderMode === 'percent' && { suffix: '%', max: 100 })}
      value={props.draft.reorder}
      onChange={(reorder) => props.onChange({ reorder })}
    />
  );
}

export function SupplierField(props: RowFieldsProps) {
  return (
    <TextInput
      {...named(props, 'Supplier')}
      value={props.draft.supplier}
      onChange={(event) => props.onChange({ supplier: event.currentTarget.value })}
    />
  );
}
