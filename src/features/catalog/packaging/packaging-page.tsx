import type { FarmDocument } from '#state/farm-document.ts';
import { useFarm } from '#state/use-farm.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { RecordTable } from '#ui/record-table.tsx';

const selectCatalog = (farm: FarmDocument) => farm.catalog;

/** The packages that orders go out in. */
export function PackagingPage() {
  const { packaging, materials } = useFarm(selectCatalog);
  const nameOf = (id: string | null) => materials.find((one) => one.id === id)?.name ?? '—';
  return (
    <>
      <PageHeader title="Packaging" />
      <RecordTable
        label="Packaging Library"
        records={packaging}
        idOf={(one) => one.id}
        empty={{
          title: 'No packaging yet.',
          hint: 'A package is a container with its fill, inserts and label. Its cost goes into every package sold.',
        }}
        columns={[
          { head: 'Name', cell: (one) => one.name },
          { head: 'Category', cell: (one) => (one.category === 'OTHER' ? 'Other' : 'Microgreens') },
          { head: 'Container', cell: (one) => nameOf(one.containerMaterialId) },
          {
            head: 'Fill',
            numeric: true,
            cell: ({ netContent }) =>
              netContent === null ? '—' : `${netContent.qty} ${netContent.unit}`,
          },
          { head: 'Inserts', numeric: true, cell: (one) => one.bom.length || '—' },
          { head: 'Labels', numeric: true, cell: (one) => one.labelRule?.labelsPerUnit ?? '—' },
        ]}
      />
    </>
  );
}
