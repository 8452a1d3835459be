import { useMemo } from 'react';
import type { Packaging } from '#domain/catalog/catalog.ts';
import { recordById } from '#domain/records/change-records.ts';
import { useCarryOut, useFarm, useToday } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { PageHeader } from '#ui/page/page-parts.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { useAskedOfAddress, OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { packagingColumns, packagingRows } from './packaging-columns.tsx';
import { PackagingDialog } from './packaging-dialog.tsx';
import { Button } from '#ui/kit/plain-parts.tsx';
import { deleteItem, editItem } from '#ui/tables/menu-items.tsx';

export function PackagingPage() {
  const catalog = useFarm((farm) => farm.catalog);
  const today = useToday();
  const dialog = useDialogTarget<Packaging | 'new'>();
  const { open } = dialog;
  const confirm = useConfirm();
  const carryOut = useCarryOut();
  const remove = async ({ id, name }: Packaging) => {
    if (await confirm(`Delete packaging “${name}”?`))
      carryOut({ type: 'DELETE_PACKAGING', payload: { id } }, 'Packaging deleted', {
        detail: name,
      });
  };
  useAskedOfAddress('packaging', (id) => {
    const named = recordById(catalog.packaging, id);
    if (named !== undefined) open(named);
  });
  const rows = useMemo(() => packagingRows(catalog), [catalog]);
  const columns = useMemo(() => packagingColumns(open), [open]);
  const create = <Button onClick={() => open('new')}>+ Create Packaging</Button>;
  return (
    <>
      <PageHeader title="Packaging" actions={rows.length > 0 && create} />
      <RecordTable
        title="Packaging Library"
        csvName={`packaging-${today}.csv`}
        columns={columns}
        records={rows}
        idOf={(row) => row.packaging.id}
        nameOf={(row) => row.packaging.name}
        menuOf={(row) => [
          editItem(() => open(row.packaging)),
          deleteItem(() => void remove(row.packaging)),
        ]}
        empty={{
          title: 'No packaging yet.',
          hint: 'A package is a container with its fill, inserts and label. Its cost is part of every sale.',
          action: create,
        }}
      />
      <OpenedFor dialog={dialog}>
        {(shown, one) => <PackagingDialog {...shown} stored={one === 'new' ? null : one} />}
      </OpenedFor>
    </>
  );
}
