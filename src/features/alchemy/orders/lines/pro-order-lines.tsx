import { draftFields } from '#ui/editing/draft-fields.ts';
import { AddLineButton } from '#ui/editing/line-buttons.tsx';
import type { ReactNode } from 'react';
import { useNewId } from '#state/react/use-farm.ts';
import { useTypedRows } from '#ui/editing/use-typed-rows.ts';
import { LineFields } from './line-fields.tsx';
import { type ProLineDraft, newLine, type NewOrderDraft } from './pro-order-draft.ts';
import classes from '../order-lines.module.css';
import { useProAssortment } from '../use-pro-assortment.ts';
import { Text } from '#ui/kit/plain-parts.tsx';
import { TextInput } from '@mantine/core';
import { DateField } from '#ui/fields/form-fields.tsx';
import editor from '../order-editor.module.css';

export function ProOrderLines(props: {
  readonly lines: readonly ProLineDraft[];
  readonly onChange: (lines: readonly ProLineDraft[]) => void;
  readonly totals: ReactNode;
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
        {props.totals}
      </div>
    </div>
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
