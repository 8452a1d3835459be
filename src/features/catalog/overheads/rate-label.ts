import { GRAMS_PER } from '#domain/units/unit.ts';
import { keysOf } from '#domain/records/lists.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { formatHead, yieldUnit } from '#ui/format-weights.ts';
import type { Overhead } from '#domain/catalog/catalog.ts';
import { OVERHEAD_MODES, type OverheadMode } from '#domain/catalog/overheads/overhead-modes.ts';
import { formatDollars } from '#ui/format.ts';

/** What a budget costs: "$350.00 / month", "$0.005 / oz". Parts of a cent are shown, up to four decimals. */
export function rateLabel({ cost, mode }: Pick<Overhead, 'cost' | 'mode'>): string {
  return `${rateDollars(shownRate(cost, mode))} / ${rateUnit(mode)}`;
}

/** What one of a mode is called in a rate: "tray"; a farm that weighs in grams counts by the kilogram. */
export function rateUnit(mode: OverheadMode): string {
  return formatHead(OVERHEAD_MODES[mode].per).replace(/^g$/, 'kg');
}

/** The name of a mode, "Per ounce" being "Per kilogram" where the farm weighs in grams. */
export function modeLabel(mode: OverheadMode): string {
  return isPerKg(mode) ? 'Per kilogram' : OVERHEAD_MODES[mode].label;
}

export const modeChoices = () =>
  keysOf(OVERHEAD_MODES).map((value) => ({ value, label: modeLabel(value) }));

/** A rate as it is shown and typed: by the kilogram with two decimals, else as it is. */
export function shownRate(rate: number, mode: OverheadMode): number {
  return isPerKg(mode) ? roundTo(rate * OUNCES_PER_KG, 2) : rate;
}

export function storedRate(rate: number, mode: OverheadMode): number {
  return isPerKg(mode) ? rate / OUNCES_PER_KG : rate;
}

const OUNCES_PER_KG = GRAMS_PER.kg / GRAMS_PER.oz;

function isPerKg(mode: OverheadMode): boolean {
  return mode === 'PER_OZ' && yieldUnit() === 'g';
}

/** Dollars with cents, and with parts of a cent where there are any. */
export function rateDollars(dollars: number): string {
  const decimals = String(roundTo(dollars, 4)).split('.')[1]?.length ?? 0;
  return formatDollars(dollars, Math.max(2, decimals));
}
