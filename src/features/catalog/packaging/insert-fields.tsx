import { AddLineButton, RemoveLineButton } from '#ui/editing/line-buttons.tsx';
import type { Material } from '#domain/catalog/catalog.ts';
import { unitLabel } from '#domain/units/unit.ts';
import { useRowFocus } from '#ui/editing/use-row-focus.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import classes from './packaging-fields.module.css';
import {
  type InsertDraft,
  materialChoices,
  withBlankInsert,
  type PackagingFieldsProps,
} from './packaging-draft.ts';
import { Title } from '#ui/kit/plain-parts.tsx';
import { SelectField } from '#ui/fields/form-fields.tsx';

/** What lies in a package beside the greens. */
export function InsertFields({ draft, materials, onChange }: PackagingFieldsProps) {
  const { inserts } = draft;
  const [list, focusRow] = useRowFocus('[data-insert]', '[data-add-insert]');
  const hasInserts = materials.some(({ type }) => type === 'insert') || inserts.length > 0;
  const add = () => {
    onChange(withBlankInsert(draft));
    focusRow(inserts.length);
  };
  const remove = (index: number) => {
    onChange({ ...draft, inserts: inserts.toSpliced(index, 1) });
    focusRow(Math.max(0, index - 1));
  };
  return (
    <section aria-label="Inserts" ref={list}>
      <Title order={3} className={classes.heading}>
        Inserts
      </Title>
      {inserts.map((insert, index) => (
        <InsertRow
          key={insert.key}
          insert={insert}
          number={index + 1}
          materials={materials}
          onChange={(next) => onChange({ ...draft, inserts: inserts.with(index, next) })}
          onRemove={() => remove(index)}
        />
      ))}
      {hasInserts ? (
        <AddLineButton data-add-insert onClick={add}>
          Add insert
        </AddLineButton>
      ) : (
        <p className={classes.help}>Add pads, cards and other inserts here.</p>
      )}
    </section>
  );
}

function InsertRow(props: {
  readonly insert: InsertDraft;
  readonly number: number;
  readonly materials: readonly Material[];
  readonly onChange: (insert: InsertDraft) => void;
  readonly onRemove: () => void;
}) {
  const { insert, number, materials, onChange, onRemove } = props;
  const choices = materialChoices(materials, 'insert', insert.materialId);
  return (
    <div className={classes.insert}>
      <SelectField
        aria-label={`Insert ${number}`}
        data-insert
        data={[{ value: '', label: 'Choose an insert' }, ...choices]}
        value={insert.materialId ?? ''}
        onChange={(value) => onChange({ ...insert, materialId: value === '' ? null : value })}
      />
      <NumberField
        aria-label={`Quantity of insert ${number}`}
        suffix={` ${unitLabel(insert.unit)}`}
        min={1}
        allowDecimal={insert.unit !== 'each'}
        value={insert.qty}
        onChange={(qty) => onChange({ ...insert, qty })}
        classNames={{ input: classes.number ?? '' }}
      />
      <RemoveLineButton what={`insert ${number}`} onRemove={onRemove} />
    </div>
  );
}
