import { TextInput, VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import { StepperField } from '#ui/fields/stepper-field.tsx';
import type { RecordColumn } from '#ui/tables/record-column.tsx';
import { RecordList } from '#ui/tables/record-list.tsx';
import classes from './rack-card.module.css';
import type { RackDraft, ShelfDraft } from './rack-draft.ts';
import { SmallGrayButton } from '#ui/kit/plain-parts.tsx';

interface ShelfProps {
  /** "Shelf 3", counted from the top of the list. */
  readonly name: string;
  readonly shelf: ShelfDraft;
  readonly onChange: (shelf: ShelfDraft) => void;
  readonly onRemove: () => void;
}

const SHELF_HEIGHT = 188;

/** They are named for their places, so that no head sorts them. */
const COLUMNS: readonly RecordColumn<ShelfProps>[] = [
  { head: 'Shelf', isRowHead: true, className: classes.shelfName, cell: ({ name }) => name },
  {
    head: 'Capacity (slots)',
    className: classes.capacityCell,
    cell: (shelf) => <CapacityField {...shelf} />,
  },
  { head: 'Blocked varieties', cell: (shelf) => <BlockedField {...shelf} /> },
  {
    head: 'Remove',
    headContent: <VisuallyHidden>Remove</VisuallyHidden>,
    className: classes.removeCell,
    cell: (shelf) => <RemoveShelf {...shelf} />,
  },
];

export function ShelfList(props: {
  readonly rack: RackDraft;
  readonly onChange: (rack: RackDraft) => void;
}) {
  const { rack, onChange } = props;
  const list = useRef<HTMLDivElement>(null);
  const shelves = rack.shelves.map((shelf, index) => ({
    name: `Shelf ${index + 1}`,
    shelf,
    onChange: (next: ShelfDraft) => onChange({ ...rack, shelves: rack.shelves.with(index, next) }),
    onRemove: () => {
      // The button that had the focus goes with its shelf; the one after it takes over.
      focusShelfBeside(list.current, index);
      onChange({ ...rack, shelves: rack.shelves.toSpliced(index, 1) });
    },
  }));
  return (
    <div ref={list} className={classes.shelfList}>
      <RecordList
        label={`Shelves of ${rack.label}`}
        columns={COLUMNS}
        records={shelves}
        idOf={({ shelf }) => shelf.id}
        className={classes.shelves}
        highlightOnHover={false}
        narrow={{ as: 'rows', height: SHELF_HEIGHT, draw: (shelf) => <ShelfItem {...shelf} /> }}
      />
    </div>
  );
}

function ShelfItem(props: ShelfProps) {
  return (
    <fieldset className={classes.shelfItem} aria-label={props.name}>
      <div className={classes.shelfItemHead}>
        <span className={classes.shelfName}>{props.name}</span>
        <RemoveShelf {...props} />
      </div>
      <div className={classes.shelfItemLine}>
        <span className={classes.fieldName}>Capacity (slots)</span>
        <CapacityField {...props} />
      </div>
      <BlockedField {...props} label="Blocked varieties" />
    </fieldset>
  );
}

function CapacityField({ name, shelf, onChange }: ShelfProps) {
  return (
    <StepperField
      label={`Capacity of ${name}`}
      value={shelf.capacity}
      onChange={(capacity) => onChange({ ...shelf, capacity })}
    />
  );
}

function BlockedField({ name, shelf, onChange, label }: ShelfProps & { readonly label?: string }) {
  return (
    <TextInput
      {...(label === undefined ? {} : { label })}
      aria-label={`Blocked varieties of ${name}`}
      placeholder="None"
      value={shelf.blocked}
      onChange={(event) => onChange({ ...shelf, blocked: event.currentTarget.value })}
    />
  );
}

function RemoveShelf({ name, onRemove }: ShelfProps) {
  return (
    <SmallGrayButton data-remove-shelf aria-label={`Remove Shelf: ${name}`} onClick={onRemove}>
      Remove Shelf
    </SmallGrayButton>
  );
}

function focusShelfBeside(list: HTMLElement | null, index: number): void {
  const buttons = list?.querySelectorAll<HTMLButtonElement>('[data-remove-shelf]');
  const beside = buttons?.[index + 1] ?? buttons?.[index - 1];
  const heading = list?.closest('article')?.querySelector<HTMLButtonElement>('[aria-expanded]');
  (beside ?? heading)?.focus();
}
