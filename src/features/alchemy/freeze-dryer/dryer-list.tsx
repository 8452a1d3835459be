import { Card, Table, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useIsNarrow } from '#ui/page/use-is-narrow.ts';
import type { DryerDraft } from './dryer-draft.ts';
import {
  CycleDaysField,
  LabelField,
  RemoveDryer,
  ShelfMaxOzField,
  ShelvesField,
} from './dryer-fields.tsx';
import type { DryerProps } from './dryer-fields.tsx';
import classes from './freeze-dryer.module.css';

/** The dryers as a table; on a narrow screen one card each. */
export function DryerList(props: {
  readonly drafts: readonly DryerDraft[];
  readonly addedId: string | null;
  readonly onChange: (dryer: DryerDraft) => void;
  readonly onRemove: (id: string) => void;
}) {
  const { drafts, addedId, onChange, onRemove } = props;
  const list = useFocusOnAdded(addedId);
  const isNarrow = useIsNarrow();
  const Dryer = isNarrow ? DryerCard : DryerRow;
  const dryers = drafts.map((dryer, index) => (
    <Dryer
      key={dryer.id}
      dryer={dryer}
      onChange={onChange}
      onRemove={() => {
        // The button that had the focus goes with its dryer; the one beside it takes over.
        const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove-dryer]');
        (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
        onRemove(dryer.id);
      }}
    />
  ));
  return (
    <div ref={list} className={classes.list}>
      {isNarrow ? dryers : <DryerTable>{dryers}</DryerTable>}
    </div>
  );
}

function DryerTable({ children }: { readonly children: ReactNode }) {
  return (
    <Card padding={0}>
      <Table aria-label="Freeze dryers" highlightOnHover={false} stickyHeader={false}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Label</Table.Th>
            <Table.Th ta="right">Shelves</Table.Th>
            <Table.Th ta="right">Cycle days</Table.Th>
            <Table.Th ta="right">Max oz per shelf</Table.Th>
            <Table.Th>
              <VisuallyHidden>Remove</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </Card>
  );
}

function DryerRow(props: DryerProps) {
  return (
    <Table.Tr data-dryer={props.dryer.id}>
      <Table.Td>
        <LabelField {...props} />
      </Table.Td>
      <Table.Td className={classes.number}>
        <ShelvesField {...props} />
      </Table.Td>
      <Table.Td className={classes.number}>
        <CycleDaysField {...props} />
      </Table.Td>
      <Table.Td className={classes.number}>
        <ShelfMaxOzField {...props} />
      </Table.Td>
      <Table.Td ta="right">
        <RemoveDryer {...props} />
      </Table.Td>
    </Table.Tr>
  );
}

function DryerCard(props: DryerProps) {
  return (
    <Card
      component="section"
      aria-label={props.dryer.label}
      className={classes.card}
      data-dryer={props.dryer.id}
    >
      <LabelField {...props} label="Label" />
      <div className={classes.numbers}>
        <ShelvesField {...props} label="Shelves" />
        <CycleDaysField {...props} label="Cycle days" />
        <ShelfMaxOzField {...props} label="Max oz/shelf" />
      </div>
      <RemoveDryer {...props} />
    </Card>
  );
}

/** A dryer that was just added is ready to be named. */
function useFocusOnAdded(id: string | null) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (id === null) return;
    const dryer = list.current?.querySelector(`[data-dryer="${CSS.escape(id)}"]`);
    dryer?.querySelector('input')?.focus();
  }, [id]);
  return list;
}
