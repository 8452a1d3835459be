import { type FarmDocument, sameValue } from '../document/farm-document.ts';
import { freshFarm } from '../document/fresh-farm.ts';

/** A setup step still to do before a day can be planned. */
export type FirstRunStep = 'crops' | 'trays' | 'order';

const { racks, trayInventory } = freshFarm().capacity;

/** The next thing a new farm needs: crops, then trays and racks, then an order. Null for a farm at work. */
export function selectFirstRunStep(farm: FarmDocument): FirstRunStep | null {
  if (farm.orders.length + farm.recurring.length + farm.single.length > 0) return null;
  if (farm.tasks.length > 0) return null;
  if (farm.varieties.length === 0) return 'crops';
  const { capacity } = farm;
  const isUntold =
    sameValue(capacity.trayInventory, trayInventory) && sameValue(capacity.racks, racks);
  return isUntold ? 'trays' : 'order';
}
