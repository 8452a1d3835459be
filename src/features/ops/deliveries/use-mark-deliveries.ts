import type { DeliveryStatus } from '#domain/orders/delivery.ts';
import type { PackedOrder } from '#domain/deliveries/pack-list.ts';
import { usePerform, useToday, useUndoLast } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { formatCount, formatDay } from '#ui/format.ts';
import { toast } from '#ui/toasts/toast.ts';

/** Ticks deliveries: one of them, or those of a whole day. Each is one step to take back. */
export function useMarkDeliveries() {
  const perform = usePerform();
  const undoLast = useUndoLast();
  const today = useToday();
  const confirm = useConfirm();
  const mark = (
    marked: readonly PackedOrder[],
    status: DeliveryStatus | null,
    words: string,
  ): void => {
    const deliveries = marked.map(({ order, dateISO }) => ({ orderId: order.id, dateISO }));
    perform({ type: 'MARK_DELIVERIES', payload: { deliveries, status } });
    toast.success(words, { undo: undoLast(), slot: 'deliveries' });
  };
  return {
    /** Labels of these were printed: what is not packed yet is packed now. */
    labeled: (orders: readonly PackedOrder[]) => {
      const open = orders.filter(({ state }) => state === 'TO_DELIVER');
      if (open.length === 0) return;
      const deliveries = open.map(({ order, dateISO }) => ({ orderId: order.id, dateISO }));
      perform({ type: 'MARK_DELIVERIES', payload: { deliveries, status: 'PACKED', labels: true } });
      toast.success(`${formatCount(open.length, 'delivery', 'deliveries')} packed`, {
        undo: undoLast(),
        slot: 'deliveries',
      });
    },
    /** Packed, or back to be packed. */
    packed: (one: PackedOrder) => {
      const isDone = one.state === 'PACKED';
      mark(
        [one],
        isDone ? null : 'PACKED',
        `${one.customer} ${isDone ? 'marked not packed' : 'packed'}`,
      );
    },
    /** Delivered, or back to packed. */
    delivered: (one: PackedOrder) => {
      const isDone = one.state === 'DELIVERED';
      const words = isDone ? 'marked not delivered' : 'delivered';
      mark([one], isDone ? 'PACKED' : 'DELIVERED', `${one.customer} ${words}`);
    },
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
      mark(open, status, `${count} for ${formatDay(first.dayISO)} ${done}`);
    },
  };
}
