import { useMemo } from 'react';
import { useFarmNow, useToday } from '#state/react/use-farm.ts';
import { selectOrdersById } from '#state/selectors/sales/orders.ts';
import { nextOneDelivery, type OneDelivery, useSkipDelivery } from './one-delivery.ts';

/** Skips the next delivery of an order, or opens it to be changed. */
export function useNextActions(onChange: (delivery: OneDelivery) => void) {
  const farmNow = useFarmNow();
  const today = useToday();
  const skip = useSkipDelivery();
  return useMemo(() => {
    const withNext =
      (act: (delivery: OneDelivery) => unknown) =>
      ({ id }: { readonly id: string }) => {
        const order = selectOrdersById(farmNow()).get(id);
        const delivery = order === undefined ? null : nextOneDelivery(order, today);
        if (delivery !== null) void act(delivery);
      };
    return { skipNext: withNext(skip), changeNext: withNext(onChange) };
  }, [farmNow, today, skip, onChange]);
}
