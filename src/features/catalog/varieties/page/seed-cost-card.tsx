import { seedUnit } from '#ui/format-weights.ts';
import { costPerGram } from '#domain/catalog/seeds/seed-cost.ts';
import { seedVarietyId } from '#domain/catalog/seeds/seed-transaction.ts';
import { estimatedTrays, seedOnHand } from '#domain/catalog/seeds/seed-on-hand.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { seedPerTray } from '#domain/costing/seed-per-tray.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { FactList, Figure, SectionCard } from '#ui/page/page-parts.tsx';
import { formatDollars, formatLb, formatTrays } from '#ui/format.ts';
import { instantLabel } from '#ui/instant-label.ts';
import classes from './seed-cost-card.module.css';
import { OutsideLink } from '#ui/page/outside-link.tsx';

export function SeedCostCard({ variety }: { readonly variety: Variety }) {
  const today = useToday();
  const onHand = useFarm((farm) =>
    seedOnHand(farm.seedsInventory, seedVarietyId(farm.varieties, variety.id)),
  );
  const catalog = useFarm((farm) => farm.catalog);
  const varieties = useFarm((farm) => farm.varieties);
  const { cost, seedInfo } = variety;
  const { dollars, grams, dollarsPerGram: perGram } = seedPerTray(variety, { varieties, catalog });
  const isKnown = perGram !== null && grams !== null;
  return (
    <SectionCard
      title="Seed and cost"
      aside={
        seedInfo.reorderUrl !== null && (
          <OutsideLink
            href={seedInfo.reorderUrl}
            className={classes.link}
            aria-label="Reorder (opens in a new tab)"
          >
            Reorder
          </OutsideLink>
        )
      }
    >
      <Figure value={isKnown ? formatDollars(dollars) : '—'} unit="seed per tray" />
      <FactList
        facts={[
          ['Bag', bagLabel(cost)],
          ['Cost per gram', perGramLabel(perGram, cost)],
          ['Seed density', grams === null ? '—' : `${grams} g/tray`],
          ['On hand', onHandLabel(onHand, grams)],
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

function bagLabel({ bagLb, bagCost }: Variety['cost']): string {
  if (bagLb === null && bagCost === null) return '—';
  const size = bagLb === null ? `— ${seedUnit()}` : formatLb(bagLb, bagLb % 1 === 0 ? 0 : 2);
  return `${size} at ${bagCost === null ? '—' : formatDollars(bagCost)}`;
}

/** Without a bag of its own, a variety's seed costs what its seed material does. */
function perGramLabel(perGram: number | null, cost: Variety['cost']): string {
  if (perGram === null) return '—';
  const dollars = formatDollars(perGram, 4);
  return costPerGram(cost) === null ? `${dollars} (material)` : dollars;
}

function onHandLabel(pounds: number, gramsPerTray: number | null): string {
  const weight = `${pounds < 0 ? 'Short, ' : ''}${formatLb(pounds, 2)}`;
  if (gramsPerTray === null) return weight;
  return `${weight}, ${formatTrays(estimatedTrays(pounds, gramsPerTray))}`;
}
