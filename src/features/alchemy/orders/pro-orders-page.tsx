import { ActionIcon, Button, Card } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ProOrder } from '#domain/alchemy/alchemy.ts';
import { useFarm } from '#state/use-farm.ts';
import { CsvButton } from '#ui/csv-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatNumber } from '#ui/format.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { SaveButton } from '#ui/save-button.tsx';
import { useDialogTarget } from '#ui/use-dialog-target.ts';
import { useIsPhone } from '#ui/use-is-phone.ts';
import { NewOrderDialog } from './new-order-dialog.tsx';
import { OrderEditor } from './order-editor.tsx';
import { OrderListCard } from './order-list-card.tsx';
import { listOrders, selectedAfterDelete } from './order-list.ts';
import { ordersCsv } from './orders-csv.ts';
import { PackingSlip } from './packing-slip.tsx';
import classes from './pro-orders-page.module.css';
import { byId, selectAlchemy } from './select-shop.ts';
import { useDeleteOrder } from './use-order-work.ts';
import { useSaveOrders } from './use-save-orders.ts';

/** Orders of freeze-dried products, each with the stock it takes. */
export function ProOrdersPage() {
  const alchemy = useFarm(selectAlchemy);
  const { orders, products } = alchemy;
  const productsById = useMemo(() => byId(products), [products]);
  const [search, setSearch] = useState('');
  const shown = useMemo(() => listOrders(orders, search), [orders, search]);
  const { selected, select } = useSelectedOrder(orders);
  const { edits, edited, saving, save } = useSaveOrders(orders);
  const creating = useDialogTarget<true>();
  const deleteOrder = useDeleteOrder();
  const isPhone = useIsPhone();
  const isEmpty = orders.length === 0;

  const saveAll = () => {
    const unsaved = save(edited);
    if (unsaved !== null) select(unsaved.id);
  };
  const counts = (
    <span className={classes.counts}>
      {`${formatNumber(alchemy.items.length)} items · ${formatNumber(products.length)} products`}
    </span>
  );
  const newButton = (
    <Button variant={isEmpty ? 'filled' : 'default'} onClick={() => creating.open(true)}>
      + New Order
    </Button>
  );
  const saveButton = (
    <SaveButton
      type="button"
      saving={saving}
      disabledReason={isEmpty ? 'No orders yet' : null}
      onClick={saveAll}
    >
      Save
    </SaveButton>
  );
  const list = (
    <OrderListCard
      orders={shown}
      selectedId={selected?.id ?? null}
      editedIds={new Set(edited.map(({ id }) => id))}
      search={search}
      onSearch={setSearch}
    />
  );
  const editor =
    selected === null ? (
      <NoneSelected />
    ) : (
      <OrderEditor
        key={selected.id}
        order={selected}
        edit={edits.get(selected.id)}
        saving={saving}
        onSave={() => save([selected])}
        onDelete={() =>
          void deleteOrder(selected).then((isGone) => {
            if (isGone) select(selectedAfterDelete(shown, selected.id));
          })
        }
      />
    );
  return (
    <>
      <div className="no-print">
        <PageHeader
          title="Pro Orders"
          before={isPhone && selected !== null && <BackToList onBack={() => select(null)} />}
          beside={!isPhone && counts}
          actions={
            <>
              {!isEmpty && !isPhone && (
                <CsvButton fileName="pro-orders.csv" rows={() => ordersCsv(shown, productsById)} />
              )}
              {!(isPhone && selected !== null) && newButton}
              {saveButton}
            </>
          }
        />
        {isPhone && selected === null && <p className={classes.line}>{counts}</p>}
        {isEmpty && <NoOrders action={newButton} />}
        {!isEmpty && isPhone && (selected === null ? list : editor)}
        {!isEmpty && !isPhone && (
          <div className={classes.columns}>
            {list}
            {editor}
          </div>
        )}
        {!isEmpty && (!isPhone || edited.length > 0) && (
          <div className={classes.room}>
            <div className={classes.floating}>{saveButton}</div>
          </div>
        )}
      </div>
      {selected !== null && <PackingSlip order={selected} productsById={productsById} />}
      <NewOrderDialog
        key={creating.openings}
        opened={creating.opened}
        onClose={creating.close}
        onCreated={(id) => {
          setSearch('');
          select(id);
        }}
      />
    </>
  );
}

/** The order that the address names in `?order=`. */
function useSelectedOrder(orders: readonly ProOrder[]) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const id = parameters.get('order');
  return {
    selected: orders.find((order) => order.id === id) ?? null,
    select: (orderId: string | null) =>
      void navigate(orderId === null ? '?' : `?order=${encodeURIComponent(orderId)}`, {
        replace: true,
      }),
  };
}

function BackToList({ onBack }: { readonly onBack: () => void }) {
  return (
    <ActionIcon variant="default" aria-label="Back to the orders" onClick={onBack}>
      <IconChevronLeft size="1.125rem" />
    </ActionIcon>
  );
}

function NoOrders({ action }: { readonly action: ReactNode }) {
  return (
    <Card padding={0}>
      <EmptyState
        title="No orders yet."
        hint="An order reserves the items of its products; what is short is said before it is taken."
        action={action}
      />
    </Card>
  );
}

function NoneSelected() {
  return (
    <Card padding={0}>
      <EmptyState
        title="Select an order to edit"
        hint="Its customer, its lines and what it takes from stock stand here."
      />
    </Card>
  );
}
