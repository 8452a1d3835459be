import { AddLineButton, RemoveLineButton } from '#ui/editing/line-buttons.tsx';
import type { Material } from '#domain/catalog/catalog.ts';
import { unitLabel } from '#domain/units/unit.ts';
import { type RowOf, useTypedRows } from '#ui/editing/use-typed-rows.ts';
import { draftFields } from '#ui/editing/draft-fields.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import classes from './packaging-fields.module.css';
import {
  type InsertDraft,
  materialChoices,
  withBlankInsert,
  type PackagingFieldsProps,
} from './packaging-draft.ts';
import { Title } from '#ui/kit/plain-parts.tsx';
import { OptionalSelect } from '#ui/fields/form-fields.tsx';

export function InsertFields({ draft, materials, onChange }: PackagingFieldsProps) {
  const { inserts } = draft;
  const { list, formOf, add } = useTypedRows(
    inserts,
    (typed) => onChange({ inserts: typed }),
    '[data-insert]',
    '[data-add-insert]',
  );
  const hasInserts = materials.some(({ type }) => type === 'insert') || inserts.length > 0;
  return (
    <section aria-label="Inserts" ref={list}>
      <Title order={3} className={classes.heading}>
        Inserts
      </Title>
      {inserts.map((insert, index) => (
        <InsertRow key={insert.key} {...formOf(insert)} number={index + 1} materials={materials} />
      ))}
      {hasInserts ? (
        <AddLineButton data-add-insert onClick={() => add(withBlankInsert(inserts))}>
          Add insert
        </AddLineButton>
      ) : (
        <p className={classes.help}>Add pads, cards and other inserts here.</p>
      )}
    </section>
  );
}

function InsertRow(
  props: RowOf<InsertDraft> & { readonly number: number; readonly materials: readonly Material[] },
) {
  const { draft: insert, number, materials, onChange, onRemove } = props;
  const field = draftFields(insert, onChange);
  return (
    <div className={classes.insert}>
      <OptionalSelect
        aria-label={`Insert ${number}`}
        data-insert
        none="Choose an insert"
        data={materialChoices(materials, 'insert', insert.materialId)}
        {...field.of('materialId')}
      />
      <NumberField
        aria-label={`Quantity of insert ${number}`}
        suffix={` ${unitLabel(insert.unit)}`}
        min={1}
        allowDecimal={insert.unit !== 'each'}
        {...field.of('qty')}
        classNames={{ input: classes.number ?? '' }}
      />
      <RemoveLineButton what={`insert ${number}`} onRemove={onRemove} />
    </div>
  );
}
