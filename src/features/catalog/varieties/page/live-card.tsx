import { seedVariety } from '#domain/catalog/seeds/seed-transaction.ts';
import { traySizeOf } from '#domain/catalog/tray-size.ts';
import { shelfLifeOf, type Variety } from '#domain/catalog/varieties/variety.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { formatCount } from '#ui/format.ts';
import { FactList, SectionCard } from '#ui/page/page-parts.tsx';
import { CatalogVariety } from './catalog-variety.tsx';

/** What is sold alive, in place of what a tray yields: in what trays, when it is ready, from whose seed. */
export function LiveCard({ variety }: { readonly variety: Variety }) {
  const size = useFarm((farm) => traySizeOf(farm.catalog, variety));
  const seed = useFarm((farm) => seedVariety(variety, farm.varieties));
  return (
    <SectionCard title="Sold alive">
      <FactList
        facts={[
          ['Tray size', size.name],
          ['Ready after', formatCount(variety.daysToHarvest, 'day')],
          ['Sellable', formatCount(shelfLifeOf(variety), 'day')],
          ...(seed.id === variety.id
            ? []
            : [['Seed of', <CatalogVariety key="seed" variety={seed} />] as const]),
        ]}
      />
    </SectionCard>
  );
}
