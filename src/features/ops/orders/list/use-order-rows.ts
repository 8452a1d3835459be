import { useMemo } from 'react';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { type OrderRow, orderRows } from './order-rows.ts';

const selectOrders = (farm: FarmDocument) => farm.orders;
const selectRecurring = (farm: FarmDocument) => farm.recurring;
const selectSingle = (farm: FarmDocument) => farm.single;
const selectChanges = (farm: FarmDocument) => farm.deliveryChanges;

/** The orders of all three lists as rows, made again only when one of them or the day changes. */
export function useOrderRows(): readonly OrderRow[] {
  const orders = useFarm(selectOrders);
  const recurring = useFarm(selectRecurring);
  const single = useFarm(selectSingle);
  const deliveryChanges = useFarm(selectChanges);
  const today = useToday();
  return useMemo(
    () => orderRows({ orders, recurring, single, deliveryChanges }, today),
    [orders, recurring, single, deliveryChanges, today],
  );
}
