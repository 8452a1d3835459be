import type { FarmDocument } from '#state/farm-document.ts';
import { useFarm } from '#state/use-farm.ts';
import { formatDollars } from '#ui/format.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { RecordTable } from '#ui/record-table.tsx';

const selectItems = (farm: FarmDocument) => farm.alchemy.items;

/** Ingredients of freeze-dried products. */
export function ItemsPage() {
  const items = useFarm(selectItems);
  return (
    <>
      <PageHeader title="Items" />
      <RecordTable
        label="Items"
        records={items}
        idOf={(item) => item.id}
        empty={{
          title: 'No items yet — add your first one below.',
          hint: 'Powders, whole freeze-dried greens, jars and labels belong here, with cost and stock.',
        }}
        columns={[
          { head: 'Name', cell: (item) => item.name },
          { head: 'Type', cell: (item) => item.type.replaceAll('_', ' ') },
          { head: 'Unit', cell: (item) => item.unit },
          { head: 'Unit Cost', numeric: true, cell: (item) => formatDollars(item.unitCost, 4) },
          { head: 'Stock', numeric: true, cell: (item) => item.stockQty },
          { head: 'Reorder Pt', numeric: true, cell: (item) => item.reorderPoint ?? '—' },
          { head: 'Supplier', cell: (item) => item.supplier ?? '—' },
        ]}
      />
    </>
  );
}
