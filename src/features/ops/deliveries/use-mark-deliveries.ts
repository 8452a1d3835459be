import type { DeliveryStatus } from '#domain/orders/delivery.ts';
import type { PackedOrder } from '#domain/deliveries/pack-list.ts';
import { useCarryOut, useToday } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { formatCount, formatDay } from '#ui/format.ts';

/** Ticks deliveries: one of them, or those of a whole day. Each is one step to take back. */
export function useMarkDeliveries() {
  const carryOut = useCarryOut();
  const today = useToday();
  const confirm = useConfirm();
  const mark = (
    marked: readonly PackedOrder[],
    words: string,
    as: { readonly status: DeliveryStatus | null; readonly labels?: true },
  ): void => {
    const deliveries = marked.map(({ order, dateISO }) => ({ orderId: order.id, dateISO }));
    const action = { type: 'MARK_DELIVERIES', payload: { deliveries, ...as } } as const;
    carryOut(action, words);
  };
  /** Sets one so far, or back to what it was before. */
  const turn = (one: PackedOrder, status: DeliveryStatus, before: DeliveryStatus | null) => {
    const isDone = one.state === status;
    const words = `${isDone ? 'marked not ' : ''}${status.toLowerCase()}`;
    mark([one], `${one.customer} ${words}`, { status: isDone ? before : status });
  };
  return {
    /** Labels of these were printed: what is not packed yet is packed now. */
    labeled: (orders: readonly PackedOrder[]) => {
      const open = orders.filter(({ state }) => state === 'TO_DELIVER');
      if (open.length === 0) return;
      const words = `${formatCount(open.length, 'delivery', 'deliveries')} packed`;
      mark(open, words, { status: 'PACKED', labels: true });
    },
    packed: (one: PackedOrder) => turn(one, 'PACKED', null),
    delivered: (one: PackedOrder) => turn(one, 'DELIVERED', 'PACKED'),
    /** All of a day that is not so far yet. It is asked whether a day to come is delivered. */
    all: async (orders: readonly PackedOrder[], status: DeliveryStatus): Promise<void> => {
      const open = orders.filter(({ state }) =>
        status === 'PACKED' ? state === 'TO_DELIVER' : state !== 'DELIVERED',
      );
      const [first] = open;
      if (first === undefined) return;
      const done = status === 'PACKED' ? 'packed' : 'delivered';
      const count = formatCount(open.length, 'order');
      const question = `Mark ${count} for ${formatDay(first.dayISO)} delivered on ${formatDay(today)}?`;
      const isEarly = status === 'DELIVERED' && first.dayISO > today;
      if (isEarly && !(await confirm(question))) return;
      mark(open, `${count} for ${formatDay(first.dayISO)} ${done}`, { status });
    },
  };
}
