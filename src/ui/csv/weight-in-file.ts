import { sizeLabel } from '#domain/costing/package-content.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { pageTeller } from '../format.ts';
import { formatHead } from '../format-weights.ts';
import type { CsvCell } from './csv.ts';

type Table = readonly (readonly CsvCell[])[];

/** Decimals of a weight in a file that is only read, and in one that can be imported again. */
const READ = 1;
const IMPORTED = 6;

const NUMBERS = /^\d+(?:\.\d+)?(?:[ ,]+\d+(?:\.\d+)?)*$/;
const SIZE = /^(\d+(?:\.\d+)?) oz$/;

/**
 * A table as the farm weighs: below heads that name ounces or pounds, grams and kilograms where those are its units. Sizes are
 * texts, "4 oz". Below an empty row another table begins, with heads of its own.
 */
export function inFarmUnits(rows: Table, canBeImported = false): Table {
  if (pageTeller().region.weights === 'us')
    return rows.map((row, at) => (isHead(rows, at) ? row.map(asHead) : row));
  const decimals = canBeImported ? IMPORTED : READ;
  let heads: readonly CsvCell[] = [];
  return rows.map((row, at) => {
    if (!isHead(rows, at)) return row.map((cell, column) => weighed(cell, heads[column], decimals));
    heads = row;
    return row.map(asHead);
  });
}

function isHead(rows: Table, at: number): boolean {
  return at === 0 || rows[at - 1]?.length === 0;
}

function asHead(cell: CsvCell): CsvCell {
  return typeof cell === 'string' ? formatHead(cell) : cell;
}

function weighed(cell: CsvCell, head: CsvCell, decimals: number): CsvCell {
  const text = String(head ?? '');
  const inGrams = (value: number, unit: 'oz' | 'lb') =>
    roundTo(unit === 'lb' ? (value * GRAMS_PER.lb) / 1000 : value * GRAMS_PER.oz, decimals);
  if (text === 'Size') {
    const ounces = typeof cell === 'string' ? SIZE.exec(cell)?.[1] : undefined;
    return ounces === undefined ? cell : `${inGrams(Number(ounces), 'oz')} g`;
  }
  const unit = /\b(?:lb|Pounds)\b/.test(text)
    ? 'lb'
    : /\b(?:[oO]z|Ounces)\b/.test(text)
      ? 'oz'
      : null;
  if (unit === null) return cell;
  if (typeof cell === 'number') return inGrams(cell, unit);
  return typeof cell === 'string' && NUMBERS.test(cell)
    ? cell.replaceAll(/[\d.]+/g, (number) => String(inGrams(Number(number), unit)))
    : cell;
}

/** The size of a package in words of a file, where nothing but the unit follows the farm: "4 oz", "113.4 g". */
export function sizeInFile(ounces: number): string {
  const isUs = pageTeller().region.weights === 'us';
  return isUs ? sizeLabel(ounces) : `${roundTo(ounces * GRAMS_PER.oz, READ)} g`;
}
