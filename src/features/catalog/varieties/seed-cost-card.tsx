import { Anchor } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { costPerGram, seedCostPerTray } from '#domain/catalog/seed-cost.ts';
import { GRAMS_PER } from '#domain/units/unit-sizes.ts';
import { seedOnHand } from '#domain/catalog/seed-on-hand.ts';
import type { Variety } from '#domain/catalog/variety.ts';
import { useFarm, useToday } from '#state/use-farm.ts';
import { Figure } from '#ui/figure.tsx';
import { formatDollars, formatLb, formatNumber, formatTrays } from '#ui/format.ts';
import { instantLabel } from '#ui/instant-label.ts';
import { SectionCard } from '#ui/section-card.tsx';
import { FactList } from './fact-list.tsx';
import classes from './seed-cost-card.module.css';

/** What the seed of a tray costs, where it is bought again, and how much is there. */
export function SeedCostCard({ variety }: { readonly variety: Variety }) {
  const today = useToday();
  const onHand = useFarm((farm) => seedOnHand(farm.seedsInventory, variety.id));
  const { cost, seedGPerTray, seedInfo } = variety;
  const perTray = seedCostPerTray(variety);
  const perGram = costPerGram(cost);
  return (
    <SectionCard
      title="Seed and cost"
      aside={seedInfo.reorderUrl !== null && <ReorderLink url={seedInfo.reorderUrl} />}
    >
      <Figure value={perTray === null ? '—' : formatDollars(perTray)} unit="seed per tray" />
      <FactList
        facts={[
          ['Bag', bagLabel(cost)],
          ['Cost per gram', perGram === null ? '—' : formatDollars(perGram, 4)],
          ['Seed density', seedGPerTray === null ? '—' : `${seedGPerTray} g/tray`],
          ['On hand', onHandLabel(onHand, seedGPerTray)],
          [
            'Link updated',
            seedInfo.reorderUrlUpdatedAt === null
              ? '—'
              : instantLabel(seedInfo.reorderUrlUpdatedAt, today),
          ],
        ]}
      />
    </SectionCard>
  );
}

function ReorderLink({ url }: { readonly url: string }) {
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer" className={classes.link}>
      Reorder
      <IconExternalLink size="1rem" aria-label="(opens in a new tab)" />
    </Anchor>
  );
}

function bagLabel({ bagLb, bagCost }: Variety['cost']): string {
  if (bagLb === null && bagCost === null) return '—';
  const size = bagLb === null ? '— lb' : `${formatNumber(bagLb, bagLb % 1 === 0 ? 0 : 2)} lb`;
  return `${size} at ${bagCost === null ? '—' : formatDollars(bagCost)}`;
}

function onHandLabel(pounds: number, gramsPerTray: number | null): string {
  const weight = formatLb(pounds, 2);
  if (gramsPerTray === null || gramsPerTray <= 0) return weight;
  const trays = Math.max(0, Math.floor((pounds * GRAMS_PER.lb) / gramsPerTray + 1e-9));
  return `${weight}, ${formatTrays(trays)}`;
}
