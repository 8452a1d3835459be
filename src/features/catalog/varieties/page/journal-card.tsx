import type { JournalEntry, Variety } from '#domain/catalog/varieties/variety.ts';
import { SectionCard } from '#ui/page/section-card.tsx';
import classes from './journal-card.module.css';
import { JournalForm } from './journal-form.tsx';
import { JournalLine } from './journal-line.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { Text } from '#ui/kit/text.tsx';

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
            <Text c="dimmed">
              No entries yet. Note what you saw or changed, and pin what counts.
            </Text>
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
      <ul className={classes.entries}>
        {props.entries.map((entry) => (
          <JournalLine key={entry.id} entry={entry} varietyId={props.varietyId} />
        ))}
      </ul>
    </section>
  );
}
