import { monthDayLabel, shortDayLabel, shortWeekdayName } from '#domain/calendar/day-label.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { ouncesText } from '#domain/supply/ounces-text.ts';
import type { LateOrder } from './late-order.ts';
import {
  type AvailabilityAmount,
  amountOunces,
  availabilityAmountText,
} from './availability-amount.ts';

/** Warning for an order that comes too late, shown before it is saved. */
export function lateOrderText(late: LateOrder, most: AvailabilityAmount | null): string {
  return late.isStanding ? tooEarlyWords(late.shortDays) : tooLateWords(late, most);
}

function tooLateWords(
  { shortDays, varietyNames, readyISO }: LateOrder,
  most: AvailabilityAmount | null,
) {
  const [dateISO] = shortDays;
  if (dateISO === undefined) return '';
  const late = `Too late for ${shortDayLabel(dateISO)}. Planted today, ${readyWords(varietyNames)} ready ${shortDayLabel(readyISO)}.`;
  return most === null ? late : `${late} ${freeWords(most, dateISO)}`;
}

/** Names the variety that is ready last. */
function readyWords([last, ...others]: readonly string[]): string {
  return others.length === 0 ? 'it’s' : `${last ?? ''} and ${others.length} more are`;
}

function freeWords(most: AvailabilityAmount, dateISO: IsoDate): string {
  const verb = ouncesText(amountOunces(most)) === '1' ? 'is' : 'are';
  return `${availabilityAmountText(most)} ${verb} available on ${shortWeekdayName(dateISO)}.`;
}

function tooEarlyWords(days: readonly IsoDate[]): string {
  const listed = days.map(monthDayLabel).join(', ');
  return days.length === 1
    ? `The first delivery comes too early: ${listed}.`
    : `The first ${days.length} deliveries come too early: ${listed}.`;
}
