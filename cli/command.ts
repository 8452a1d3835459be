import { type IsoDate, type Millis, isIsoDate } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { tellPlainly } from '#domain/tell/teller.ts';
import { isSentence } from '#domain/tell/say.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import type { JsonRecord } from '#state/document/json-record.ts';

export interface Question {
  readonly farm: FarmDocument;
  /** The farm as the file spells it. */
  readonly written: JsonRecord;
  readonly fileName: string;
  readonly today: IsoDate;
  readonly now: Millis;
  /** Which of its subjects a command is asked about; '' for a command that has none. */
  readonly subject: string;
  /** Values of the command's own options; 'yes' of a flag that is set. */
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly farms?: readonly FarmDocument[];
  /** Texts of the further files that the command asks for. */
  readonly files: readonly string[];
  readonly complain: (text: string) => void;
}

/** An answer for programs and the same answer for people, line by line. */
export interface Answer {
  readonly json: unknown;
  readonly lines: readonly string[];
}

/** A command of `mgm`: the domain's answer about one farm. */
export interface Command {
  readonly summary: string;
  /** What it can be asked about; one of them is named before the file. */
  readonly subjects?: readonly string[];
  /** Names of its own options, each with a value. */
  readonly options?: readonly string[];
  /** Names of its own options that stand alone, without a value. */
  readonly flags?: readonly string[];
  /** Names of the further farms it needs, for messages; they stand before its other files. */
  readonly farms?: readonly string[];
  /** Names of the further files it needs, for messages. */
  readonly files?: readonly string[];
  answer(question: Question): Answer;
}

export class UsageError extends Error {}

export class NotAFarmError extends Error {}

/** Rows of cells as lines whose columns stand below each other. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, at) => (widths[at] = Math.max(widths[at] ?? 0, cell.length)));
  }
  return rows.map((row) =>
    `  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd(),
  );
}

/** A part of an answer: its title, how many rows it has, and the rows. */
export function countedRows<Row>(
  title: string,
  rows: readonly Row[],
  cells: (row: Row) => readonly string[],
): string[] {
  return ['', `${title} (${rows.length})`, ...columns(rows.map(cells))];
}

/** A number of things, as one says it: 1 day, 2 days. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Rows of cells as they are printed; a sentence where there is none. */
export function rowsOrNone(rows: readonly (readonly string[])[], none: string): string[] {
  return rows.length === 0 ? [none] : columns(rows);
}

/** The named fields of a record, in the order named. */
export function only<T extends object, K extends keyof T>(
  record: T,
  ...names: readonly K[]
): Pick<T, K> {
  // These names are the keys.
  return Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<T, K>;
}

/** An answer for programs: the same, its numbers with at most 4 decimals, its sentences in words. */
export function rounded(answer: unknown): unknown {
  if (isSentence(answer)) return tellPlainly(answer);
  if (typeof answer === 'number') return roundUnits(answer);
  if (Array.isArray(answer)) return answer.map(rounded);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, rounded(value)]));
}

/** The day that an option names; null where it is left out. */
export function readDayOption(name: string, text: string | undefined): IsoDate | null {
  if (text === undefined) return null;
  if (isIsoDate(text)) return text;
  throw new UsageError(`--${name} needs a day like 2026-11-20, not '${text}'.`);
}

/** The whole number that an option names, `usual` where it is left out; `of` says what is counted, such as ` of days`. */
export function readWholeOption(
  name: string,
  text: string | undefined,
  {
    usual,
    min = 0,
    max,
    of = '',
  }: Readonly<{ usual: number; min?: number; max: number; of?: string }>,
): number {
  if (text === undefined) return usual;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= max) return number;
  throw new UsageError(`--${name} needs a whole number${of} from ${min} to ${max}, not '${text}'.`);
}
