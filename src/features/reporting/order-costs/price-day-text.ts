import { formatDay } from '#ui/format.ts';
import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import type { OrderCost } from '#domain/costing/order-cost.ts';
import { instantDay } from '#ui/instant-label.ts';

/** Said where costs of days that are over are shown: nothing keeps what a bag cost back then. */
export const TODAYS_PRICES = 'All costs use today’s prices, including past deliveries.';

/** The same of one delivery, with the seed that has come in since at another price. */
export function priceDayText(
  { dateISO, event }: Pick<OrderCost, 'dateISO' | 'event'>,
  seedsInventory: readonly SeedTransaction[],
): string {
  const since = event.varieties.flatMap(({ varietyId, name }) => {
    const days = seedsInventory
      .filter((booking) => booking.varietyId === varietyId && booking.pounds > 0 && !booking.meta)
      .flatMap(({ atISO }) => instantDay(atISO) ?? [])
      .filter((day) => day > dateISO);
    const last = days.reduce((newest, day) => (day > newest ? day : newest), '');
    return last === '' ? [] : [`${name} from ${formatDay(last)}`];
  });
  return since.length === 0 ? TODAYS_PRICES : `${TODAYS_PRICES} Newer seed: ${since.join(', ')}.`;
}
