import { traysText, type AmountUnit } from '#domain/catalog/varieties/variety.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { formatWeights } from '../format-weights.ts';
import {
  formatDay,
  formatInUnit,
  formatNumber,
  formatOz,
  formatSlots,
  pageTeller,
} from '../format.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { PlanDiff } from '#domain/answers/plan-diff/plan-diff.ts';
import type { PlanChange } from '#domain/answers/plan-diff/plan-change.ts';

/** One line of the panel in words. */
interface DiffLine {
  readonly day: string;
  /** A variety, an order with its variety, or a kind of slots. */
  readonly name: string;
  readonly change: string;
  readonly difference: string;
  /** What has to be known beside it; '' mostly. */
  readonly note: string;
}

export interface DiffSection {
  readonly title: string;
  readonly lines: readonly DiffLine[];
}

/** All that a change does to the plan, section by section; empty ones are left out. */
export function planDiffSections(diff: PlanChange): DiffSection[] {
  const sections = [
    { title: 'Planting', lines: diff.plantings.map(plantingLine) },
    { title: 'Harvest', lines: diff.harvests.map(harvestLine) },
    { title: 'Too late to plant', lines: diff.tooLate.map(tooLateLine) },
    { title: 'Short', lines: diff.short.map(shortLine) },
    { title: 'Surplus', lines: diff.surplus.map(surplusLine) },
    { title: 'Racks', lines: diff.full.map(roomLine) },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

function plantingLine(row: PlanChange['plantings'][number]): DiffLine {
  const { dateISO, varietyName, before, after, harvestDays } = row;
  const change = `${before} → ${traysText(after)}`;
  const note = `for ${harvestDays.map(formatDay).join(' and ')}`;
  return { ...line(dateISO, varietyName, change, signed(after - before)), note };
}

function harvestLine(row: PlanChange['harvests'][number]): DiffLine {
  const { varietyName, ozBefore, ozAfter } = row;
  const { traysBefore, traysAfter } = row;
  const trays = traysBefore === traysAfter ? '' : `${traysBefore} → ${traysText(traysAfter)}`;
  const note = [trays, growingText(row)].filter((text) => text !== '').join(', ');
  return { ...amountLine(row, varietyName, ozBefore, ozAfter), note };
}

function tooLateLine({ harvestISO, varietyName, startISO, trays }: PlanDiff['tooLate'][number]) {
  return line(harvestISO, varietyName, `due ${formatDay(startISO)}`, traysText(trays));
}

function shortLine(row: PlanChange['short'][number]): DiffLine {
  const { orderName, varietyName, shortBefore, shortAfter } = row;
  const name = `${orderName}, ${varietyName}`;
  return { ...amountLine(row, name, shortBefore, shortAfter), note: growingText(row) };
}

function surplusLine(row: PlanDiff['surplus'][number]): DiffLine {
  const { varietyName, leftBefore, leftAfter, trays } = row;
  const note = trays === 0 ? '' : `${trays} planted ${trays === 1 ? 'tray' : 'trays'}`;
  return { ...amountLine(row, varietyName, leftBefore, leftAfter), note };
}

function roomLine({ dateISO, kind, overBefore, overAfter }: PlanDiff['full'][number]): DiffLine {
  const name = kind === 'grow' ? 'Grow slots' : 'Germination slots';
  const change = `over by ${formatSlots(overBefore)} → ${formatSlots(overAfter)}`;
  const difference = overAfter - overBefore;
  return line(dateISO, name, change, signed(difference, formatSlots(Math.abs(difference))));
}

function amountLine(
  row: { readonly dateISO: IsoDate } & AmountUnit,
  name: string,
  before: number,
  after: number,
): DiffLine {
  const difference = after - before;
  const sign = row.unit === 'tray' ? signed : signedOunces;
  return line(row.dateISO, name, changeInUnit(row, before, after), sign(difference));
}

/** "12 → 8 oz", "3 → 2 trays". */
export function changeInUnit(row: AmountUnit, before: number, after: number): string {
  return row.unit === 'tray'
    ? `${formatNumber(before, 'short')} → ${formatInUnit(after, row, 'short')}`
    : formatWeights('oz', [before, after], ' → ', 'short');
}

function line(day: IsoDate, name: string, change: string, difference: string): DiffLine {
  return { day: formatDay(day), name, change, difference, note: '' };
}

function growingText({ isGrowing }: { readonly isGrowing: boolean }): string {
  return isGrowing ? 'already growing' : '';
}

/** In ounces beside them, in a metric farm with its unit. */
function signedOunces(amount: number): string {
  const size = Math.abs(amount);
  if (pageTeller().region.weights === 'us' || roundTo(size, 1) === 0) return signed(amount);
  return signed(amount, formatOz(size));
}

function signed(amount: number, size = formatNumber(Math.abs(amount), 'short')): string {
  return size === '0' ? size : `${amount < 0 ? '−' : '+'}${size}`;
}
