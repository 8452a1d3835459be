import type { DayForm } from '#domain/calendar/day-label.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { WeightKind } from './metric-weights.ts';
import type { Digits } from './write-digits.ts';

/** A sentence that is not written yet: English with places, and what stands in them. It is plain data. */
export interface Sentence {
  /** "{0} left over, cut {1}". */
  readonly say: string;
  readonly with: readonly Told[];
}

/** What stands in a place of a sentence, with its kind: a name as it is, or something that is written for the reader. */
export type Told = string | number | Sentence | Weight | WeightPair | Money | Day | Count | List;

interface Weight {
  readonly is: 'weight';
  readonly of: WeightKind;
  readonly value: number;
  readonly digits: Digits;
  /** In ounces the unit stands elsewhere in the sentence. */
  readonly isUnitless?: true;
}

/** Two weights of one unit, which is named once: "0.76 of 2.27 kg". */
interface WeightPair {
  readonly is: 'weights';
  readonly of: WeightKind;
  readonly values: readonly [number, number];
  readonly between: string;
  readonly digits: Digits;
}

interface Money {
  readonly is: 'money';
  readonly value: number;
  readonly decimals: number;
}

interface Day {
  readonly is: 'day';
  readonly iso: IsoDate;
  readonly form: DayForm;
}

/** A number, with the noun it counts where it has one. */
interface Count {
  readonly is: 'count';
  readonly value: number;
  readonly digits: Digits;
  readonly noun?: string;
}

interface List {
  readonly is: 'list';
  readonly items: readonly Told[];
  readonly between: string;
}

/** Says a sentence: say`${ounces(12)} left over`. */
export function say(parts: TemplateStringsArray, ...values: readonly Told[]): Sentence {
  const places = parts.reduce((text, part, at) => `${text}{${at - 1}}${part}`);
  return { say: places, with: values };
}

/** Where there is nothing to say. */
export const NOTHING_SAID: Sentence = { say: '', with: [] };

export function isSaid(sentence: Sentence): boolean {
  return sentence.say !== '';
}

/** Several told one after the other; nothing when there are none. */
export function joined(items: readonly Told[], between = ', '): Sentence {
  return items.length === 0 ? NOTHING_SAID : say`${listed(items, between)}`;
}

export function isSentence(value: unknown): value is Sentence {
  return typeof value === 'object' && value !== null && 'say' in value && 'with' in value;
}

/** A weight of greens, from ounces. */
export function ounces(value: number, digits: Digits = 'short'): Weight {
  return { is: 'weight', of: 'oz', value, digits };
}

/** A weight of greens beside another one, which names the ounces: "weighed 20.0 oz, 3.0 short". */
export function unitlessOunces(value: number, digits: Digits): Weight {
  return { ...ounces(value, digits), isUnitless: true };
}

/** A weight of another kind. */
export function weightOf(of: WeightKind, value: number, digits: Digits = 'short'): Weight {
  return { is: 'weight', of, value, digits };
}

/** Two weights of greens in ounces, or of another kind, with what stands between them. */
export function weightPair(
  values: readonly [number, number],
  between: string,
  of: WeightKind = 'oz',
  digits: Digits = 'short',
): WeightPair {
  return { is: 'weights', of, values, between, digits };
}

export function money(value: number, decimals = 2): Money {
  return { is: 'money', value, decimals };
}

export function onDay(iso: IsoDate, form: DayForm = 'short'): Day {
  return { is: 'day', iso, form };
}

/** Counts things by their noun: "1 tray", "3 trays". */
export function count(value: number, noun: string): Count {
  return { is: 'count', value, digits: 'all', noun };
}

/** A number with decimals of its own. */
export function inDigits(value: number, digits: Digits): Count {
  return { is: 'count', value, digits };
}

/** Several with the same words between them. */
export function listed(items: readonly Told[], between = ', '): List {
  return { is: 'list', items, between };
}
