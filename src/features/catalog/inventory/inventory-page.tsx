import type { FarmDocument } from '#state/farm-document.ts';
import { useFarm } from '#state/use-farm.ts';
import { formatDollars } from '#ui/format.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { RecordTable } from '#ui/record-table.tsx';

const selectMaterials = (farm: FarmDocument) => farm.catalog.materials;

/** Raw materials: what is bought and how much of it is there. */
export function InventoryPage() {
  const materials = useFarm(selectMaterials);
  return (
    <>
      <PageHeader title="Inventory" />
      <RecordTable
        label="Raw materials"
        records={materials}
        idOf={(material) => material.id}
        empty={{
          title: 'No materials yet.',
          hint: 'Soil, containers, labels and inserts belong here, with what they cost and how much is left.',
        }}
        columns={[
          { head: 'Name', cell: (material) => material.name },
          { head: 'Type', cell: (material) => material.type.replace('_', ' ') },
          {
            head: 'Purchase',
            numeric: true,
            cell: (material) => `${material.purchaseQty} ${material.purchaseUnit}`,
          },
          {
            head: 'Cost (per)',
            numeric: true,
            cell: (material) => formatDollars(material.purchaseCost),
          },
          {
            head: 'Stock',
            numeric: true,
            cell: ({ stock }) => `${stock.qty} ${stock.unit}`,
          },
        ]}
      />
    </>
  );
}
