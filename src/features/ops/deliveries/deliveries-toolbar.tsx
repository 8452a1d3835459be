import { inFarmUnits, toCsv, downloadText } from '#ui/csv/csv.ts';
import {
  IconDownload,
  IconListDetails,
  IconPrinter,
  IconReceipt,
  IconTags,
} from '@tabler/icons-react';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { useFarm, useFarmNow } from '#state/react/use-farm.ts';
import { selectIsBilling } from '#state/selectors/sales/is-billing.ts';
import { routePaths } from '#ui/route-paths.ts';
import { useNavigate } from 'react-router';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { DELIVERY_HEADS, deliveryRows } from '#domain/deliveries/delivery-rows.ts';
import type { PackList } from '#domain/deliveries/pack-list.ts';
import { Segments } from '#ui/fields/segments.tsx';
import { PageHeader } from '#ui/page/page-parts.tsx';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import type { RowMenuItem } from '#ui/tables/menu-items.tsx';
import { RowMenu } from '#ui/tables/row-menu.tsx';
import { DeliveryDayBar } from './delivery-day-bar.tsx';
import type { DeliveryView } from './delivery-view.ts';
import classes from './deliveries.module.css';
import { useMarkDeliveries } from './use-mark-deliveries.ts';
import { Button } from '#ui/kit/plain-parts.tsx';

/** What of a day can be put on paper. */
export type PaperKind = 'pack' | 'notes';

const SIZE = '1.125rem';

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
  const billing = useBillingItem();
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
          {props.list.orders.length > 0 && (
            <WholeDay {...props} isPhone={isPhone} billing={billing} />
          )}
          {props.list.orders.length === 0 && !isDayOnly && (
            <RowMenu label="Export and bill" items={[rangeFile(props.onRangeFile), ...billing]} />
          )}
        </>
      }
    />
  );
}

function WholeDay(
  props: ToolbarProps & {
    readonly isPhone: boolean;
    readonly billing: readonly RowMenuItem[];
  },
) {
  const { view, isPhone, onShow, onPrint, onRangeFile, onLabels } = props;
  const { orders } = props.list;
  const mark = useMarkDeliveries();
  const farmNow = useFarmNow();
  const isDayOnly = useIsDayOnly();
  const downloadDay = () => {
    const rows = deliveryRows(farmNow(), view.day, view.day);
    downloadText(`deliveries-${view.day}.csv`, toCsv(inFarmUnits([DELIVERY_HEADS, ...rows])));
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
          ...props.billing,
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
  return [{ label: 'CSV of this day', icon, onClick: onDay }, rangeFile(onRange)];
}

function rangeFile(onClick: () => void): RowMenuItem {
  return { label: 'CSV of a range…', icon: <IconDownload size={SIZE} />, onClick };
}

/** The way to invoices, until they have a tab of their own. */
function useBillingItem(): readonly RowMenuItem[] {
  const isBilling = useFarm(selectIsBilling);
  const isDayOnly = useIsDayOnly();
  const navigate = useNavigate();
  if (isBilling || isDayOnly) return [];
  const onClick = () => void navigate(routePaths.invoices);
  return [{ label: 'Bill deliveries…', icon: <IconReceipt size={SIZE} />, onClick }];
}
