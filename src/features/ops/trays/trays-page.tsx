import { SimpleGrid, Stack, Title } from '@mantine/core';
import type { FarmDocument } from '#state/farm-document.ts';
import { useFarm } from '#state/use-farm.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { RackTable } from './rack-table.tsx';
import { TrayCard } from './tray-card.tsx';

const selectCapacity = (farm: FarmDocument) => farm.capacity;
const selectStatus = (farm: FarmDocument) => farm.trayStatus;

/** The trays the farm owns and the racks they stand in. */
export function TraysPage() {
  const { racks, trayInventory: owned } = useFarm(selectCapacity);
  const status = useFarm(selectStatus);
  return (
    <>
      <PageHeader title="Trays & Racks" />
      <Stack gap="lg">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <TrayCard
            title="With holes"
            owned={owned.withHoles}
            inUse={status.inUseWithHoles}
            dirty={status.dirtyWithHoles}
          />
          <TrayCard
            title="Solid (without holes)"
            owned={owned.withoutHoles}
            inUse={status.inUseWithoutHoles}
            dirty={status.dirtyWithoutHoles}
          />
        </SimpleGrid>
        <Title order={2}>Germination racks</Title>
        <RackTable
          label="Germination racks"
          racks={racks.filter((rack) => rack.type === 'germination')}
          emptyTitle="No germination racks yet."
        />
        <Title order={2}>Grow racks</Title>
        <RackTable
          label="Grow racks"
          racks={racks.filter((rack) => rack.type === 'grow')}
          emptyTitle="No grow racks yet."
        />
      </Stack>
    </>
  );
}
