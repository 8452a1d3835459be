import { Divider } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { seedLink } from '#domain/catalog/seeds/seed-link.ts';
import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { formatLb } from '#ui/format.ts';
import { instantLabel, fullInstant } from '#ui/instant-label.ts';
import { routePaths } from '#ui/route-paths.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { latestIntakes } from './latest-intakes.ts';
import seedCost from './seed-cost-card.module.css';
import classes from './seed-notes-card.module.css';
import { OutsideLink } from '#ui/page/outside-link.tsx';
import { Anchor, QuietText, Title } from '#ui/kit/plain-parts.tsx';
import { quickNotes } from '#domain/catalog/varieties/quick-notes.ts';
import quick from './quick-notes-list.module.css';

export function SeedNotesCard({ variety }: { readonly variety: Variety }) {
  const transactions = useFarm((farm) => farm.seedsInventory);
  const intakes = useMemo(
    () => latestIntakes(transactions, variety.id),
    [transactions, variety.id],
  );
  return (
    <SectionCard
      title="Latest seed intakes"
      aside={
        <Anchor component={Link} to={routePaths.seedVault} className={seedCost.link}>
          Seed vault <IconChevronRight size="1rem" aria-hidden />
        </Anchor>
      }
    >
      {intakes.length === 0 ? <QuietText>No intakes yet.</QuietText> : <Intakes rows={intakes} />}
      <Divider my="md" />
      <Title order={3} mb="xs">
        Quick notes
      </Title>
      <QuickNotesList variety={variety} />
    </SectionCard>
  );
}

function Intakes({ rows }: { readonly rows: readonly SeedTransaction[] }) {
  const today = useToday();
  return (
    <ul className={classes.intakes}>
      {rows.map((booking) => {
        const { id, atISO, pounds, note } = booking;
        const [day, link] = [instantLabel(atISO, today), seedLink(booking)];
        return (
          <li key={id} className={classes.intake}>
            <time dateTime={atISO} title={fullInstant(atISO)} className={classes.quiet}>
              {day}
            </time>
            <span className={classes.pounds}>{formatLb(pounds, 2)}</span>
            <span className={classes.note}>{note}</span>
            {link !== null && (
              <OutsideLink
                href={link}
                aria-label={`Open the page of this seed, ${day}, in a new tab`}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function QuickNotesList({ variety }: { readonly variety: Variety }) {
  const { notes } = variety;
  const facts = quickNotes(variety);
  if (facts.length === 0 && notes.trim() === '') return <QuietText>No notes yet.</QuietText>;
  return (
    <>
      {facts.length > 0 && (
        <dl className={quick.root}>
          {facts.map(({ id, word, text }) => (
            <div key={id} className={quick.fact}>
              <dt>{word}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {notes.trim() !== '' && <p className={quick.notes}>{notes}</p>}
    </>
  );
}
