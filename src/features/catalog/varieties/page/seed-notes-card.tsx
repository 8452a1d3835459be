import { Divider } from '@mantine/core';
import { IconChevronRight, IconExternalLink } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { formatLb } from '#ui/format.ts';
import { instantLabel, fullInstant } from '#ui/instant-label.ts';
import { routePaths } from '#ui/route-paths.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { type SeedIntake, latestIntakes } from './latest-intakes.ts';
import { QuickNotesList } from './quick-notes-list.tsx';
import seedCost from './seed-cost-card.module.css';
import classes from './seed-notes-card.module.css';
import { Anchor, Text, Title } from '#ui/kit/plain-parts.tsx';

/** The latest seed of a variety, and what to know before handling it. */
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
      {intakes.length === 0 ? <Text c="dimmed">No intakes yet.</Text> : <Intakes rows={intakes} />}
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
            <Anchor
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Open the page of this seed, ${instantLabel(atISO, today)}, in a new tab`}
            >
              <IconExternalLink size="1rem" />
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  );
}
