import {
  IconDownload,
  IconListDetails,
  IconPrinter,
  IconReceipt,
  IconTags,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { DELIVERY_HEADS, deliveryRows } from '#domain/deliveries/delivery-rows.ts';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { useFarm, useFarmNow } from '#state/react/use-farm.ts';
import { selectIsBilling } from '#state/selectors/sales/is-billing.ts';
import { inFarmUnits, toCsv, downloadText } from '#ui/csv/csv.ts';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import { routePaths } from '#ui/route-paths.ts';
import { RowMenu } from '#ui/tables/row-menu.tsx';
import type { PaperKind } from './day-papers.tsx';
import type { DeliveryView } from './delivery-view.ts';
import { scopeOfDay, type LabelScope } from './lots/label-scope.ts';

const SIZE = '1.125rem';

/** By what the deliveries of a day are listed. */
export const ORDERS_OF_VIEW = [
  { value: 'customer', label: 'By customer' },
  { value: 'product', label: 'By product' },
] as const;

/** The day on the screen, and what its menu does to it. */
export interface DeliveryDayMenuProps {
  readonly view: DeliveryView;
  readonly orders: LabelScope['orders'];
  readonly onShow: (view: DeliveryView) => void;
  readonly onPrint: (kind: PaperKind) => void;
  readonly onRangeFile: () => void;
  readonly onLabels: (scope: LabelScope) => void;
}

/** Papers, files and bills of a day. Nothing for a helper where nobody gets anything. */
export function DeliveryDayMenu(props: DeliveryDayMenuProps) {
  const isDayOnly = useIsDayOnly();
  const isPhone = useIsPhone();
  const work = useWorkOfDay(props);
  const icon = <IconDownload size={SIZE} />;
  const rangeFile = { label: 'CSV of a range…', icon, onClick: props.onRangeFile };
  if (props.orders.length === 0) {
    if (isDayOnly) return null;
    return <RowMenu label="Export and bill" items={[rangeFile, ...work.bills]} />;
  }
  return (
    <RowMenu
      label={isPhone ? 'Group, print and export' : 'Print and export'}
      items={[
        ...(isPhone ? [work.otherOrder] : []),
        ...work.papers,
        // The files tell prices and amounts.
        ...(isDayOnly ? [] : [work.dayFile, rangeFile]),
        ...work.bills,
      ]}
    />
  );
}

/** What can be done with a day, as lines of a menu. */
function useWorkOfDay({ view, orders, onShow, onPrint, onLabels }: DeliveryDayMenuProps) {
  const farmNow = useFarmNow();
  const [customer, product] = ORDERS_OF_VIEW;
  const other = view.by === 'customer' ? product : customer;
  const printer = <IconPrinter size={SIZE} />;
  return {
    /** The same list in the other order. */
    otherOrder: {
      label: other.label,
      icon: <IconListDetails size={SIZE} />,
      onClick: () => onShow({ ...view, by: other.value }),
    },
    papers: [
      { label: 'Print pack list', icon: printer, onClick: () => onPrint('pack') },
      { label: 'Print delivery receipts', icon: printer, onClick: () => onPrint('notes') },
      {
        label: 'Labels…',
        icon: <IconTags size={SIZE} />,
        onClick: () => onLabels(scopeOfDay(view.day, orders)),
      },
    ],
    dayFile: {
      label: 'CSV of this day',
      icon: <IconDownload size={SIZE} />,
      onClick: () => {
        const rows = deliveryRows(farmNow(), view.day, view.day);
        downloadText(`deliveries-${view.day}.csv`, toCsv(inFarmUnits([DELIVERY_HEADS, ...rows])));
      },
    },
    bills: useBillingItems(),
  };
}

/** The way to invoices, until they have a tab of their own. */
function useBillingItems() {
  const isBilling = useFarm(selectIsBilling);
  const isDayOnly = useIsDayOnly();
  const navigate = useNavigate();
  if (isBilling || isDayOnly) return [];
  const onClick = () => void navigate(routePaths.invoices);
  return [{ label: 'Bill deliveries…', icon: <IconReceipt size={SIZE} />, onClick }];
}
