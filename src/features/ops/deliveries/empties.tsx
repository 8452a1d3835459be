import { traySizeOf } from '#domain/catalog/tray-size.ts';
import type { PackedOrder } from '#domain/deliveries/pack-list.ts';
import type { TraysOut } from '#domain/deliveries/trays-out.ts';
import { deliveryId, traysOf } from '#domain/orders/delivery.ts';
import { recordById } from '#domain/records/change-records.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { usePerform, useFarm } from '#state/react/use-farm.ts';
import { selectTraysOut } from '#state/selectors/tray-sizes.ts';
import { CountField } from '#ui/fields/count-field.tsx';
import { formatTrays } from '#ui/format.ts';
import { toast } from '#ui/toasts/toast.ts';
import classes from './deliveries.module.css';

const selectCatalog = (farm: FarmDocument) => farm.catalog;
const selectDeliveries = (farm: FarmDocument) => farm.deliveries;

/** Empties that the customer gives back, by size. Nothing while the customer has no trays. */
export function Empties({ packed }: { readonly packed: PackedOrder }) {
  const out = useFarm(selectTraysOut);
  const own = out.filter(({ key }) => key === packed.customerKey);
  return own.length === 0 ? null : (
    <div className={classes.empties}>
      {own.map((one) => (
        <EmptiesOfSize key={one.sizeId} packed={packed} out={one} />
      ))}
    </div>
  );
}

function EmptiesOfSize(props: { readonly packed: PackedOrder; readonly out: TraysOut }) {
  const { packed, out } = props;
  const { sizeId, newest } = out;
  const catalog = useFarm(selectCatalog);
  const deliveries = useFarm(selectDeliveries) ?? [];
  const perform = usePerform();
  const { order, dateISO } = packed;
  // Without a record of its own, the customer's newest delivery takes them.
  const taker = recordById(deliveries, deliveryId(order.id, dateISO)) ?? newest;
  const back = traysOf(taker, sizeId)?.back ?? 0;
  const book = (count: number | null) => {
    if (count === null || count === back) return;
    try {
      perform({
        type: 'BOOK_TRAYS_BACK',
        payload: { orderId: order.id, dateISO, sizeId, count: count - back },
      });
    } catch (error) {
      toast.failed(error);
    }
  };
  return (
    <CountField
      label={`Empties ${traySizeOf(catalog, { traySizeId: sizeId }).name}`}
      description={`${formatTrays(out.count)} out`}
      value={back}
      max={back + out.count}
      onChange={book}
    />
  );
}
