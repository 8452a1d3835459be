import { type IsoDate, daysBetween } from '#domain/calendar/iso-date.ts';
import {
  amountUnitOf,
  cutWord,
  amountSaid,
  type AmountUnit,
} from '#domain/catalog/varieties/variety.ts';
import { count, listed, NOTHING_SAID, onDay, say, type Sentence } from '#domain/tell/say.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { AvailabilityLine } from './availability-line.ts';
import { availabilityAmountSaid, type AvailabilityAmount } from './availability-question.ts';
import type { AvailabilityTrial } from './availability-trial.ts';

/** The answer to "Can I say yes?". Weights in ounces, unrounded; trays of what is sold alive. */
export interface AvailabilityAnswer
  extends AmountUnit, Pick<AvailabilityTrial, 'parts' | 'plantings'> {
  readonly answer: 'YES' | 'NO';
  /** From what is left over, from new trays, or both; null on a no. */
  readonly how: 'SURPLUS' | 'PLANT' | 'BOTH' | null;
  /** The day of the delivery. */
  readonly dateISO: IsoDate;
  readonly harvestISO: IsoDate;
  readonly oz: number;
  readonly usesBufferOz: number;
  readonly lines: readonly AvailabilityLine[];
  /** Delivery changes that come with the order; none on a no. */
  readonly changes: AvailabilityTrial['changes'];
}

/** Most that is available on the day, and the first day when all of it is. */
export interface AvailabilityLimits {
  readonly most: AvailabilityAmount | null;
  readonly earliestISO: IsoDate | null;
}

/** The answer in one line: "Yes, plant 1 more tray on Tue 11/24". */
export function availabilityHeadline(answer: AvailabilityAnswer): Sentence {
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
      return say`No, not all by ${onDay(answer.dateISO)}`;
  }
}

/** Describes what a yes uses: which harvest, its age at delivery, and how much of the buffer; of a no nothing. */
export function availabilityDetails(answer: AvailabilityAnswer): readonly Sentence[] {
  if (answer.answer === 'NO') return [];
  const taken = answer.parts.flatMap(({ variety, take }) =>
    take.map(({ lot, oz }) => {
      const days = daysBetween(lot.cutISO, answer.dateISO);
      const cut = say`${cutWord(variety)} ${onDay(lot.cutISO)}`;
      return say`${amountSaid(oz, amountUnitOf(variety))} ${variety.name} ${cut}, ${count(days, 'day')} old`;
    }),
  );
  const buffer = answer.usesBufferOz;
  return roundTo(buffer, 1) > 0
    ? [...taken, say`Uses ${amountSaid(buffer, answer)} of the buffer`]
    : taken;
}

/** Describes how much is available after a no, and when all of it is; of a yes nothing. */
export function availabilityLimitsText(
  asked: Pick<AvailabilityAnswer, 'oz' | 'unit' | 'dateISO'>,
  { most, earliestISO }: AvailabilityLimits,
): Sentence {
  const { dateISO } = asked;
  if (earliestISO === dateISO) return NOTHING_SAID;
  if (most === null && earliestISO === null) {
    return say`None that day or in the next 60 days.`;
  }
  const parts = [
    ...(most === null ? [] : [say`Up to ${availabilityAmountSaid(most)} on ${onDay(dateISO)}.`]),
    ...(earliestISO === null
      ? []
      : [say`All ${amountSaid(asked.oz, asked)} from ${onDay(earliestISO)}.`]),
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
