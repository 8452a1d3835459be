import { byId } from '#domain/records/change-records.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { ProOrder, Alchemy } from '#domain/alchemy/alchemy.ts';
import { useToday, useFarm } from '#state/react/use-farm.ts';
import { EmptyState } from '#ui/page/page-parts.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { noChangesReason, SaveButton } from '#ui/editing/save-button.tsx';
import { OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import { focusOrderIfLost } from './focus-order.ts';
import { NewOrderDialog } from './new-order-dialog.tsx';
import { OrderEditor } from './order-editor.tsx';
import { OrderListCard, listOrders, selectedAfterDelete } from './order-list-card.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { ProOrdersHeader } from './pro-orders-header.tsx';
import classes from './pro-orders-page.module.css';
import { RecurringDialog } from './recurring/recurring-dialog.tsx';
import { useDeleteProOrder } from './use-order-work.ts';
import { useSaveOrders } from './use-save-orders.ts';
import { Button, PlainButton } from '#ui/kit/plain-parts.tsx';
import { Card } from '#ui/kit/card.tsx';
import { allProOrders } from '#domain/alchemy/orders/recurring-events.ts';

export function ProOrdersPage() {
  const alchemy = useProOrders();
  const { orders, products } = alchemy;
  const [search, setSearch] = useState('');
  const today = useToday();
  const shown = useMemo(() => listOrders(orders, search, today), [orders, search, today]);
  const { selected, select } = useSelectedOrder(orders);
  const saving = useSaveOrders(orders);
  const creating = useDialogTarget<true>();
  const standing = useDialogTarget<string>();
  const isEmpty = orders.length === 0;
  const newButton = (
    <Button variant={isEmpty ? 'filled' : 'default'} onClick={() => creating.open(true)}>
      + New Order
    </Button>
  );
  const saveButton = (
    <SaveButton
      saving={saving.isSaving}
      disabledReason={isEmpty ? 'No orders yet' : noChangesReason(saving.edited.length > 0)}
      onClick={() => {
        const unsaved = saving.save(saving.edited);
        if (unsaved !== null) select(unsaved.id);
      }}
    >
      Save
    </SaveButton>
  );
  const list = (
    <OrderListCard
      orders={shown}
      selectedId={selected?.id ?? null}
      editedIds={new Set(saving.edited.map(({ id }) => id))}
      search={search}
      onSearch={setSearch}
    />
  );
  return (
    <>
      <div className="no-print">
        <ProOrdersHeader
          alchemy={alchemy}
          shown={shown}
          isOneSelected={selected !== null}
          onBack={() => select(null)}
          newButton={newButton}
          saveButton={saveButton}
          onOpenStanding={standing.open}
        />
        {isEmpty ? (
          <NoOrders canSell={products.length > 0} />
        ) : (
          <ListAndEditor
            list={list}
            selected={selected}
            saving={saving}
            onDeleted={(id) => select(selectedAfterDelete(shown, id))}
            onOpenStanding={standing.open}
            saveButton={saveButton}
          />
        )}
      </div>
      {selected !== null && <PackingSlip order={selected} productsById={byId(products)} />}
      <NewOrderDialog
        key={creating.openings}
        opened={creating.opened}
        onClose={creating.close}
        onCreated={(id) => {
          setSearch('');
          select(id);
        }}
      />
      <OpenedFor dialog={standing}>
        {(shown, id) => <RecurringDialog {...shown} id={id} />}
      </OpenedFor>
    </>
  );
}

/** Side by side; on a phone the list first, then the order chosen there. */
function ListAndEditor(props: {
  readonly list: ReactNode;
  readonly selected: ProOrder | null;
  readonly saving: ReturnType<typeof useSaveOrders>;
  readonly onDeleted: (id: string) => void;
  readonly onOpenStanding: (id: string) => void;
  readonly saveButton: ReactNode;
}) {
  const { list, selected, saving, saveButton } = props;
  const isPhone = useIsPhone();
  const deleteOrder = useDeleteProOrder();
  const editor =
    selected === null ? (
      <Card padding={0}>
        <EmptyState
          title="Select an order to edit"
          hint="See its customer, lines and stock here."
        />
      </Card>
    ) : (
      <OrderEditor
        key={selected.id}
        order={selected}
        edit={saving.edits.get(selected.id)}
        saving={saving.isSaving}
        onOpenStanding={props.onOpenStanding}
        onSave={() => saving.save([selected])}
        onDelete={() =>
          void deleteOrder(selected).then((isGone) => {
            if (!isGone) return;
            props.onDeleted(selected.id);
            focusOrderIfLost();
          })
        }
      />
    );
  return (
    <>
      {isPhone && (selected === null ? list : editor)}
      {!isPhone && (
        <div className={classes.columns}>
          {list}
          {editor}
        </div>
      )}
      {saving.edited.length > 0 && (
        <div className={classes.room}>
          <div className={classes.floating}>{saveButton}</div>
        </div>
      )}
    </>
  );
}

function NoOrders({ canSell }: { readonly canSell: boolean }) {
  return (
    <Card padding={0}>
      <EmptyState
        title="No orders yet."
        hint={
          canSell
            ? 'Orders reserve the items they need and warn you about shortages first.'
            : 'Orders sell products and reserve the items in their recipes. Add a product first.'
        }
        action={
          !canSell && (
            <PlainButton component={Link} to={routePaths.proProducts}>
              Open products
            </PlainButton>
          )
        }
      />
    </Card>
  );
}

/** Everything about Pro orders, the events of standing ones among them. */
function useProOrders(): Alchemy {
  const { alchemy, deliveryChanges } = useFarm((farm) => farm);
  const today = useToday();
  return useMemo(() => {
    const orders = allProOrders({ alchemy, deliveryChanges }, today);
    return orders === alchemy.orders ? alchemy : { ...alchemy, orders };
  }, [alchemy, deliveryChanges, today]);
}

/** The order that the address names in `?order=`, and the way to another one. */
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
