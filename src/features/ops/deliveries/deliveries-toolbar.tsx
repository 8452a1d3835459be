import { IconDownload, IconListDetails, IconPrinter, IconTags } from '@tabler/icons-react';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { useFarmNow } from '#state/react/use-farm.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { DELIVERY_HEADS, deliveryRows } from '#domain/deliveries/delivery-rows.ts';
import type { PackList } from '#domain/deliveries/pack-list.ts';
import { toCsv } from '#ui/csv/csv.ts';
import { downloadText } from '#ui/csv/download-text.ts';
import { Segments } from '#ui/fields/segments.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { useIsPhone } from '#ui/page/use-is-phone.ts';
import type { RowMenuItem } from '#ui/tables/row-menu-item.ts';
import { RowMenu } from '#ui/tables/row-menu.tsx';
import { DeliveryDayBar } from './delivery-day-bar.tsx';
import type { DeliveryView } from './delivery-view.ts';
import classes from './deliveries.module.css';
import { useMarkDeliveries } from './use-mark-deliveries.ts';
import { Button } from '#ui/kit/button.tsx';

/** What of a day can be put on paper. */
export type PaperKind = 'pack' | 'notes';

const SIZE = '1.125rem';

const RANGE_FILE = 'CSV of a range…';

const ORDERS_OF_VIEW = [
  { value: 'customer', label: 'By customer' },
  { value: 'product', label: 'By product' },
] as const;

interface ToolbarProps {
  readonly view: DeliveryView;
  readonly today: IsoDate;
  readonly list: PackList;
  readonly onShow: (view: DeliveryView) => void;
  readonly onPrint: (kind: PaperKind) => void;
  readonly onRangeFile: () => void;
  readonly onLabels: () => void;
}

/** The day, how it is shown, and what is done with the whole of it: on a phone in two rows. */
export function DeliveriesToolbar(props: ToolbarProps) {
  const { view, today, onShow } = props;
  const isDayOnly = useIsDayOnly();
  const isPhone = useIsPhone();
  return (
    <PageHeader
      title="Deliveries"
      actions={
        <>
          <DeliveryDayBar day={view.day} today={today} onDay={(day) => onShow({ ...view, day })} />
          {!isPhone && (
            <Segments
              aria-label="Group by"
              data={ORDERS_OF_VIEW}
              value={view.by}
              onChange={(by) => onShow({ ...view, by })}
            />
          )}
          {props.list.orders.length > 0 && <WholeDay {...props} isPhone={isPhone} />}
          {props.list.orders.length === 0 && !isDayOnly && (
            <Button
              variant="default"
              leftSection={<IconDownload size={SIZE} aria-hidden />}
              onClick={props.onRangeFile}
            >
              {RANGE_FILE}
            </Button>
          )}
        </>
      }
    />
  );
}

function WholeDay(props: ToolbarProps & { readonly isPhone: boolean }) {
  const { view, isPhone, onShow, onPrint, onRangeFile, onLabels } = props;
  const { orders } = props.list;
  const mark = useMarkDeliveries();
  const farmNow = useFarmNow();
  const isDayOnly = useIsDayOnly();
  const downloadDay = () => {
    const rows = deliveryRows(farmNow(), view.day, view.day);
    downloadText(`deliveries-${view.day}.csv`, toCsv([DELIVERY_HEADS, ...rows]));
  };
  return (
    <>
      <Button
        variant="default"
        className={classes.whole}
        disabled={orders.every(({ state }) => state !== 'TO_DELIVER')}
        onClick={() => void mark.all(orders, 'PACKED')}
      >
        All packed
      </Button>
      <Button
        className={classes.whole}
        disabled={orders.every(({ state }) => state === 'DELIVERED')}
        onClick={() => void mark.all(orders, 'DELIVERED')}
      >
        All delivered
      </Button>
      <RowMenu
        label={isPhone ? 'Group, print and export' : 'Print and export'}
        items={[
          ...(isPhone ? [otherOrder(view, onShow)] : []),
          ...papersOfDay(onPrint),
          { label: 'Labels…', icon: <IconTags size={SIZE} />, onClick: onLabels },
          // The files tell prices and amounts.
          ...(isDayOnly ? [] : files(downloadDay, onRangeFile)),
        ]}
      />
    </>
  );
}

/** The same list in the other order. */
function otherOrder(view: DeliveryView, onShow: (view: DeliveryView) => void): RowMenuItem {
  const [customer, product] = ORDERS_OF_VIEW;
  const { value, label } = view.by === 'customer' ? product : customer;
  const icon = <IconListDetails size={SIZE} />;
  return { label, icon, onClick: () => onShow({ ...view, by: value }) };
}

function papersOfDay(onPrint: (kind: PaperKind) => void): readonly RowMenuItem[] {
  const icon = <IconPrinter size={SIZE} />;
  return [
    { label: 'Print pack list', icon, onClick: () => onPrint('pack') },
    { label: 'Print delivery receipts', icon, onClick: () => onPrint('notes') },
  ];
}

function files(onDay: () => void, onRange: () => void): readonly RowMenuItem[] {
  const icon = <IconDownload size={SIZE} />;
  return [
    { label: 'CSV of this day', icon, onClick: onDay },
    { label: RANGE_FILE, icon, onClick: onRange },
  ];
}
