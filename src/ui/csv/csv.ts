import { sizeLabel } from '#domain/costing/package-content.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { pageTeller } from '../format.ts';
import { formatHead } from '../format-weights.ts';

export type CsvCell = string | number | boolean | null | undefined;

/**
 * What a spreadsheet may run as a formula, or lose at the start of a file or a cell.
 *
 * A sign of a formula counts behind blanks and signs that nobody sees, and in its wide forms, since
 * spreadsheets take those away or read them alike. Quotes in front count too: see `unguarded`.
 */
const FORMULA_START =
  /^'*(?:[\t\r\n\0\uFEFF]|[\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-\u2212@＝＋－＠﹦﹢﹣﹫⁺⁼₊₌﬩⩵⩶])/u;

/** A text as it goes into a cell: a quote in front keeps what looks like a formula a text. */
function guarded(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}

/**
 * The text that a cell of one of our files stands for; the exact inverse of the guard.
 *
 * A text that begins with a quote of its own keeps it: the guard also goes in front of quotes that
 * stand before a formula, so the first quote there is always the guard's.
 */
export function readCsvText(cell: string): string {
  return cell.startsWith("'") && FORMULA_START.test(cell) ? cell.slice(1) : cell;
}

function cellText(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  // A number is no formula, also below zero.
  return typeof cell === 'number' && Number.isFinite(cell) ? String(cell) : guarded(String(cell));
}

function quoted(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as comma-separated text (RFC 4180), safe to open in a spreadsheet. The first row holds the heads. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map((cell) => quoted(cellText(cell))).join(',')}\r\n`).join('');
}

export function downloadText(fileName: string, text: string, mimeType = 'text/csv'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${mimeType};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Saves a table as a CSV file, as the farm weighs. */
export function downloadTable(fileName: string, rows: Table, canBeImported = false): void {
  downloadText(fileName, toCsv(inFarmUnits(rows, canBeImported)));
}

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
