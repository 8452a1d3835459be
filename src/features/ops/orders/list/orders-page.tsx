import { Suspense, lazy, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useDialogTarget } from '#ui/dialogs/use-dialog-target.ts';
import type { RecordSorting } from '#ui/tables/record-sorting.ts';
import { useRecordSorting } from '#ui/tables/use-record-sorting.ts';
import { orderColumns } from './order-columns.tsx';
import { readKind } from './order-kind.ts';
import { rowsOfKind } from './order-rows.ts';
import { OrdersEmpty } from './orders-empty.tsx';
import { OrdersHeader } from './orders-header.tsx';
import { OrdersList } from './orders-list.tsx';
import { useDeleteOrder } from './use-delete-order.ts';
import { useOrderEditing } from '../editor/use-order-editing.ts';
import { useOrderOfAddress } from './use-order-of-address.ts';
import { ASK_ANYTHING, usePromiseOfAddress } from '../promise/use-promise-of-address.ts';
import type { AskedAtFirst } from '../promise/use-promise-of-address.ts';
import { useOrderRows } from './use-order-rows.ts';

const loadDialog = () => import('../editor/order-dialog.tsx');
const OrderDialog = lazy(async () => ({ default: (await loadDialog()).OrderDialog }));

const PromiseDialog = lazy(async () => ({
  default: (await import('../promise/promise-dialog.tsx')).PromiseDialog,
}));

const ImportOrders = lazy(async () => ({
  default: (await import('./import-orders.tsx')).ImportOrders,
}));

const NEXT_FIRST: RecordSorting = { head: 'When', descending: false };

/** All orders of the farm, or those of one kind. */
export function OrdersPage() {
  const [parameters] = useSearchParams();
  const kind = readKind(parameters.get('kind'));
  const all = useOrderRows();
  const { dialog, add, edit, clone } = useOrderEditing();
  const columns = useMemo(() => orderColumns(kind, edit), [kind, edit]);
  const ofKind = useMemo(() => rowsOfKind(all, kind), [all, kind]);
  const sort = useRecordSorting(ofKind, columns, { initial: NEXT_FIRST });
  const rows = sort.records;
  const remove = useDeleteOrder();
  const importing = useDialogTarget<true>();
  const asking = useDialogTarget<AskedAtFirst>();
  usePromiseOfAddress(asking.open);
  const openImport = () => importing.open(true);
  useOrderOfAddress(all, edit);
  // Drawn without it, ready with it.
  useEffect(() => void loadDialog().catch(() => undefined), []);
  const actions = useMemo(() => ({ edit, clone, remove }), [edit, clone, remove]);

  return (
    <>
      <OrdersHeader
        kind={kind}
        total={all.length}
        rows={rows}
        onAdd={add}
        onAsk={() => asking.open(ASK_ANYTHING)}
        onImport={openImport}
      />
      {rows.length === 0 && <OrdersEmpty kind={kind} onAdd={add} onImport={openImport} />}
      {rows.length > 0 && (
        <OrdersList kind={kind} columns={columns} sort={sort} actions={actions} />
      )}
      {asking.target !== null && (
        <Suspense>
          <PromiseDialog
            key={asking.openings}
            opened={asking.opened}
            asked={asking.target}
            onClose={asking.close}
          />
        </Suspense>
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
