import { readDayOption, UsageError, type Command, rowsOrNone } from '../command.ts';
import { dateLabel } from '#domain/calendar/day-label.ts';
import { addDays, dayNumber, isoDate } from '#domain/calendar/iso-date.ts';
import { lineSizeLabel, wordsOfLine } from '#domain/deliveries/line-text.ts';
import { farmEvents, type FarmEvent } from '#domain/orders/farm-events.ts';
import {
  packageSizeOz,
  soldThingOf,
  itemQuantity,
  type Assortment,
} from '#domain/orders/item-ounces.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { assortmentOf, harvestDay, harvestRule } from '#domain/demand/demand-lines.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { figure } from '../reports/report.ts';

/** Days after today that are looked at unless others are named. */
const DAYS_AHEAD = 13;

export const events: Command = {
  summary: 'the deliveries of some days, with what they have',
  options: ['from', 'to'],
  answer({ farm, today, options }) {
    const from = readDayOption('from', options['from']) ?? today;
    const to = readDayOption('to', options['to']) ?? addDays(today, DAYS_AHEAD);
    if (from > to) throw new UsageError(`--from ${from} is after --to ${to}.`);
    const found = farmEvents(farm, from, to);
    const assortment = assortmentOf(farm);
    return {
      json: found.map((event) => eventKeys(event, farm, assortment)),
      lines: describe(found, assortment),
    };
  },
};

function eventKeys(
  { order, dateISO, dayISO, change }: FarmEvent,
  { settings }: FarmDocument,
  things: Assortment,
) {
  const asItIs = order.sent === undefined ? order : order.sent.order;
  const rule = asItIs && harvestRule(asItIs, settings.planner);
  const harvestISO = rule && isoDate(harvestDay(dayNumber(dayISO), rule));
  const items = order.items.map((item) => itemKeys(item, things));
  return { orderId: order.id, dateISO, dayISO, harvestISO, change, items };
}

function itemKeys(item: OrderItem, things: Assortment) {
  const target =
    item.productId === undefined ? { varietyId: item.varietyId } : { productId: item.productId };
  const named = { itemId: item.id, ...target, mode: item.mode };
  if (item.mode === 'BULK') return { ...named, weight: item.weight, unit: item.unit };
  return { ...named, packageOz: packageSizeOz(item, soldThingOf(item, things)), count: item.count };
}

function describe(found: readonly FarmEvent[], things: Assortment): string[] {
  const rows = found.map(({ order, dayISO, dateISO, change }) => [
    dateLabel(dayISO),
    order.name,
    order.items.map((item) => itemText(item, things)).join(', '),
    change === '' || change === 'CHANGED' ? change : `${change} from ${dateLabel(dateISO)}`,
  ]);
  return rowsOrNone(rows, 'No deliveries.');
}

function itemText(item: OrderItem, things: Assortment): string {
  const words = wordsOfLine(item, things);
  const much = figure(itemQuantity(item), 4);
  const size = lineSizeLabel(words);
  return item.mode === 'BULK' ? `${much} ${size} ${words.name}` : `${much} × ${words.name} ${size}`;
}
