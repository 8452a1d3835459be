import { Divider } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { formatLb } from '#ui/format.ts';
import { instantLabel, fullInstant } from '#ui/instant-label.ts';
import { routePaths } from '#ui/route-paths.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { type SeedIntake, latestIntakes } from './latest-intakes.ts';
import seedCost from './seed-cost-card.module.css';
import classes from './seed-notes-card.module.css';
import { OutsideLink } from '#ui/page/outside-link.tsx';
import { Anchor, QuietText, Title } from '#ui/kit/plain-parts.tsx';
import { quickNotes } from '#domain/catalog/varieties/quick-notes.ts';
import { germModeLabel, stepLabel } from '#domain/catalog/varieties/step-label.ts';
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

function Intakes({ rows }: { readonly rows: readonly SeedIntake[] }) {
  const today = useToday();
  return (
    <ul className={classes.intakes}>
      {rows.map(({ id, atISO, pounds, note, link }) => (
        <li key={id} className={classes.intake}>
          <time dateTime={atISO} title={fullInstant(atISO)} className={classes.quiet}>
            {instantLabel(atISO, today)}
          </time>
          <span className={classes.pounds}>{formatLb(pounds, 2)}</span>
          <span className={classes.note}>{note}</span>
          {link !== null && (
            <OutsideLink
              href={link}
              aria-label={`Open the page of this seed, ${instantLabel(atISO, today)}, in a new tab`}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function QuickNotesList({ variety }: { readonly variety: Variety }) {
  const { soakHours, germMode, stepNotes, notes } = quickNotes(variety);
  const facts = [
    ...(soakHours === null ? [] : [{ id: 'soak', word: 'Soak', text: `${soakHours} h` }]),
    ...(germMode === null
      ? []
      : [{ id: 'germination', word: 'Germination', text: germModeLabel(germMode) }]),
    ...stepNotes.map(({ stepId, type, note }) => ({
      id: stepId,
      word: stepLabel(type),
      text: note,
    })),
  ];
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
