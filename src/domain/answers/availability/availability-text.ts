import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { daysBetween } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { amountUnitOf, cutWord } from '#domain/catalog/varieties/amount-unit.ts';
import { ouncesText } from '#domain/supply/ounces-text.ts';
import { amountInUnit } from '#domain/supply/trays-text.ts';
import type { AvailabilityAnswer, AvailabilityLimits } from './availability-check.ts';
import { availabilityAmountText } from './availability-amount.ts';

/** The answer in one line: "Yes, plant 1 more tray on Tue 11/24". */
export function availabilityHeadline(answer: AvailabilityAnswer, dateISO: IsoDate): string {
  const more = moreTrays(answer);
  switch (answer.how) {
    case 'SURPLUS':
      return 'Yes, from leftovers';
    case 'PLANT':
      return more === '' ? 'Yes, from trays already planned' : `Yes, plant ${more}`;
    case 'BOTH':
      return `Yes, from leftovers ${more === '' ? 'and trays already planned' : `plus ${more}`}`;
    case null:
      return `No, not all by ${shortDayLabel(dateISO)}`;
  }
}

/** Describes what a yes uses: which harvest, its age at delivery, and how much of the buffer. */
export function availabilityDetails(
  answer: AvailabilityAnswer,
  dateISO: IsoDate,
): readonly string[] {
  if (answer.answer === 'NO') return [];
  const taken = answer.parts.flatMap(({ variety, take }) =>
    take.map(({ lot, oz }) => {
      const days = daysBetween(lot.cutISO, dateISO);
      const age = days === 1 ? '1 day old' : `${days} days old`;
      const cut = `${cutWord(variety)} ${shortDayLabel(lot.cutISO)}`;
      return `${amountInUnit(oz, amountUnitOf(variety))} ${variety.name} ${cut}, ${age}`;
    }),
  );
  const buffer = Number(ouncesText(answer.usesBufferOz));
  const used = amountInUnit(buffer, answer);
  return buffer > 0 ? [...taken, `Uses ${used} of the buffer`] : taken;
}

/** Describes how much is available after a no, and when all of it is. */
export function availabilityLimitsText(
  answer: AvailabilityAnswer,
  { most, earliestISO }: AvailabilityLimits,
  dateISO: IsoDate,
): string {
  if (most === null && earliestISO === null) {
    return 'None that day or in the next 60 days.';
  }
  return [
    ...(most === null
      ? []
      : [`Up to ${availabilityAmountText(most)} on ${shortDayLabel(dateISO)}.`]),
    ...(earliestISO === null
      ? []
      : [`All ${amountInUnit(answer.oz, answer)} from ${shortDayLabel(earliestISO)}.`]),
  ].join(' ');
}

/** Additional trays and their planting day. '' if there are none. */
function moreTrays({ plantings }: AvailabilityAnswer): string {
  const added = plantings.filter(({ delta }) => delta > 0);
  const trays = added.reduce((sum, { delta }) => sum + delta, 0);
  const [first] = added;
  if (first === undefined) return '';
  const day = shortDayLabel(first.dateISO);
  const text = trays === 1 ? '1 more tray' : `${trays} more trays`;
  return added.length === 1 ? `${text} on ${day}` : `${text}, first on ${day}`;
}
