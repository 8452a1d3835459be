import { entryInFarm } from '#ui/told-anew.ts';
import { IconPin, IconPinned, IconPinnedOff } from '@tabler/icons-react';
import type { JournalEntry, Variety } from '#domain/catalog/varieties/variety.ts';
import { useCarryOut, usePerform, useToday, useNewId, useNow } from '#state/react/use-farm.ts';
import { instantLabel } from '#ui/instant-label.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import classes from './journal-card.module.css';
import { Group, PlainButton, QuietText, Stack } from '#ui/kit/plain-parts.tsx';
import { deleteItem } from '#ui/tables/menu-items.tsx';
import { RowMenu } from '#ui/tables/row-menu.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { SubmitForm } from '#ui/editing/submit-form.tsx';
import { Checkbox, Textarea } from '@mantine/core';
import { useDraft } from '#ui/editing/save-dialog.tsx';

/** What a grower noted about a variety: new entries left, pinned and other ones right. */
export function JournalCard({ variety }: { readonly variety: Variety }) {
  const pinned = variety.journal.filter((entry) => entry.pinned);
  const others = variety.journal.filter((entry) => !entry.pinned);
  return (
    <SectionCard title="Grow Journal">
      <div className={classes.columns}>
        <JournalForm varietyId={variety.id} />
        <Stack gap="md">
          {variety.journal.length === 0 && (
            <QuietText>
              No entries yet. Record what you see or change, and pin what matters.
            </QuietText>
          )}
          <Entries title="Pinned" entries={pinned} varietyId={variety.id} />
          <Entries title="Entries" entries={others} varietyId={variety.id} />
        </Stack>
      </div>
    </SectionCard>
  );
}

function Entries(props: {
  readonly title: string;
  readonly entries: readonly JournalEntry[];
  readonly varietyId: string;
}) {
  if (props.entries.length === 0) return null;
  return (
    <section aria-label={props.title}>
      <h3 className={classes.heading}>{props.title}</h3>
      <ul>
        {props.entries.map((entry) => (
          <JournalLine key={entry.id} entry={entry} varietyId={props.varietyId} />
        ))}
      </ul>
    </section>
  );
}

function JournalLine(props: { readonly entry: JournalEntry; readonly varietyId: string }) {
  const { varietyId } = props;
  const { id, text, pinned, atISO } = props.entry;
  const perform = usePerform();
  const today = useToday();
  const carryOut = useCarryOut();
  const date = instantLabel(atISO, today);

  const togglePin = () => {
    const payload = { varietyId, id, patch: { pinned: !pinned } };
    toast.attempt(() => perform({ type: 'UPDATE_JOURNAL_ENTRY', payload }));
  };
  const remove = () => {
    carryOut({ type: 'DELETE_JOURNAL_ENTRY', payload: { varietyId, id } }, 'Journal entry deleted');
  };
  return (
    <li className={classes.entry}>
      <span className={classes.pin}>{pinned && <IconPinned size="1rem" aria-hidden />}</span>
      <span className={classes.text}>{entryInFarm(text)}</span>
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
          deleteItem(remove),
        ]}
      />
    </li>
  );
}

const BLANK = { text: '', pinned: false };

/** Writes a new entry of the grow journal; the box is empty again afterwards. */
export function JournalForm({ varietyId }: { readonly varietyId: string }) {
  const perform = usePerform();
  const newId = useNewId();
  const now = useNow();
  const [draft, change, field] = useDraft(BLANK);
  const text = draft.text.trim();
  const isBlank = text === '';

  const add = () => {
    if (isBlank) return;
    const entry = { ...draft, id: newId('jrn'), atISO: now(), text };
    const action = { type: 'ADD_JOURNAL_ENTRY', payload: { varietyId, entry } } as const;
    if (toast.attempt(() => perform(action))) change(BLANK);
  };
  return (
    <SubmitForm onSubmit={add}>
      <Textarea
        aria-label="New entry"
        placeholder="What did you see or change?"
        maxRows={8}
        {...field.text('text')}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add();
        }}
      />
      <Group justify="space-between" mt="sm">
        <Checkbox label="Pin entry" {...field.checked('pinned')} />
        <PlainButton type="submit" disabled={isBlank}>
          Add entry
        </PlainButton>
      </Group>
    </SubmitForm>
  );
}
