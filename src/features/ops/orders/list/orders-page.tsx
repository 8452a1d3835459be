import { useDeferredValue, useEffect, useMemo, useCallback } from 'react';
import { withParameter } from '#ui/page/use-latest-query.ts';
import {
  lazyDialog,
  OpenedFor,
  useDialogTarget,
  useAskedOfAddress,
} from '#ui/dialogs/lazy-dialog.tsx';
import { useSearchParams } from 'react-router';
import { type RecordSorting, useRecordSorting } from '#ui/tables/record-sorting.ts';
import { orderColumns } from './order-columns.tsx';
import { readKind } from './order-kind.ts';
import { useOrderAmounts } from './order-amounts.ts';
import { useOrderMarks } from './order-marks.ts';
import { rowsOfKind, searchOrders, type OrderRow, orderRows } from './order-rows.ts';
import { NoOrderFound, OrdersEmpty, OrdersHeader } from './orders-header.tsx';
import { OrdersList } from './orders-list.tsx';
import { useDeleteOrder } from './use-delete-order.tsx';
import { useOrderEditing } from '../editor/order-editing.ts';
import {
  ASK_ANYTHING,
  useAvailabilityOfAddress,
  type AskedAtFirst,
} from '../availability/use-availability-of-address.ts';
import { type OneDelivery, useNextActions } from '../delivery/one-delivery.ts';
import { useCarryOut, useFarm, useToday } from '#state/react/use-farm.ts';
import { selectAllOrders } from '#state/selectors/sales/orders.ts';
import { usePlanDiff } from '#state/react/answers/use-plan-diff.ts';
import { pendingPlanDetail } from '#ui/plan-diff/plan-detail.tsx';

const loadDialog = () => import('../editor/order-dialog.tsx');

const OrderDialog = lazyDialog(async () => (await loadDialog()).OrderDialog);

const AvailabilityDialog = lazyDialog(
  async () => (await import('../availability/availability-dialog.tsx')).AvailabilityDialog,
);

const ChangeDeliveryDialog = lazyDialog(
  async () => (await import('../delivery/change-delivery-dialog.tsx')).ChangeDeliveryDialog,
);

const ImportOrders = lazyDialog(async () => (await import('./import-orders.tsx')).ImportOrders);

const NEXT_FIRST: RecordSorting = { head: 'When', descending: false };

export function OrdersPage() {
  const { kind, search, find } = useOrdersQuery();
  const orders = useFarm(selectAllOrders);
  const today = useToday();
  const all = useMemo(() => orderRows(orders, today), [orders, today]);
  const { asking, changing, importing, editing, dialogs } = useOrdersDialogs();
  const { add, edit, clone } = editing;
  const amounts = useOrderAmounts();
  const marks = useOrderMarks();
  const figures = useMemo(() => ({ amounts, marks }), [amounts, marks]);
  const columns = useMemo(() => orderColumns(kind, edit, figures), [kind, edit, figures]);
  const ofKind = useMemo(() => rowsOfKind(all, kind), [all, kind]);
  const wanted = useDeferredValue(search);
  const found = useMemo(() => searchOrders(ofKind, wanted, amounts), [ofKind, wanted, amounts]);
  const sort = useRecordSorting(found, columns, { initial: NEXT_FIRST });
  const rows = sort.records;
  const remove = useDeleteOrder();
  useAvailabilityOfAddress(asking.open);
  const openImport = () => importing.open(true);
  const openNew = () => add(kind);
  useAskedOfAddress('order', (id) => {
    const row = all.find((each) => each.id === id);
    if (id === '') add('all');
    else if (row !== undefined) edit(row);
  });
  // Drawn without it, ready with it.
  useEffect(() => void loadDialog().catch(() => undefined), []);
  const restart = useRestartOrder();
  const next = useNextActions(changing.open);
  const actions = useMemo(
    () => ({ edit, clone, remove, restart, ...next }),
    [edit, clone, remove, restart, next],
  );

  return (
    <>
      <OrdersHeader
        kind={kind}
        total={all.length}
        rows={rows}
        isEmpty={ofKind.length === 0}
        search={search}
        onSearch={find}
        onAdd={openNew}
        onAsk={() => asking.open(ASK_ANYTHING)}
        onImport={openImport}
      />
      {ofKind.length > 0 && rows.length === 0 && <NoOrderFound onClear={() => find('')} />}
      {ofKind.length === 0 && <OrdersEmpty kind={kind} onAdd={openNew} onImport={openImport} />}
      {rows.length > 0 && (
        <OrdersList kind={kind} columns={columns} sort={sort} figures={figures} actions={actions} />
      )}
      {dialogs}
    </>
  );
}

function useOrdersDialogs() {
  const asking = useDialogTarget<AskedAtFirst>();
  const changing = useDialogTarget<OneDelivery>();
  const importing = useDialogTarget<true>();
  const editing = useOrderEditing();
  const dialogs = (
    <>
      <OpenedFor dialog={asking}>
        {(shown, asked) => <AvailabilityDialog {...shown} asked={asked} />}
      </OpenedFor>
      <OpenedFor dialog={changing}>
        {(shown, delivery) => <ChangeDeliveryDialog {...shown} delivery={delivery} />}
      </OpenedFor>
      <OpenedFor dialog={importing}>{(shown) => <ImportOrders {...shown} />}</OpenedFor>
      <OpenedFor dialog={editing.dialog}>
        {(shown, one) => <OrderDialog {...shown} editing={one} />}
      </OpenedFor>
    </>
  );
  return { asking, changing, importing, editing, dialogs };
}

function useOrdersQuery() {
  const [parameters, setParameters] = useSearchParams();
  return {
    kind: readKind(parameters.get('kind')),
    search: parameters.get('q') ?? '',
    find: (text: string) =>
      setParameters((before) => withParameter(before, 'q', text || null), { replace: true }),
  };
}

/** Lets a standing order that has ended go on from now on; the toast says what it does to the plan, and offers to end it again. */
function useRestartOrder(): (row: Pick<OrderRow, 'list' | 'id'>) => void {
  const carryOut = useCarryOut();
  const diffOf = usePlanDiff();
  return useCallback(
    ({ list, id }) => {
      if (list === 'single') return;
      const action = { type: 'SET_ORDER_END', payload: { list, id, endDate: null } } as const;
      carryOut(action, 'Order restarted', { detail: pendingPlanDetail(diffOf(action)) });
    },
    [carryOut, diffOf],
  );
}
