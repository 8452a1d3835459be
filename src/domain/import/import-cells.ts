import { keysOf } from '#domain/records/lists.ts';
import { type IsoDate, isIsoDate } from '#domain/calendar/iso-date.ts';
import { tryConvert } from '#domain/units/convert.ts';
import { readUnitName, type Quantity, type Unit } from '#domain/units/unit.ts';
import { readTypedNumber } from './import-number.ts';

/** Why a row cannot be imported, as a sentence that names the column and its value. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem';
}

interface CellLimits {
  readonly min?: number;
  readonly max?: number;
  /** Not 0 either. */
  readonly aboveZero?: boolean;
  readonly whole?: boolean;
}

const WITH_UNIT = /^(.*?[\d.,])\s*([a-z#][a-z_ -]*\.?)$/i;

/** The text of a row in one column. What it is asked for and does not say is an `ImportProblem`. */
export class Cell {
  readonly head: string;
  readonly text: string;

  constructor(head: string, text: string) {
    this.head = head;
    this.text = text.trim();
  }

  get isBlank(): boolean {
    return this.text === '';
  }

  /** `DTH “soon” isn’t a number.` */
  problem(what: string): ImportProblem {
    return new ImportProblem(`${this.head} “${this.text}” ${what}`);
  }

  number(limits: CellLimits = {}): number {
    const typed = readTypedNumber(this.text);
    if (typed === 'unclear') {
      const [whole = '', rest = ''] = this.text.split(',');
      throw this.problem(`is ambiguous. Write ${whole}${rest} or ${whole}.${rest}.`);
    }
    if (typed === null) throw this.problem('isn’t a number.');
    const problem = limitProblem(typed, limits);
    if (problem !== null) throw this.problem(problem);
    return typed;
  }

  /** An amount with its unit: `5 lb`. A bare number counts in the usual unit of the column. */
  quantity(usual: Unit, limits: CellLimits = {}): Quantity {
    const [, amount = this.text, name] = WITH_UNIT.exec(this.text) ?? [];
    const unit = name === undefined ? usual : readUnitName(name);
    if (unit === null) throw this.problem(`has an unknown unit, “${name}”.`);
    return { qty: new Cell(this.head, amount).number(limits), unit };
  }

  /** A number in the unit of its column; another unit written behind it is converted. */
  amount(unit: Unit, limits: CellLimits = {}): number {
    const typed = this.quantity(unit, limits);
    const amount = tryConvert(typed.qty, typed.unit, unit);
    if (amount === null) throw this.problem(`can’t be converted to ${unit}.`);
    return amount;
  }

  unit(): Unit {
    const unit = readUnitName(this.text);
    if (unit === null) throw this.problem('isn’t a unit.');
    return unit;
  }

  /** A day: `2026-12-04`, or `12/4/2026` as written in the US. */
  day(): IsoDate {
    const [, month = '', day = '', year = ''] =
      /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(this.text) ?? [];
    const iso =
      year === '' ? this.text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    if (isIsoDate(iso)) return iso;
    throw this.problem('isn’t a date. Write 2026-12-04 or 12/4/2026.');
  }

  /** One of a fixed set of values, ignoring case: by itself, or by one of its words, of which the first is offered. */
  choice<T extends string>(words: Readonly<Record<T, readonly string[]>>): T {
    const wanted = choiceKey(this.text);
    const choices = keysOf(words);
    const found = choices.find((choice) =>
      [choice, ...words[choice]].some((word) => choiceKey(word) === wanted),
    );
    if (found !== undefined) return found;
    const offered = choices.map((choice) => words[choice][0] ?? choice);
    throw this.problem(`isn’t one of ${offered.join(', ')}.`);
  }
}

function limitProblem(value: number, { min, max, aboveZero, whole }: CellLimits): string | null {
  if (aboveZero && value <= 0) return 'must be more than 0.';
  if (min !== undefined && value < min) return `must be ${min} or more.`;
  if (max !== undefined && value > max) return `must be ${max} or less.`;
  return whole && !Number.isInteger(value) ? 'must be a whole number.' : null;
}

function choiceKey(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');
}
