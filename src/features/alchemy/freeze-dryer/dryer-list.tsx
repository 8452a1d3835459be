import { useCallbackRef } from '@mantine/hooks';
import { useEffect, useMemo, useRef } from 'react';
import { csvRows, type RecordColumn } from '#ui/tables/record-column.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import {
  type DryerDraft,
  DRYER_NUMBERS,
  DryerNumberField,
  LabelField,
  RemoveDryer,
  type DryerProps,
} from './dryer-fields.tsx';
import { VisuallyHidden } from '@mantine/core';
import classes from './freeze-dryer.module.css';

const CARD_HEIGHT = 230;

export function DryerList(props: {
  readonly drafts: readonly DryerDraft[];
  readonly addedId: string | null;
  readonly onChange: (dryer: DryerDraft) => void;
  readonly onRemove: (id: string) => void;
}) {
  const { drafts, addedId } = props;
  const list = useFocusOnAdded(addedId);
  const onChange = useCallbackRef(props.onChange);
  const onRemove = useCallbackRef((dryer: DryerDraft) => {
    // The button that had the focus goes with its dryer; the one beside it takes over.
    const index = drafts.indexOf(dryer);
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove-dryer]');
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
    props.onRemove(dryer.id);
  });
  const handling = useMemo(() => ({ onChange, onRemove }), [onChange, onRemove]);
  const columns = useMemo(() => dryerColumns(handling), [handling]);
  return (
    <div ref={list}>
      <RecordTable
        label="Freeze dryers"
        columns={columns}
        records={drafts}
        idOf={({ id }) => id}
        narrow={{
          as: 'cards',
          height: CARD_HEIGHT,
          draw: (dryer) => <DryerCard dryer={dryer} {...handling} />,
        }}
      />
    </div>
  );
}

/** A dryer that was just added is ready to be named. */
function useFocusOnAdded(id: string | null) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (id === null) return;
    list.current?.querySelector<HTMLElement>(`[data-label-of="${CSS.escape(id)}"]`)?.focus();
  }, [id]);
  return list;
}

/** The columns of the dryers, each a field, and what the file holds. A row being typed into stays in its place. */
function dryerColumns(handling: Omit<DryerProps, 'dryer'>): readonly RecordColumn<DryerDraft>[] {
  return [
    {
      head: 'Label',
      cell: (dryer) => <LabelField dryer={dryer} {...handling} />,
      csv: ({ label }) => label,
    },
    ...DRYER_NUMBERS.map((number) => ({
      head: number.head,
      numeric: true,
      className: classes.number,
      cell: (dryer: DryerDraft) => <DryerNumberField dryer={dryer} number={number} {...handling} />,
      csv: (dryer: DryerDraft) => dryer[number.key],
    })),
    {
      head: 'Remove',
      numeric: true,
      headContent: <VisuallyHidden>Remove</VisuallyHidden>,
      cell: (dryer) => <RemoveDryer dryer={dryer} {...handling} />,
    },
  ];
}

/** A file has nothing to press. */
const NO_HANDLING = { onChange: () => undefined, onRemove: () => undefined };

export const dryersCsv = (dryers: readonly DryerDraft[]) =>
  csvRows(dryerColumns(NO_HANDLING), dryers);

function DryerCard(props: DryerProps) {
  return (
    <section aria-label={props.dryer.label} className={classes.card}>
      <LabelField {...props} label="Label" />
      <div className={classes.numbers}>
        {DRYER_NUMBERS.map((number) => (
          <DryerNumberField key={number.key} {...props} number={number} label={number.label} />
        ))}
      </div>
      <RemoveDryer {...props} />
    </section>
  );
}
