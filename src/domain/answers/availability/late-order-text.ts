import { shortWeekdayName } from '#domain/calendar/day-label.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { listed, NOTHING_SAID, onDay, say, type Sentence, type Told } from '#domain/tell/say.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { LateOrder } from './late-order.ts';
import {
  type AvailabilityAmount,
  amountOunces,
  availabilityAmountSaid,
} from './availability-question.ts';

/** Warning for an order that comes too late, shown before it is saved. */
export function lateOrderText(late: LateOrder, most: AvailabilityAmount | null): Sentence {
  return late.isStanding ? tooEarlyWords(late.shortDays) : tooLateWords(late, most);
}

function tooLateWords(
  { shortDays, varietyNames, readyISO }: LateOrder,
  most: AvailabilityAmount | null,
): Sentence {
  const [dateISO] = shortDays;
  if (dateISO === undefined) return NOTHING_SAID;
  const late = say`Too late for ${onDay(dateISO)}. Planted today, ${readyWords(varietyNames)} ready ${onDay(readyISO)}.`;
  return most === null ? late : say`${late} ${freeWords(most, dateISO)}`;
}

/** Names the variety that is ready last. */
function readyWords([last, ...others]: readonly string[]): Told {
  return others.length === 0 ? 'it’s' : say`${last ?? ''} and ${others.length} more are`;
}

function freeWords(most: AvailabilityAmount, dateISO: IsoDate): Sentence {
  const verb = roundTo(amountOunces(most), 1) === 1 ? 'is' : 'are';
  return say`${availabilityAmountSaid(most)} ${verb} available on ${shortWeekdayName(dateISO)}.`;
}

function tooEarlyWords(days: readonly IsoDate[]): Sentence {
  const all = listed(days.map((day) => onDay(day, 'list')));
  return days.length === 1
    ? say`The first delivery comes too early: ${all}.`
    : say`The first ${days.length} deliveries come too early: ${all}.`;
}
