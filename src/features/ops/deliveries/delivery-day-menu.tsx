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
import { formatDay } from '#ui/format.ts';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import { routePaths } from '#ui/route-paths.ts';
import { largeMenuItem } from '#ui/tables/menu-items.tsx';
import { RowMenu } from '#ui/tables/row-menu.tsx';
import type { DeliveryView } from './delivery-view.ts';
import type { LabelScope } from './lots/pack-labels-dialog.tsx';

/** By what the deliveries of a day are listed. */
export const ORDERS_OF_VIEW = { customer: 'By customer', product: 'By product' } as const;

/** The day on the screen, and what its menu does to it. */
export interface DeliveryDayMenuProps {
  readonly view: DeliveryView;
  readonly orders: LabelScope['orders'];
  readonly onShow: (view: DeliveryView) => void;
  readonly onPrint: (kind: 'pack' | 'notes') => void;
  readonly onRangeFile: () => void;
  readonly onLabels: (scope: LabelScope) => void;
}

/** Papers, files and bills of a day. Nothing for a helper where nobody gets anything. */
export function DeliveryDayMenu(props: DeliveryDayMenuProps) {
  const { view, orders, onShow, onPrint, onLabels } = props;
  const { day } = view;
  const isDayOnly = useIsDayOnly();
  const isPhone = useIsPhone();
  const farmNow = useFarmNow();
  const bills = useBillingItems();
  const rangeFile = largeMenuItem('CSV of a range…', IconDownload, props.onRangeFile);
  if (orders.length === 0) {
    if (isDayOnly) return null;
    return <RowMenu label="Export and bill" items={[rangeFile, ...bills]} />;
  }
  const by = view.by === 'customer' ? 'product' : 'customer';
  const regroup = () => onShow({ ...view, by });
  const dayFile = largeMenuItem('CSV of this day', IconDownload, () =>
    downloadTable(`deliveries-${day}.csv`, [DELIVERY_HEADS, ...deliveryRows(farmNow(), day, day)]),
  );
  const label = () => onLabels({ day, name: formatDay(day), orders });
  return (
    <RowMenu
      label={isPhone ? 'Group, print and export' : 'Print and export'}
      items={[
        ...(isPhone ? [largeMenuItem(ORDERS_OF_VIEW[by], IconListDetails, regroup)] : []),
        largeMenuItem('Print pack list', IconPrinter, () => onPrint('pack')),
        largeMenuItem('Print delivery receipts', IconPrinter, () => onPrint('notes')),
        largeMenuItem('Labels…', IconTags, label),
        // The files tell prices and amounts.
        ...(isDayOnly ? [] : [dayFile, rangeFile]),
        ...bills,
      ]}
    />
  );
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
