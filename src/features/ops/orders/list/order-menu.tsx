import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { RowMenu } from '#ui/tables/row-menu.tsx';
import type { OrderRow } from './order-rows.ts';

/** What can be done to an order of the list. */
export interface OrderActions {
  readonly edit: (row: OrderRow) => void;
  readonly clone: (row: OrderRow) => void;
  readonly remove: (row: OrderRow) => void;
}

export function OrderMenu(props: { readonly row: OrderRow; readonly actions: OrderActions }) {
  const { row, actions } = props;
  return (
    <RowMenu
      label={`Actions for ${row.name}`}
      items={[
        { label: 'Edit', icon: <IconPencil size="1rem" />, onClick: () => actions.edit(row) },
        { label: 'Clone', icon: <IconCopy size="1rem" />, onClick: () => actions.clone(row) },
        {
          label: 'Delete',
          icon: <IconTrash size="1rem" />,
          danger: true,
          onClick: () => actions.remove(row),
        },
      ]}
    />
  );
}
