import { priceFromToday, type TypedPrice } from '#domain/prices/price-from-today.ts';
import { byId } from '#domain/records/change-records.ts';
import { useCarryOut, useFarmNow, useToday } from './use-farm.ts';

/** Sets the price of a thing from today on, its first one for all days, and says so; false when it could not be done. */
export function useSetPrice() {
  const farmNow = useFarmNow();
  const today = useToday();
  const carryOut = useCarryOut();
  return (typed: TypedPrice, name: string): boolean => {
    const { prices = [], products } = farmNow();
    const price = priceFromToday(typed, prices, byId(products), today);
    const detail = price.from === null ? {} : { detail: 'Applies from today.' };
    return carryOut({ type: 'SET_PRICE', payload: price }, `Price of ${name} set`, detail);
  };
}
