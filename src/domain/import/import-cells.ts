import { type IsoDate, isIsoDate } from '#domain/calendar/iso-date.ts';
import { tryConvert } from '#domain/units/convert.ts';
import { readUnitName, type Quantity, type Unit } from '#domain/units/unit.ts';
import { readTypedNumber } from './import-number.ts';
import { ImportProblem } from './import-field.ts';

interface CellLimits {
  readonly min?: number;
  readonly max?: number;
  /** Not 0 either. */
  readonly aboveZero?: boolean;
  readonly whole?: boolean;
}

/** The problem of a cell: `DTH “soon” isn’t a number.` */
export function cellProblem(head: string, cell: string, what: string): ImportProblem {
  return new ImportProblem(`${head} “${cell.trim()}” ${what}`);
}

/** A number of a column inside its limits. */
export function readCellNumber(head: string, cell: string, limits: CellLimits = {}): number {
  const typed = readTypedNumber(cell);
  if (typed.kind === 'unclear') {
    const [whole = '', rest = ''] = cell.trim().split(',');
    throw cellProblem(head, cell, `is ambiguous. Write ${whole}${rest} or ${whole}.${rest}.`);
  }
  if (typed.kind === 'none') throw cellProblem(head, cell, 'isn’t a number.');
  const problem = limitProblem(typed.value, limits);
  if (problem !== null) throw cellProblem(head, cell, problem);
  return typed.value;
}

function limitProblem(value: number, { min, max, aboveZero, whole }: CellLimits): string | null {
  if (aboveZero && value <= 0) return 'must be more than 0.';
  if (min !== undefined && value < min) return `must be ${min} or more.`;
  if (max !== undefined && value > max) return `must be ${max} or less.`;
  return whole && !Number.isInteger(value) ? 'must be a whole number.' : null;
}

const WITH_UNIT = /^(.*?[\d.,])\s*([a-z#][a-z_ -]*\.?)$/i;

/** An amount with its unit: `5 lb`. A bare number counts in the usual unit of the column. */
export function readCellQuantity(
  head: string,
  cell: string,
  usual: Unit,
  limits: CellLimits = {},
): Quantity {
  const [, amount = cell, name] = WITH_UNIT.exec(cell.trim()) ?? [];
  const unit = name === undefined ? usual : readUnitName(name);
  if (unit === null) throw cellProblem(head, cell, `has an unknown unit, “${name}”.`);
  return { qty: readCellNumber(head, amount, limits), unit };
}

/** A number in the unit of its column; another unit written behind it is converted. */
export function readCellAmount(
  head: string,
  cell: string,
  unit: Unit,
  limits: CellLimits = {},
): number {
  const typed = readCellQuantity(head, cell, unit, limits);
  const amount = tryConvert(typed.qty, typed.unit, unit);
  if (amount === null) throw cellProblem(head, cell, `can’t be converted to ${unit}.`);
  return amount;
}

/** A unit by its name or alias. */
export function readCellUnit(head: string, cell: string): Unit {
  const unit = readUnitName(cell);
  if (unit === null) throw cellProblem(head, cell, 'isn’t a unit.');
  return unit;
}

/** A day: `2026-12-04`, or `12/4/2026` as written in the US. */
export function readCellDay(head: string, cell: string): IsoDate {
  const text = cell.trim();
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const iso = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (isIsoDate(iso)) return iso;
  throw cellProblem(head, cell, 'isn’t a date. Write 2026-12-04 or 12/4/2026.');
}

/** Parses a cell with a fixed set of values, ignoring case. `words` lists the accepted text for each. */
export function readCellChoice<T extends string>(
  head: string,
  cell: string,
  words: Readonly<Record<T, readonly string[]>>,
): T {
  const wanted = choiceKey(cell);
  // `Object.keys` forgets what the keys are.
  const choices = Object.keys(words) as T[];
  const found = choices.find(
    (choice) =>
      choiceKey(choice) === wanted || words[choice].some((word) => choiceKey(word) === wanted),
  );
  if (found !== undefined) return found;
  const offered = choices.map((choice) => words[choice][0] ?? choice);
  throw cellProblem(head, cell, `isn’t one of ${offered.join(', ')}.`);
}

function choiceKey(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');
}
