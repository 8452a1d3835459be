import type { AmountUnit } from '#domain/catalog/varieties/variety.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Sentence } from '#domain/tell/say.ts';
import { PLAIN_TELLER, type Teller } from '#domain/tell/teller.ts';
import type { Digits } from '#domain/tell/write-digits.ts';
import { unitOf, type Quantity } from '#domain/units/unit.ts';
import { roundTo } from '#domain/units/rounding.ts';

// A page shows one farm, so it has one teller; who changes it draws the page anew.
let teller = PLAIN_TELLER;

const listeners = new Set<() => void>();

export function tellPageBy(next: Teller): void {
  teller = next;
  for (const listener of listeners) listener();
}

/** Tells whoever draws the page that another teller writes on it; returns the way to stop. */
export function onPageTeller(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function pageTeller(): Teller {
  return teller;
}

/** A sentence of the rules, written for the farm on the page. */
export function formatSentence(sentence: Sentence): string {
  return teller.tell(sentence);
}

export function formatNumber(value: number, decimals: Digits = 0): string {
  return teller.number(value, decimals);
}

/** A number with one decimal where it has a fraction, without one where it is whole. */
export function formatAmount(amount: number): string {
  return teller.number(amount, 'amount');
}

/** Slots of a rack, of which a tray may take a part: "7.5", "3.25". */
export function formatSlots(slots: number): string {
  const told = roundTo(slots, 2);
  return formatNumber(told, Number.isInteger(told) ? 0 : 'size');
}

/** "1 tray", "3 trays". */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  const text = teller.number(count, Number.isInteger(count) ? 0 : 'all');
  return `${text} ${count === 1 ? one : many}`;
}

/** "1 tray", "3 trays". */
export function formatTrays(trays: number): string {
  return formatCount(trays, 'tray');
}

/** Greens, stored in ounces: "105.0 oz", "2.98 kg"; in ounces with one decimal unless said otherwise. */
export function formatOz(ounces: number, digits: Digits = 'tenth'): string {
  return teller.weight('oz', ounces, digits);
}

/** Seed, stored in pounds: "6.6 lb", "2.99 kg". */
export function formatLb(pounds: number, digits: Digits): string {
  return teller.weight('lb', pounds, digits);
}

/** An amount of a variety: "105.0 oz"; of one sold alive "6 trays". */
export function formatInUnit(
  amount: number,
  { unit }: AmountUnit,
  digits: Digits = 'tenth',
): string {
  return unit === 'tray' ? formatTrays(roundTo(amount, 1)) : formatOz(amount, digits);
}

/** Ounces, and beside them the trays sold alive: "48.0 oz, 6 trays", "6 trays". */
export function formatOzAndTrays(ounces: number, liveTrays = 0): string {
  if (liveTrays === 0) return formatOz(ounces);
  const weighed = ounces > 0 ? `${formatOz(ounces)}, ` : '';
  return `${weighed}${formatTrays(roundTo(liveTrays, 1))}`;
}

/** An amount in a unit of its own, which is never converted: "2.5 fl oz", "3 cases". */
export function formatQuantity({ qty, unit }: Quantity): string {
  return `${formatNumber(qty, 'size')} ${unitOf({ qty, unit })}`;
}

/** Money with cents, or with as many decimals as asked: "$1,234.50". */
export function formatDollars(dollars: number, decimals = 2): string {
  return teller.money(dollars, decimals);
}

/** The price of one thing: with cents, or with the finer decimals it has: "$4.25", "$0.0125". */
export function formatPrice(dollars: number): string {
  return teller.money(dollars, roundTo(dollars, 2) === dollars ? 2 : 4);
}

/** What is earned of a hundred dollars: "46.4%"; a dash where nothing is paid. */
export function formatMarginPercent(percent: number | null): string {
  return percent === null ? '—' : formatPercent(percent, 1);
}

/** A part of a whole in percent: "87%". */
export function formatPercent(percent: number, decimals = 0): string {
  return `${teller.number(percent, decimals)}%`;
}

/** A day where room is short: "Tue 3/14", "Tue 14 Mar". */
export function formatDay(iso: IsoDate): string {
  return teller.day(iso);
}

/** A day as headings write it: "Tuesday 3/14", "Tuesday 14 Mar". */
export function formatLongDay(iso: IsoDate): string {
  return teller.day(iso, 'long');
}

/** A day after a dash, as titles of dialogs write it: "Friday, 3/14". */
export function formatTitleDay(iso: IsoDate): string {
  return teller.day(iso, 'title');
}

/** A day whose year matters: "Sat 3/15/2025", "Sat 15 Mar 2025". */
export function formatDate(iso: IsoDate): string {
  return teller.day(iso, 'date');
}

/** A day, whose year is written only when it is another one than today's. */
export function formatDayFrom(today: IsoDate, iso: IsoDate): string {
  return iso.slice(0, 4) === today.slice(0, 4) ? formatDay(iso) : formatDate(iso);
}

/** A day in a list of days: "3/14", "14 Mar". */
export function formatMonthDay(iso: IsoDate): string {
  return teller.day(iso, 'list');
}

/** Says how much of an amount is not known: "1 line has no price", "3 lines have no price"; '' where all of it is. */
export function unpricedText(lines: number): string {
  if (lines === 0) return '';
  return `${formatCount(lines, 'line')} ${lines === 1 ? 'has' : 'have'} no price`;
}

/** Trays that are really there, with those planned where they differ: "3, 4 planned", "3 trays, 4 planned". */
export function traysBesidePlanned(
  { trays, plannedTrays }: { readonly trays: number; readonly plannedTrays?: number | undefined },
  format: (trays: number) => string,
): string {
  return plannedTrays === undefined || plannedTrays === trays
    ? format(trays)
    : `${format(trays)}, ${plannedTrays} planned`;
}
