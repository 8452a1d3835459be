import { count, ounces, type Told } from '#domain/tell/say.ts';
import type { AmountUnit } from '#domain/catalog/varieties/variety.ts';
import { roundTo } from '#domain/units/rounding.ts';

/** Trays in a sentence: "1 tray", "3 trays". */
export function traysText(trays: number): string {
  return trays === 1 ? '1 tray' : `${trays} trays`;
}

/** An amount of a variety in a sentence: "12.5 oz"; of one sold alive "2 trays". */
export function amountInUnit(amount: number, { unit }: AmountUnit): string {
  return unit === 'tray' ? traysText(roundTo(amount, 1)) : `${ouncesText(amount)} oz`;
}

/** The same in a sentence that is not written yet. */
export function amountSaid(amount: number, { unit }: AmountUnit): Told {
  return unit === 'tray' ? count(roundTo(amount, 1), 'tray') : ounces(amount);
}

/** An amount in words of a sentence: at most one decimal. */
function ouncesText(ounces: number): string {
  return String(roundTo(ounces, 1));
}
