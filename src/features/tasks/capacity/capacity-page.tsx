import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { FarmDocument } from '#state/farm-document.ts';
import { useFarm } from '#state/use-farm.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { RecordTable } from '#ui/record-table.tsx';
import { routePaths } from '#ui/route-paths.ts';

const selectRacks = (farm: FarmDocument) => farm.capacity.racks;

/** Room in the racks. */
export function CapacityPage() {
  const racks = useFarm(selectRacks);
  return (
    <>
      <PageHeader title="Capacity Monitor" />
      <RecordTable
        label="Racks"
        records={racks}
        idOf={(rack) => rack.id}
        empty={{
          title: 'Configure racks under Operations → Trays & Racks to display utilization.',
          action: (
            <Button component={Link} to={routePaths.trays}>
              Open Trays & Racks
            </Button>
          ),
        }}
        columns={[
          { head: 'Rack', cell: (rack) => rack.label },
          { head: 'Type', cell: (rack) => (rack.type === 'grow' ? 'Grow' : 'Germination') },
          { head: 'Shelves', numeric: true, cell: (rack) => rack.shelves.length },
          {
            head: 'Slots',
            numeric: true,
            cell: (rack) => rack.shelves.reduce((sum, shelf) => sum + shelf.capacity, 0),
          },
        ]}
      />
    </>
  );
}
