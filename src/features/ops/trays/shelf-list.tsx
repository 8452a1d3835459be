import { Button, Table, TextInput, VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import { StepperField } from '#ui/fields/stepper-field.tsx';
import { useIsNarrow } from '#ui/page/use-is-narrow.ts';
import classes from './rack-card.module.css';
import type { RackDraft, ShelfDraft } from './rack-draft.ts';

interface ShelfProps {
  /** "Shelf 3", counted from the top of the list. */
  readonly name: string;
  readonly shelf: ShelfDraft;
  readonly onChange: (shelf: ShelfDraft) => void;
  readonly onRemove: () => void;
}

/** The shelves of a rack as a table; on a narrow screen one under the other. */
export function ShelfList(props: {
  readonly rack: RackDraft;
  readonly onChange: (rack: RackDraft) => void;
}) {
  const { rack, onChange } = props;
  const list = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow();
  const Shelf = isNarrow ? ShelfItem : ShelfRow;
  const shelves = rack.shelves.map((shelf, index) => (
    <Shelf
      key={shelf.id}
      name={`Shelf ${index + 1}`}
      shelf={shelf}
      onChange={(next) => onChange({ ...rack, shelves: rack.shelves.with(index, next) })}
      onRemove={() => {
        // The button that had the focus goes with its shelf; the one after it takes over.
        focusShelfBeside(list.current, index);
        onChange({ ...rack, shelves: rack.shelves.toSpliced(index, 1) });
      }}
    />
  ));
  return (
    <div ref={list}>{isNarrow ? shelves : <ShelfTable rack={rack}>{shelves}</ShelfTable>}</div>
  );
}

function ShelfTable(props: { readonly rack: RackDraft; readonly children: React.ReactNode }) {
  return (
    <Table
      highlightOnHover={false}
      stickyHeader={false}
      className={classes.shelves}
      aria-label={`Shelves of ${props.rack.label}`}
    >
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Shelf</Table.Th>
          <Table.Th>Capacity (slots)</Table.Th>
          <Table.Th>Blocked varieties</Table.Th>
          <Table.Th>
            <VisuallyHidden>Remove</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>{props.children}</Table.Tbody>
    </Table>
  );
}

function ShelfRow(props: ShelfProps) {
  return (
    <Table.Tr>
      <Table.Th scope="row" className={classes.shelfName}>
        {props.name}
      </Table.Th>
      <Table.Td className={classes.capacityCell}>
        <CapacityField {...props} />
      </Table.Td>
      <Table.Td>
        <BlockedField {...props} />
      </Table.Td>
      <Table.Td className={classes.removeCell}>
        <RemoveShelf {...props} />
      </Table.Td>
    </Table.Tr>
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

function BlockedField(props: ShelfProps & { readonly label?: string }) {
  const { name, shelf, onChange, label } = props;
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
    <Button
      variant="subtle"
      color="gray"
      size="xs"
      data-remove-shelf
      aria-label={`Remove Shelf: ${name}`}
      onClick={onRemove}
    >
      Remove Shelf
    </Button>
  );
}

function focusShelfBeside(list: HTMLElement | null, index: number): void {
  const buttons = list?.querySelectorAll<HTMLButtonElement>('[data-remove-shelf]');
  const beside = buttons?.[index + 1] ?? buttons?.[index - 1];
  const heading = list?.closest('article')?.querySelector<HTMLButtonElement>('[aria-expanded]');
  (beside ?? heading)?.focus();
}
