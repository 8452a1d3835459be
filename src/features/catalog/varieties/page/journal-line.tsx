import { IconPin, IconPinned, IconPinnedOff, IconTrash } from '@tabler/icons-react';
import type { JournalEntry } from '#domain/catalog/varieties/variety.ts';
import { usePerform, useToday, useUndoLast } from '#state/react/use-farm.ts';
import { instantLabel } from '#ui/instant-label.ts';
import { RowMenu } from '#ui/tables/row-menu.tsx';
import { toast } from '#ui/toasts/toast.ts';
import classes from './journal-card.module.css';

/** One entry of the grow journal. */
export function JournalLine(props: { readonly entry: JournalEntry; readonly varietyId: string }) {
  const { varietyId } = props;
  const { id, text, pinned, atISO } = props.entry;
  const perform = usePerform();
  const today = useToday();
  const undoLast = useUndoLast();
  const date = instantLabel(atISO, today);

  const togglePin = () => {
    try {
      perform({
        type: 'UPDATE_JOURNAL_ENTRY',
        payload: { varietyId, id, patch: { pinned: !pinned } },
      });
    } catch (error) {
      toast.failed(error);
    }
  };
  const remove = () => {
    perform({ type: 'DELETE_JOURNAL_ENTRY', payload: { varietyId, id } });
    toast.success('Journal entry deleted', { undo: undoLast() });
  };
  return (
    <li className={classes.entry}>
      <span className={classes.pin}>{pinned && <IconPinned size="1rem" aria-hidden />}</span>
      <span className={classes.text}>{text}</span>
      <time dateTime={atISO} className={classes.date}>
        {date}
      </time>
      <RowMenu
        label={`Actions for the entry of ${date}`}
        items={[
          {
            label: pinned ? 'Unpin' : 'Pin',
            icon: pinned ? <IconPinnedOff size="1rem" /> : <IconPin size="1rem" />,
            onClick: togglePin,
          },
          {
            label: 'Delete',
            icon: <IconTrash size="1rem" />,
            onClick: remove,
            danger: true,
          },
        ]}
      />
    </li>
  );
}
