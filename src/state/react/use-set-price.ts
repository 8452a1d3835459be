import { priceFromToday, type TypedPrice } from '#domain/prices/price-from-today.ts';
import { recordById } from '#domain/records/change-records.ts';
import { useFarmNow, usePerform, useToday, useUndoLast } from './use-farm.ts';

/** Sets a price from today on, the first one of a thing for all days, as one step that can be undone. */
export function useSetPrice() {
  const farmNow = useFarmNow();
  const today = useToday();
  const perform = usePerform();
  const undoLast = useUndoLast();
  return (typed: TypedPrice) => {
    const { prices = [], products } = farmNow();
    const price = priceFromToday(typed, prices, (id) => recordById(products, id), today);
    perform({ type: 'SET_PRICE', payload: price });
    return { from: price.from, undo: undoLast() };
  };
}
