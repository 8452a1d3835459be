import type { IsoDate, Millis } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { JsonRecord } from '#state/read/json-record.ts';

/** What a command is asked about. */
export interface Question {
  readonly farm: FarmDocument;
  /** The farm as the file spells it. */
  readonly written: JsonRecord;
  /** Name of the file, as the person wrote it. */
  readonly fileName: string;
  readonly today: IsoDate;
  readonly now: Millis;
  /** Which of its subjects a command is asked about; '' for a command that has none. */
  readonly subject: string;
  /** Values of the command's own options; 'yes' of a flag that is set. */
  readonly options: Readonly<Record<string, string | undefined>>;
  /** The further farms that the command asks for. */
  readonly farms?: readonly FarmDocument[];
  /** Texts of the further files that the command asks for. */
  readonly files: readonly string[];
  readonly complain: (text: string) => void;
}

/** An answer for programs and the same answer for people. */
export interface Answer {
  readonly json: unknown;
  readonly text: string;
}

/** A command of `mgm`: the domain's answer about one farm. */
export interface Command {
  readonly summary: string;
  /** What it can be asked about; one of them is named before the file. */
  readonly subjects?: readonly string[];
  /** Names of its own options, each with a value. */
  readonly options: readonly string[];
  /** Names of its own options that stand alone, without a value. */
  readonly flags?: readonly string[];
  /** Names of the further farms it needs, for messages; they stand before its other files. */
  readonly farms?: readonly string[];
  /** Names of the further files it needs, for messages. */
  readonly files: readonly string[];
  answer(question: Question): Answer;
}

/** A question that nobody can answer: a wrong command, option or list of actions. */
export class UsageError extends Error {}

/** A file that is no farm. */
export class NotAFarmError extends Error {}
