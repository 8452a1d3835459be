import { type IsoDate, addDays, dayNumber } from '#domain/calendar/iso-date.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { Order } from '#domain/orders/order.ts';
import type { HarvestDefaults } from '#domain/settings/settings.ts';
import { harvestDay, harvestRule } from './demand-lines.ts';

/** First day on which an order of these varieties can be delivered if work starts today: the slowest one decides. */
export function firstDeliveryDay(
  varieties: readonly Pick<Variety, 'daysToHarvest'>[],
  order: Order,
  planner: HarvestDefaults,
  today: IsoDate,
): IsoDate {
  const days = Math.max(0, ...varieties.map(({ daysToHarvest }) => Math.floor(daysToHarvest)));
  const ripe = dayNumber(today) + days;
  const rule = harvestRule(order, planner);
  let wait = days + rule.bufferDays;
  while (harvestDay(dayNumber(today) + wait, rule) < ripe) wait += 1;
  return addDays(today, wait);
}
