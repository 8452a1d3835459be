import {
  IconAdjustments,
  IconCopy,
  IconPlayerPlay,
  IconPlayerSkipForward,
} from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import { type RecordColumn } from '#ui/tables/record-column.tsx';
import { deleteItem, editItem, menuItem } from '#ui/tables/menu-items.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import type { SortedRecords } from '#ui/tables/record-sorting.ts';
import { OrderCard, type OrderFigures } from './order-columns.tsx';
import type { ShownKind } from './order-kind.ts';
import { hasEnded, type OrderRow } from './order-rows.ts';
import classes from './orders-list.module.css';

type OrderActions = Readonly<
  Record<
    'edit' | 'clone' | 'remove' | 'restart' | 'skipNext' | 'changeNext',
    (row: OrderRow) => void
  >
>;

const ROW_HEIGHT = 61;

const CARD_HEIGHT = 132;

/** The orders with what can be done to each. Drawn again only when they change, not with the dialog in front. */
export const OrdersList = memo(function OrdersList(props: {
  readonly kind: ShownKind;
  readonly columns: readonly RecordColumn<OrderRow>[];
  readonly sort: SortedRecords<OrderRow>;
  readonly figures: OrderFigures;
  readonly actions: OrderActions;
}) {
  const { kind, sort, actions, figures } = props;
  const menuOf = useMemo(() => menuFor(actions), [actions]);
  return (
    <RecordTable
      label="Orders"
      columns={props.columns}
      records={sort.records}
      sort={sort}
      idOf={(row) => row.key}
      nameOf={(row) => row.title}
      menuOf={menuOf}
      className={classes.table}
      horizontalSpacing={kind === 'all' ? 'lg' : 'md'}
      rowHeight={ROW_HEIGHT}
      narrow={{
        as: 'cards',
        height: CARD_HEIGHT,
        draw: (row) => <OrderCard row={row} figures={figures} onEdit={actions.edit} />,
      }}
    />
  );
});

const menuFor =
  ({ edit, clone, remove, restart, skipNext, changeNext }: OrderActions) =>
  (row: OrderRow) => [
    editItem(() => edit(row)),
    ...(hasEnded(row) ? [menuItem('Restart', IconPlayerPlay, () => restart(row))] : []),
    ...(row.type === 'RECURRING' && row.next !== null
      ? [
          menuItem('Skip next…', IconPlayerSkipForward, () => skipNext(row)),
          menuItem('Change next…', IconAdjustments, () => changeNext(row)),
        ]
      : []),
    menuItem('Clone', IconCopy, () => clone(row)),
    deleteItem(() => remove(row)),
  ];
