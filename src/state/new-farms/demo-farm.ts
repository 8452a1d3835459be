import {
  type IsoDate,
  type IsoInstant,
  type Millis,
  addDays,
  weekdayOf,
  SATURDAY,
} from '#domain/calendar/iso-date.ts';
import { DEFAULT_MIX_BLEND } from '#domain/catalog/products/mix-blend.ts';
import type { MixProduct } from '#domain/catalog/products/product.ts';
import { singleProductId, singleProductOf } from '#domain/catalog/products/single-product.ts';
import type { RecurringOrder } from '#domain/orders/order.ts';
import { filterRecords } from '#domain/records/change-records.ts';
import { demoVarieties } from './demo-varieties.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { freshFarm, freshTrayStatus } from '../document/fresh-farm.ts';

export const MARKET_MIX_ID = 'mix_market-mix';

type DemoFarm = Pick<FarmDocument, 'varieties' | 'products' | 'recurring'>;

/**
 * A small farm to look around in: five crops, a mix of all five, a Saturday market and a
 * restaurant.
 *
 * Its orders begin when seed sown from today on is ready, so that nothing is late on the first day.
 */
export function demoFarm(today: IsoDate, now: Millis): DemoFarm {
  const createdAt = new Date(now).toISOString();
  const varieties = demoVarieties(now);
  const singles = varieties.map((variety) => singleProductOf(variety, createdAt));
  const longest = Math.max(...varieties.map((variety) => variety.daysToHarvest));
  return {
    varieties,
    products: [...singles, marketMix(createdAt)],
    recurring: [saturdayMarket(addDays(today, longest + 1)), restaurant(addDays(today, 10))],
  };
}

/** The most of what yields most. */
const BLEND_ORDER = ['sunflower', 'pea-shoots', 'radish', 'broccoli', 'kale'];

function marketMix(createdAt: IsoInstant): MixProduct {
  return {
    id: MARKET_MIX_ID,
    type: 'mix',
    name: 'Market Mix',
    createdAt,
    components: BLEND_ORDER.map((varietyId, at) => ({
      varietyId,
      percent: DEFAULT_MIX_BLEND[at] ?? 0,
    })),
    packageSizeOz: 2,
  };
}

/** Every Saturday from the first one on or after a day. */
export function saturdayMarket(from: IsoDate): RecurringOrder {
  const startDate = addDays(from, (SATURDAY - weekdayOf(from) + 7) % 7);
  const stand = weekly(
    'saturday-market',
    'Saturday market',
    'Riverside Farmers Market',
    startDate,
    [
      ['sunflower', 8],
      ['pea-shoots', 10],
      ['radish', 8],
      ['broccoli', 5],
      ['kale', 4],
    ],
  );
  const mix = { productId: MARKET_MIX_ID, count: 20 };
  return { ...stand, orderCategory: 'FARMERS_MARKET', items: [mix, ...stand.items] };
}

/** Every week on one working day, the first on or after a day. */
function restaurant(from: IsoDate): RecurringOrder {
  const startDate = [0, 1, 2].map((days) => addDays(from, days)).find(isWorkingDay) ?? from;
  return weekly('restaurant', 'Bistro delivery', 'Corner Bistro', startDate, [
    ['radish', 6],
    ['broccoli', 6],
  ]);
}

/** Every week on the weekday of its first day, so many packages of each variety. */
export function weekly(
  id: string,
  name: string,
  customer: string,
  startDate: IsoDate,
  items: readonly (readonly [varietyId: string, count: number])[],
): RecurringOrder {
  return {
    id: `rec_demo-${id}`,
    name,
    customer,
    startDate,
    frequency: 'WEEKLY',
    weekday: weekdayOf(startDate),
    orderCategory: 'RESTAURANT',
    items: items.map(([varietyId, count]) => ({ productId: singleProductId(varietyId), count })),
  };
}

function isWorkingDay(day: IsoDate): boolean {
  return weekdayOf(day) >= 1 && weekdayOf(day) <= 5;
}

/** A farm with the demo in it: orders, one-time orders, racks, catalog and logs stay; all trays are clean and the buffers usual. */
export function withDemo(document: FarmDocument, today: IsoDate, now: Millis): FarmDocument {
  const { batchSettings, capacity } = freshFarm();
  const { trayInventory } = capacity;
  return {
    ...document,
    ...demoFarm(today, now),
    tasks: filterRecords(document.tasks, (task) => task.special !== 'TRAY_SCRUB' || task.done),
    batchSettings,
    trayStatus: freshTrayStatus(),
    capacity: { ...document.capacity, trayInventory },
  };
}
