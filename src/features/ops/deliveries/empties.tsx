import { traySizeOf } from '#domain/catalog/tray-size.ts';
import type { PackedOrder } from '#domain/deliveries/pack-list.ts';
import type { TraysOut } from '#domain/deliveries/trays-out.ts';
import { deliveryOf, traysOf, type Delivery } from '#domain/orders/delivery.ts';
import { usePerform, useFarm } from '#state/react/use-farm.ts';
import { selectTraysOut } from '#state/selectors/tray-sizes.ts';
import { CountField } from '#ui/fields/count-field.tsx';
import { formatTrays } from '#ui/format.ts';
import { toast } from '#ui/toasts/toast.ts';
import classes from './deliveries.module.css';

/** Empties that the customer gives back, by size. Nothing while the customer has no trays and gave none back here. */
export function Empties({ packed }: { readonly packed: PackedOrder }) {
  const { order, dateISO, customerKey } = packed;
  const deliveries = useFarm((farm) => farm.deliveries);
  const record = deliveryOf(deliveries, order.id, dateISO);
  const out = useFarm(selectTraysOut).filter(({ key }) => key === customerKey);
  const given = (record?.trays ?? []).filter(({ back }) => back > 0);
  const sizeIds = new Set([...out, ...given].map(({ sizeId }) => sizeId));
  return sizeIds.size === 0 ? null : (
    <div className={classes.empties}>
      {[...sizeIds].map((sizeId) => (
        <EmptiesOfSize
          key={sizeId}
          packed={packed}
          sizeId={sizeId}
          record={record}
          out={out.find((one) => one.sizeId === sizeId)}
        />
      ))}
    </div>
  );
}

function EmptiesOfSize(props: {
  readonly packed: PackedOrder;
  readonly sizeId: string;
  readonly record: Delivery | undefined;
  readonly out: TraysOut | undefined;
}) {
  const { sizeId, out } = props;
  const catalog = useFarm((farm) => farm.catalog);
  const perform = usePerform();
  const { order, dateISO } = props.packed;
  // Without a record of its own, the customer's newest delivery takes them.
  const taker = props.record ?? out?.newest;
  const outNow = out?.count ?? 0;
  const back = (taker && traysOf(taker, sizeId)?.back) ?? 0;
  const book = (count: number | null) => {
    if (count === null || count === back) return;
    const payload = { orderId: order.id, dateISO, sizeId, count: count - back };
    toast.attempt(() => perform({ type: 'BOOK_TRAYS_BACK', payload }));
  };
  return (
    <CountField
      label={`Empties ${traySizeOf(catalog, { traySizeId: sizeId }).name}`}
      description={`${formatTrays(outNow)} out`}
      value={back}
      max={back + outNow}
      countsWhenLeft
      onChange={book}
    />
  );
}
