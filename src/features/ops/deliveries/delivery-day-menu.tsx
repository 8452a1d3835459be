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
import { downloadTable } from '#ui/csv/csv.ts';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import { routePaths } from '#ui/route-paths.ts';
import { largeMenuItem } from '#ui/tables/menu-items.tsx';
import { RowMenu } from '#ui/tables/row-menu.tsx';
import type { PaperKind } from './day-papers.tsx';
import type { DeliveryView } from './delivery-view.ts';
import { scopeOfDay, type LabelScope } from './lots/label-scope.ts';

/** By what the deliveries of a day are listed. */
export const ORDERS_OF_VIEW = { customer: 'By customer', product: 'By product' } as const;

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
  const rangeFile = largeMenuItem('CSV of a range…', IconDownload, props.onRangeFile);
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

function useWorkOfDay({ view, orders, onShow, onPrint, onLabels }: DeliveryDayMenuProps) {
  const farmNow = useFarmNow();
  const other = view.by === 'customer' ? 'product' : 'customer';
  return {
    /** The same list in the other order. */
    otherOrder: largeMenuItem(ORDERS_OF_VIEW[other], IconListDetails, () =>
      onShow({ ...view, by: other }),
    ),
    papers: [
      largeMenuItem('Print pack list', IconPrinter, () => onPrint('pack')),
      largeMenuItem('Print delivery receipts', IconPrinter, () => onPrint('notes')),
      largeMenuItem('Labels…', IconTags, () => onLabels(scopeOfDay(view.day, orders))),
    ],
    dayFile: largeMenuItem('CSV of this day', IconDownload, () => {
      const rows = deliveryRows(farmNow(), view.day, view.day);
      downloadTable(`deliveries-${view.day}.csv`, [DELIVERY_HEADS, ...rows]);
    }),
    bills: useBillingItems(),
  };
}

/** The way to invoices, until they have a tab of their own. */
function useBillingItems() {
  const isBilling = useFarm(selectIsBilling);
  const isDayOnly = useIsDayOnly();
  const navigate = useNavigate();
  if (isBilling || isDayOnly) return [];
  const open = () => void navigate(routePaths.invoices);
  return [largeMenuItem('Bill deliveries…', IconReceipt, open)];
}
