import { floorWithEpsilon } from '#domain/units/rounding.ts';
import { inUnit } from '#domain/tell/read-digits.ts';
import { formatSize, sizesOnOffer, yieldUnit } from '#ui/format-weights.ts';
import { formatDay, formatNumber } from '#ui/format.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { AmountUnit } from '#domain/catalog/varieties/variety.ts';
import type { BulkItem } from '#domain/orders/order.ts';
import {
  lastAnsweredDay,
  trayAmount,
  type AvailabilityAmount,
} from '#domain/answers/availability/availability-question.ts';

/** A unit that is asked in: packs of a size, or a weight. */
type AvailabilityUnit = BulkItem['unit'] | 'kg' | `${number}`;

/** What stands in the fields of "Can I say yes?". */
export interface AvailabilityDraft {
  /** What is asked for, as `availabilityItemKey`; null before anything is chosen. */
  readonly itemKey: string | null;
  readonly amount: number | null;
  readonly unit: AvailabilityUnit;
  readonly dateISO: IsoDate | null;
  readonly customer: string;
}

/** The units on offer, packs first; in a farm that weighs in grams those first, then packs. */
export function availabilityUnits(): readonly {
  readonly value: AvailabilityUnit;
  readonly label: string;
}[] {
  const packs = sizesOnOffer().map((size) => ({
    value: `${size}` as const,
    label: `packages of ${formatSize(size, 'all')}`,
  }));
  const weighed = (units: readonly (BulkItem['unit'] | 'kg')[]) =>
    units.map((unit) => ({ value: unit, label: unit }));
  return yieldUnit() === 'oz'
    ? [...packs, ...weighed(['oz', 'lb', 'g'])]
    : [...weighed(['g', 'kg']), ...packs];
}

/** What is asked for; null when it is nothing, or a part of a pack or tray. */
export function amountOfDraft(
  { amount, unit }: Pick<AvailabilityDraft, 'amount' | 'unit'>,
  sold: AmountUnit = {},
): AvailabilityAmount | null {
  if (amount === null || !(amount > 0) || !Number.isFinite(amount)) return null;
  if (sold.unit === 'tray') return Number.isInteger(amount) ? trayAmount(amount) : null;
  if (unit === 'kg') return { mode: 'BULK', weight: amount * 1000, unit: 'g' };
  if (unit === 'oz' || unit === 'lb' || unit === 'g') return { mode: 'BULK', weight: amount, unit };
  if (!Number.isInteger(amount)) return null;
  return { mode: 'PACKAGE', count: amount, packageOz: Number(unit) };
}

/** Ounces as they are asked for: where the farm weighs in grams whole ones, never more than there are. */
export function weightAsked(ounces: number | null): Pick<AvailabilityDraft, 'amount' | 'unit'> {
  if (yieldUnit() === 'oz' || ounces === null) return { amount: ounces, unit: yieldUnit() };
  return { amount: floorWithEpsilon(inUnit(ounces, 'oz', 'g')), unit: 'g' };
}

export function withAmount(
  draft: AvailabilityDraft,
  amount: AvailabilityAmount,
): AvailabilityDraft {
  if (amount.unit === 'tray') return { ...draft, amount: amount.count };
  if (amount.mode === 'PACKAGE')
    return { ...draft, amount: amount.count, unit: `${amount.packageOz}` };
  return {
    ...draft,
    ...(amount.unit === 'oz'
      ? weightAsked(amount.weight)
      : { amount: amount.weight, unit: amount.unit }),
  };
}

function amountAsked({ unit }: AmountUnit): string {
  if (unit === 'tray') return 'Enter how many trays, like 4x.';
  return yieldUnit() === 'oz'
    ? 'Enter how much: packages like 6x2oz, or a weight like 12oz, 1.5lb, 200g.'
    : `Enter how much: packages like 6x50g, or a weight like 200g, ${formatNumber(1.5, 1)}kg.`;
}

/** What keeps the fields from being a question; each stands beside its field. */
export function availabilityProblems(
  draft: AvailabilityDraft,
  today: IsoDate,
  sold: AmountUnit = {},
) {
  const last = lastAnsweredDay(today);
  const { itemKey, dateISO } = draft;
  const isDay = dateISO !== null && dateISO >= today && dateISO <= last;
  return {
    item: itemKey === null ? 'Choose a variety or product.' : null,
    amount: amountOfDraft(draft, sold) === null ? amountAsked(sold) : null,
    day: isDay ? null : `Choose a day from ${formatDay(today)} to ${formatDay(last)}.`,
  };
}
