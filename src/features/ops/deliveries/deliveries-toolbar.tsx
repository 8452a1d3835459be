import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useIsDayOnly } from '#state/react/use-is-day-only.ts';
import { useFarmNow } from '#state/react/use-farm.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { DELIVERY_HEADS, deliveryRows } from '#domain/deliveries/delivery-rows.ts';
import type { PackList } from '#domain/deliveries/pack-list.ts';
import { toCsv } from '#ui/csv/csv.ts';
import { downloadText } from '#ui/csv/download-text.ts';
import { Segments } from '#ui/fields/segments.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import type { RowMenuItem } from '#ui/tables/row-menu-item.ts';
import { RowMenu } from '#ui/tables/row-menu.tsx';
import { DeliveryDayBar } from './delivery-day-bar.tsx';
import type { DeliveryView } from './delivery-view.ts';
import { useMarkDeliveries } from './use-mark-deliveries.ts';
import { Button } from '#ui/kit/button.tsx';

/** What of a day can be put on paper. */
export type PaperKind = 'pack' | 'notes';

const SIZE = '1.125rem';

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
  readonly onRangeFile: () => void;
}) {
  const { view, today, list, onShow, onPrint, onRangeFile } = props;
  const farmNow = useFarmNow();
  const isDayOnly = useIsDayOnly();
  const hasOrders = list.orders.length > 0;
  const downloadDay = () => {
    const rows = deliveryRows(farmNow(), view.day, view.day);
    downloadText(`deliveries-${view.day}.csv`, toCsv([DELIVERY_HEADS, ...rows]));
  };
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
          {hasOrders && <WholeDay list={list} />}
          {(hasOrders || !isDayOnly) && (
            <RowMenu
              label="Paper and files"
              items={[
                ...(hasOrders ? papersOfDay(onPrint) : []),
                // The files tell prices and amounts.
                ...(isDayOnly ? [] : files(hasOrders ? downloadDay : null, onRangeFile)),
              ]}
            />
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

function papersOfDay(onPrint: (kind: PaperKind) => void): readonly RowMenuItem[] {
  const icon = <IconPrinter size={SIZE} />;
  return [
    { label: 'Print pack list', icon, onClick: () => onPrint('pack') },
    { label: 'Print delivery notes', icon, onClick: () => onPrint('notes') },
  ];
}

function files(onDay: (() => void) | null, onRange: () => void): readonly RowMenuItem[] {
  const icon = <IconDownload size={SIZE} />;
  return [
    ...(onDay === null ? [] : [{ label: 'CSV of this day', icon, onClick: onDay }]),
    { label: 'CSV of a range…', icon, onClick: onRange },
  ];
}
