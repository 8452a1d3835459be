import { draftFields } from '#ui/editing/draft-fields.ts';
import { AddLineButton, RemoveLineButton } from '#ui/editing/line-buttons.tsx';
import type { ReactNode } from 'react';
import { useNewId } from '#state/react/use-farm.ts';
import { type RowOf, useTypedRows } from '#ui/editing/use-typed-rows.ts';
import { type ProLineDraft, newLine, type NewOrderDraft } from './pro-order-draft.ts';
import classes from '../order-lines.module.css';
import { OrderTotals } from '../order-totals.tsx';
import { type ProAssortment, useProAssortment } from '../use-pro-assortment.ts';
import { Text } from '#ui/kit/plain-parts.tsx';
import { Select, TextInput } from '@mantine/core';
import { formatDollars } from '#ui/format.ts';
import { MoneyField, NumberField } from '#ui/fields/number-field.tsx';
import { DateField } from '#ui/fields/form-fields.tsx';
import editor from '../order-editor.module.css';

export function ProOrderLines(props: {
  readonly lines: readonly ProLineDraft[];
  readonly onChange: (lines: readonly ProLineDraft[]) => void;
}) {
  const { lines, onChange } = props;
  const newId = useNewId();
  const assortment = useProAssortment();
  const { list, formOf, add } = useTypedRows(lines, onChange, '[data-product]');
  return (
    <div>
      {lines.length > 0 && (
        <div ref={list} className={classes.list}>
          <div className={classes.heads} aria-hidden>
            {['Product', 'Qty', 'Unit price', 'Value'].map((head) => (
              <Text key={head} span inherit>
                {head}
              </Text>
            ))}
          </div>
          {lines.map((line, place) => (
            <LineFields key={line.key} {...formOf(line)} place={place} assortment={assortment} />
          ))}
        </div>
      )}
      <div className={classes.foot}>
        <AddLineButton onClick={() => add([...lines, newLine(newId('ln'))])}>
          Add line
        </AddLineButton>
        <OrderTotals lines={lines} />
      </div>
    </div>
  );
}

function LineFields(
  props: RowOf<ProLineDraft> & {
    /** Its place, from 0. */
    readonly place: number;
    readonly assortment: ProAssortment;
  },
) {
  const { draft: line, place, assortment, onChange } = props;
  const field = draftFields(line, onChange);
  return (
    <fieldset aria-label={`Line ${place + 1}`} className={classes.line}>
      <Select
        aria-label="Product"
        className={classes.product}
        placeholder="Choose a product"
        nothingFoundMessage="No matches"
        searchable
        data-product
        data={assortment.optionsFor(line.productId)}
        value={line.productId || null}
        allowDeselect={false}
        onChange={(productId) => {
          if (productId === null) return;
          const unitPriceUSD = line.unitPriceUSD ?? assortment.lastPrice(productId);
          onChange({ productId, unitPriceUSD });
        }}
      />
      <NumberField
        aria-label="Qty"
        className={classes.qty}
        classNames={{ input: classes.number ?? '' }}
        placeholder="Qty"
        {...field.of('qty')}
      />
      <MoneyField
        aria-label="Unit price"
        className={classes.price}
        classNames={{ input: classes.number ?? '' }}
        decimalScale={4}
        placeholder={formatDollars(0)}
        {...field.of('unitPriceUSD')}
      />
      <span className={classes.value}>
        {formatDollars((line.qty ?? 0) * (line.unitPriceUSD ?? 0))}
      </span>
      <RemoveLineButton what={`line ${place + 1}`} onRemove={props.onRemove} />
    </fieldset>
  );
}

type Change = (change: Partial<Pick<NewOrderDraft, 'customer' | 'dueAt' | 'notes'>>) => void;

/** Who an order is for and when it is due; all of it may stay empty. */
export function ProOrderInputs(props: {
  readonly draft: NewOrderDraft;
  readonly onChange: Change;
  readonly children?: ReactNode;
}) {
  const { draft, onChange } = props;
  const customer = draftFields(draft.customer, (part) =>
    onChange({ customer: { ...draft.customer, ...part } }),
  );
  return (
    <div className={editor.fields}>
      <TextInput label="Customer" {...customer.text('name')} />
      <TextInput label="Email" type="email" {...customer.text('email')} />
      <DateField label="Due date" value={draft.dueAt} onChange={(dueAt) => onChange({ dueAt })} />
      {props.children}
    </div>
  );
}
