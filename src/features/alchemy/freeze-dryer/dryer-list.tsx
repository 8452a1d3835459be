import { useCallbackRef } from '@mantine/hooks';
import { useEffect, useMemo, useRef } from 'react';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { DryerCard, dryerColumns } from './dryer-columns.tsx';
import type { DryerDraft } from './dryer-draft.ts';

/** Usual height of a card with its gap. */
const CARD_HEIGHT = 230;

/** The dryers as a table to type into; on a narrow screen one card each. */
export function DryerList(props: {
  readonly drafts: readonly DryerDraft[];
  readonly addedId: string | null;
  readonly onChange: (dryer: DryerDraft) => void;
  readonly onRemove: (id: string) => void;
}) {
  const { drafts, addedId } = props;
  const list = useFocusOnAdded(addedId);
  const onChange = useCallbackRef(props.onChange);
  const remove = useCallbackRef((dryer: DryerDraft) => {
    // The button that had the focus goes with its dryer; the one beside it takes over.
    const index = drafts.indexOf(dryer);
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove-dryer]');
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
    props.onRemove(dryer.id);
  });
  const handlingOf = useMemo(
    () => (dryer: DryerDraft) => ({ onChange, onRemove: () => remove(dryer) }),
    [onChange, remove],
  );
  const columns = useMemo(() => dryerColumns(handlingOf), [handlingOf]);
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
          draw: (dryer) => <DryerCard dryer={dryer} {...handlingOf(dryer)} />,
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
