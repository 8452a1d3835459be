import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useFarmNow } from '#state/react/use-farm.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { DELIVERY_HEADS, deliveryRows } from '#domain/deliveries/delivery-rows.ts';
import type { PackList } from '#domain/deliveries/pack-list.ts';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import type { RowMenuItem } from '#ui/tables/row-menu-item.ts';
import { RowMenu } from '#ui/tables/row-menu.tsx';
import { DeliveryDayBar } from './delivery-day-bar.tsx';
import type { DeliveryView } from './delivery-view.ts';
import { useMarkDeliveries } from './use-mark-deliveries.ts';

/** What of a day can be put on paper. */
export type PaperKind = 'pack' | 'notes';

const ORDERS_OF_VIEW = [
  { value: 'customer', label: 'By customer' },
  { value: 'product', label: 'By product' },
] as const;

/** The day, how it is shown, and what is done with the whole of it. */
export function DeliveriesToolbar(props: {
  readonly view: DeliveryView;
  readonly today: IsoDate;
  readonly list: PackList;
  readonly onShow: (view: DeliveryView) => void;
  readonly onPrint: (kind: PaperKind) => void;
}) {
  const { view, today, list, onShow, onPrint } = props;
  const farmNow = useFarmNow();
  return (
    <PageHeader
      title="Deliveries"
      actions={
        <>
          <DeliveryDayBar day={view.day} today={today} onDay={(day) => onShow({ ...view, day })} />
          <Segments
            aria-label="Order of the list"
            data={ORDERS_OF_VIEW}
            value={view.by}
            onChange={(by) => onShow({ ...view, by })}
          />
          {list.orders.length > 0 && (
            <>
              <WholeDay list={list} />
              <RowMenu label="Paper of this day" items={moreItems(onPrint)} />
              <CsvButton
                fileName={`deliveries-${view.day}.csv`}
                rows={() => [DELIVERY_HEADS, ...deliveryRows(farmNow(), view.day, view.day)]}
              />
            </>
          )}
        </>
      }
    />
  );
}

function WholeDay({ list }: { readonly list: PackList }) {
  const mark = useMarkDeliveries();
  const { orders } = list;
  return (
    <>
      <Button
        variant="default"
        disabled={orders.every(({ state }) => state !== 'TO_DELIVER')}
        onClick={() => mark.all(orders, 'PACKED')}
      >
        All packed
      </Button>
      <Button
        disabled={orders.every(({ state }) => state === 'DELIVERED')}
        onClick={() => mark.all(orders, 'DELIVERED')}
      >
        All delivered
      </Button>
    </>
  );
}

const SIZE = '1.125rem';

function moreItems(onPrint: (kind: PaperKind) => void): readonly RowMenuItem[] {
  return [
    {
      label: 'Print pack list',
      icon: <IconPrinter size={SIZE} />,
      onClick: () => onPrint('pack'),
    },
    {
      label: 'Print delivery notes',
      icon: <IconPrinter size={SIZE} />,
      onClick: () => onPrint('notes'),
    },
  ];
}
