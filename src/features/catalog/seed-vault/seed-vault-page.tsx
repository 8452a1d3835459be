import { useMemo } from 'react';
import type { FarmDocument } from '#state/farm-document.ts';
import { selectVarietiesByName } from '#state/selectors/varieties.ts';
import { useFarm } from '#state/use-farm.ts';
import { formatNumber } from '#ui/format.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { RecordTable } from '#ui/record-table.tsx';
import { onHandSeed } from './on-hand-seed.ts';

const selectSeeds = (farm: FarmDocument) => farm.seedsInventory;

/** The seed on the shelf, by variety. */
export function SeedVaultPage() {
  const varieties = useFarm(selectVarietiesByName);
  const seeds = useFarm(selectSeeds);
  const onHand = useMemo(() => onHandSeed(seeds), [seeds]);
  return (
    <>
      <PageHeader title="Seed Inventory" />
      <RecordTable
        label="On-hand by Variety"
        records={varieties}
        idOf={(variety) => variety.id}
        empty={{
          title: 'No varieties yet',
          hint: 'The seed of every variety is counted here, in pounds and in trays.',
        }}
        columns={[
          { head: 'Variety', cell: (variety) => variety.name },
          {
            head: 'On hand (lb)',
            numeric: true,
            cell: (variety) => formatNumber(onHand.get(variety.id) ?? 0, 2),
          },
          { head: 'Grams / tray', numeric: true, cell: (variety) => variety.seedGPerTray ?? '—' },
        ]}
      />
    </>
  );
}
