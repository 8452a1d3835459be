import { type IsoDate, daysBetween } from '#domain/calendar/iso-date.ts';
import { amountUnitOf, cutWord, amountSaid } from '#domain/catalog/varieties/variety.ts';
import { count, listed, onDay, say, type Sentence } from '#domain/tell/say.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { AvailabilityAnswer, AvailabilityLimits } from './availability-check.ts';
import { availabilityAmountSaid } from './availability-question.ts';

/** The answer in one line: "Yes, plant 1 more tray on Tue 11/24". */
export function availabilityHeadline(answer: AvailabilityAnswer, dateISO: IsoDate): Sentence {
  const more = moreTrays(answer);
  switch (answer.how) {
    case 'SURPLUS':
      return say`Yes, from leftovers`;
    case 'PLANT':
      return more === null ? say`Yes, from trays already planned` : say`Yes, plant ${more}`;
    case 'BOTH':
      return more === null
        ? say`Yes, from leftovers and trays already planned`
        : say`Yes, from leftovers plus ${more}`;
    case null:
      return say`No, not all by ${onDay(dateISO)}`;
  }
}

/** Describes what a yes uses: which harvest, its age at delivery, and how much of the buffer. */
export function availabilityDetails(
  answer: AvailabilityAnswer,
  dateISO: IsoDate,
): readonly Sentence[] {
  if (answer.answer === 'NO') return [];
  const taken = answer.parts.flatMap(({ variety, take }) =>
    take.map(({ lot, oz }) => {
      const days = daysBetween(lot.cutISO, dateISO);
      const cut = say`${cutWord(variety)} ${onDay(lot.cutISO)}`;
      return say`${amountSaid(oz, amountUnitOf(variety))} ${variety.name} ${cut}, ${count(days, 'day')} old`;
    }),
  );
  const buffer = answer.usesBufferOz;
  return roundTo(buffer, 1) > 0
    ? [...taken, say`Uses ${amountSaid(buffer, answer)} of the buffer`]
    : taken;
}

/** Describes how much is available after a no, and when all of it is. */
export function availabilityLimitsText(
  answer: AvailabilityAnswer,
  { most, earliestISO }: AvailabilityLimits,
  dateISO: IsoDate,
): Sentence {
  if (most === null && earliestISO === null) {
    return say`None that day or in the next 60 days.`;
  }
  const parts = [
    ...(most === null ? [] : [say`Up to ${availabilityAmountSaid(most)} on ${onDay(dateISO)}.`]),
    ...(earliestISO === null
      ? []
      : [say`All ${amountSaid(answer.oz, answer)} from ${onDay(earliestISO)}.`]),
  ];
  return say`${listed(parts, ' ')}`;
}

/** Additional trays and their planting day. Null if there are none. */
function moreTrays({ plantings }: AvailabilityAnswer): Sentence | null {
  const added = plantings.filter(({ delta }) => delta > 0);
  const trays = added.reduce((sum, { delta }) => sum + delta, 0);
  const [first] = added;
  if (first === undefined) return null;
  const day = onDay(first.dateISO);
  const text = trays === 1 ? say`1 more tray` : say`${trays} more trays`;
  return added.length === 1 ? say`${text} on ${day}` : say`${text}, first on ${day}`;
}
