import { PageHeader } from '#ui/page-header.tsx';
import { RecordTable } from '#ui/record-table.tsx';

/** What a package of each variety costs. */
export function CostsPage() {
  return (
    <>
      <PageHeader title="Production Costs" />
      <RecordTable
        label="Production Costs"
        records={[]}
        idOf={String}
        empty={{
          title: 'No rows.',
          hint: 'Seed, soil, packaging and overhead of a package of each variety are added up here.',
        }}
        columns={[
          { head: 'Variety', cell: () => null },
          { head: 'Package', cell: () => null },
          { head: 'Seed', numeric: true, cell: () => null },
          { head: 'Soil', numeric: true, cell: () => null },
          { head: 'Packaging', numeric: true, cell: () => null },
          { head: 'Unit cost', numeric: true, cell: () => null },
        ]}
      />
    </>
  );
}
