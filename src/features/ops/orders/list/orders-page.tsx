import { Suspense, lazy, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDialogTarget } from '#ui/dialogs/use-dialog-target.ts';
import { useIsNarrow } from '#ui/page/use-is-narrow.ts';
import { OrderCards } from './order-cards.tsx';
import { sortRows } from './order-columns.ts';
import type { Sorting } from './order-columns.ts';
import { readKind } from './order-kind.ts';
import { rowsOfKind } from './order-rows.ts';
import { OrdersEmpty } from './orders-empty.tsx';
import { OrdersHeader } from './orders-header.tsx';
import { OrdersTable } from './orders-table.tsx';
import { useDeleteOrder } from './use-delete-order.ts';
import { useOrderEditing } from '../editor/use-order-editing.ts';
import { useOrderOfAddress } from './use-order-of-address.ts';
import { useOrderRows } from './use-order-rows.ts';

const loadDialog = () => import('../editor/order-dialog.tsx');
const OrderDialog = lazy(async () => ({ default: (await loadDialog()).OrderDialog }));

const ImportOrders = lazy(async () => ({
  default: (await import('./import-orders.tsx')).ImportOrders,
}));

const NEXT_FIRST: Sorting = { by: 'when', descending: false };

/** All orders of the farm, or those of one kind. */
export function OrdersPage() {
  const [parameters] = useSearchParams();
  const kind = readKind(parameters.get('kind'));
  const all = useOrderRows();
  const [sorting, setSorting] = useState(NEXT_FIRST);
  const rows = useMemo(() => sortRows(rowsOfKind(all, kind), sorting), [all, kind, sorting]);
  const { dialog, add, edit, clone } = useOrderEditing();
  const remove = useDeleteOrder();
  const importing = useDialogTarget<true>();
  const openImport = () => importing.open(true);
  useOrderOfAddress(all, edit);
  // Drawn without it, ready with it.
  useEffect(() => void loadDialog().catch(() => undefined), []);
  const isNarrow = useIsNarrow();
  const actions = useMemo(() => ({ edit, clone, remove }), [edit, clone, remove]);

  return (
    <>
      <OrdersHeader kind={kind} total={all.length} rows={rows} onAdd={add} onImport={openImport} />
      {rows.length === 0 && <OrdersEmpty kind={kind} onAdd={add} onImport={openImport} />}
      {rows.length > 0 && isNarrow && <OrderCards rows={rows} actions={actions} />}
      {rows.length > 0 && !isNarrow && (
        <OrdersTable
          kind={kind}
          rows={rows}
          actions={actions}
          sorting={sorting}
          onSort={setSorting}
        />
      )}
      {importing.target !== null && (
        <Suspense>
          <ImportOrders
            key={importing.openings}
            opened={importing.opened}
            onClose={importing.close}
          />
        </Suspense>
      )}
      {dialog.target !== null && (
        <Suspense>
          <OrderDialog
            key={dialog.openings}
            opened={dialog.opened}
            editing={dialog.target}
            onClose={dialog.close}
          />
        </Suspense>
      )}
    </>
  );
}
