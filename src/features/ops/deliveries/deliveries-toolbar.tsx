import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import { useToday } from '#state/react/use-farm.ts';
import { OpenedFor, useDialogTarget, lazyDialog } from '#ui/dialogs/lazy-dialog.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import { TypedDayField } from '#ui/fields/typed-day-field.tsx';
import { formatLongDay } from '#ui/format.ts';
import { ActionIcon } from '#ui/kit/action-icon.tsx';
import { Button, PlainButton } from '#ui/kit/plain-parts.tsx';
import { PageHeader } from '#ui/page/page-parts.tsx';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import {
  DeliveryDayMenu,
  ORDERS_OF_VIEW,
  type DeliveryDayMenuProps,
} from './delivery-day-menu.tsx';
import classes from './deliveries.module.css';
import { useMarkDeliveries } from './use-mark-deliveries.ts';

const RangeFileDialog = lazyDialog(
  async () => (await import('./range-file-dialog.tsx')).RangeFileDialog,
);

export function DeliveriesToolbar(props: Omit<DeliveryDayMenuProps, 'onRangeFile'>) {
  const { view, orders, onShow } = props;
  const isPhone = useIsPhone();
  const asking = useDialogTarget<IsoDate>();
  return (
    <>
      <PageHeader
        title="Deliveries"
        actions={
          <>
            <DayBar day={view.day} onDay={(day) => onShow({ ...view, day })} />
            {!isPhone && (
              <Segments
                aria-label="Group by"
                data={ORDERS_OF_VIEW}
                value={view.by}
                onChange={(by) => onShow({ ...view, by })}
              />
            )}
            {orders.length > 0 && <MarkAll orders={orders} />}
            <DeliveryDayMenu {...props} onRangeFile={() => asking.open(view.day)} />
          </>
        }
      />
      <p className={`${classes.day} no-print`}>{formatLongDay(view.day)}</p>
      <OpenedFor dialog={asking}>
        {(shown, day) => <RangeFileDialog {...shown} day={day} />}
      </OpenedFor>
    </>
  );
}

function MarkAll({ orders }: Pick<DeliveryDayMenuProps, 'orders'>) {
  const mark = useMarkDeliveries();
  return (
    <>
      <PlainButton
        className={classes.whole}
        disabled={orders.every(({ state }) => state !== 'TO_DELIVER')}
        onClick={() => void mark.all(orders, 'PACKED')}
      >
        All packed
      </PlainButton>
      <Button
        className={classes.whole}
        disabled={orders.every(({ state }) => state === 'DELIVERED')}
        onClick={() => void mark.all(orders, 'DELIVERED')}
      >
        All delivered
      </Button>
    </>
  );
}

function DayBar(props: { readonly day: IsoDate; readonly onDay: (day: IsoDate) => void }) {
  const { day, onDay } = props;
  const today = useToday();
  return (
    <div className={classes.dayBar}>
      <ActionIcon
        variant="default"
        aria-label="Previous day"
        onClick={() => onDay(addDays(day, -1))}
      >
        <IconChevronLeft size="1.125rem" />
      </ActionIcon>
      <TypedDayField className={classes.dayField} aria-label="Day" value={day} onChange={onDay} />
      <ActionIcon variant="default" aria-label="Next day" onClick={() => onDay(addDays(day, 1))}>
        <IconChevronRight size="1.125rem" />
      </ActionIcon>
      <PlainButton disabled={day === today} onClick={() => onDay(today)}>
        Today
      </PlainButton>
    </div>
  );
}
