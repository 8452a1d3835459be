import { formatSize } from '#ui/format-weights.ts';
import { formatDay } from '#ui/format.ts';
import { addDays } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { AmountUnit } from '#domain/catalog/varieties/amount-unit.ts';
import { PACKAGE_SIZES_OZ } from '#domain/catalog/products/product.ts';
import type { BulkItem } from '#domain/orders/order.ts';
import { REBUILD_HORIZON_DAYS } from '#domain/planning/crops/plan-window.ts';
import { trayAmount } from '#domain/answers/availability/availability-amount.ts';
import type { AvailabilityAmount } from '#domain/answers/availability/availability-amount.ts';

/** A unit that is asked in: packs of a size, or a weight. */
export type AvailabilityUnit = BulkItem['unit'] | `${number}`;

/** What stands in the fields of "Can I say yes?". */
export interface AvailabilityDraft {
  /** What is asked for, as `availabilityItemKey`; null before anything is chosen. */
  readonly itemKey: string | null;
  readonly amount: number | null;
  readonly unit: AvailabilityUnit;
  readonly dateISO: IsoDate | null;
  readonly customer: string;
}

/** The units on offer, packs first. */
export const AVAILABILITY_UNITS: readonly {
  readonly value: AvailabilityUnit;
  readonly label: string;
}[] = [
  ...PACKAGE_SIZES_OZ.map((size) => ({
    value: `${size}` as const,
    label: `packages of ${formatSize(size, 'all')}`,
  })),
  { value: 'oz', label: 'oz' },
  { value: 'lb', label: 'lb' },
  { value: 'g', label: 'g' },
];

const WEIGHTS: Readonly<Partial<Record<AvailabilityUnit, BulkItem['unit']>>> = {
  oz: 'oz',
  lb: 'lb',
  g: 'g',
};

/** What is asked for; null when it is nothing, or a part of a pack or tray. */
export function amountOfDraft(
  { amount, unit }: Pick<AvailabilityDraft, 'amount' | 'unit'>,
  sold: AmountUnit = {},
): AvailabilityAmount | null {
  if (amount === null || !(amount > 0) || !Number.isFinite(amount)) return null;
  if (sold.unit === 'tray') return Number.isInteger(amount) ? trayAmount(amount) : null;
  const weighed = WEIGHTS[unit];
  if (weighed !== undefined) return { mode: 'BULK', weight: amount, unit: weighed };
  if (!Number.isInteger(amount)) return null;
  return { mode: 'PACKAGE', count: amount, packageOz: Number(unit) };
}

/** The fields with another amount in them. */
export function withAmount(
  draft: AvailabilityDraft,
  amount: AvailabilityAmount,
): AvailabilityDraft {
  if (amount.unit === 'tray') return { ...draft, amount: amount.count };
  return amount.mode === 'PACKAGE'
    ? { ...draft, amount: amount.count, unit: `${amount.packageOz}` }
    : { ...draft, amount: amount.weight, unit: amount.unit };
}

/** What keeps the fields from being a question; each stands beside its field. */
export interface AvailabilityProblems {
  readonly item: string | null;
  readonly amount: string | null;
  readonly day: string | null;
}

const AMOUNT_ASKED = {
  oz: 'Enter how much: packages like 6x2oz, or a weight like 12oz, 1.5lb, 200g.',
  tray: 'Enter how many trays, like 4x.',
};

export function availabilityProblems(
  draft: AvailabilityDraft,
  today: IsoDate,
  sold: AmountUnit = {},
): AvailabilityProblems {
  const last = addDays(today, REBUILD_HORIZON_DAYS);
  const { itemKey, dateISO } = draft;
  const isDay = dateISO !== null && dateISO >= today && dateISO <= last;
  return {
    item: itemKey === null ? 'Choose a variety or product.' : null,
    amount: amountOfDraft(draft, sold) === null ? AMOUNT_ASKED[sold.unit ?? 'oz'] : null,
    day: isDay ? null : `Choose a day from ${formatDay(today)} to ${formatDay(last)}.`,
  };
}
