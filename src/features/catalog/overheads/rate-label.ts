import type { Overhead } from '#domain/catalog/catalog.ts';
import { overheadModeUnit } from '#domain/catalog/overheads/overhead-modes.ts';
import { formatDollars } from '#ui/format.ts';

/** What a budget costs: "$350.00 / month", "$0.005 / oz". Parts of a cent are shown, up to four decimals. */
export function rateLabel({ cost, mode }: Pick<Overhead, 'cost' | 'mode'>): string {
  return `${rateDollars(cost)} / ${overheadModeUnit(mode)}`;
}

/** Dollars with cents, and with parts of a cent where there are any. */
export function rateDollars(dollars: number): string {
  const decimals = Number(dollars.toFixed(4)).toString().split('.')[1]?.length ?? 0;
  return formatDollars(dollars, Math.max(2, decimals));
}
