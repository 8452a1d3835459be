import { writeUsDay, type DayForm } from '#domain/calendar/day-label.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { WeightKind } from './metric-weights.ts';
import { US_REGION, type Region } from './region.ts';
import type { Sentence, Told } from './say.ts';
import { writeDigits, type Digits } from './write-digits.ts';

/** Writes numbers, weights, money, days and sentences for one reader. */
export interface Teller {
  readonly region: Region;
  readonly number: (value: number, digits?: Digits) => string;
  /** "12 oz", "340 g"; with the decimals that ounces and pounds have. */
  readonly weight: (of: WeightKind, value: number, digits: Digits) => string;
  /** Two weights whose unit is named once where it is the same: "0.76 of 2.27 kg". */
  readonly weights: (
    of: WeightKind,
    values: readonly [number, number],
    between: string,
    digits: Digits,
  ) => string;
  /** A weight in a column, whose head names the unit. */
  readonly column: (of: WeightKind, value: number, digits: Digits) => string;
  /** A head, a label or a hint with the units of the farm: "Weight (oz)" is "Weight (g)", "in pounds" "in kilograms". */
  readonly head: (text: string) => string;
  readonly money: (value: number, decimals?: number) => string;
  readonly day: (iso: IsoDate, form?: DayForm) => string;
  readonly hour: (hours: number) => string;
  readonly time: (hour: number, minute: number) => string;
  readonly tell: (sentence: Sentence) => string;
}

/** The teller of a US farm in English: what `mgm`, logs and stored texts use. */
export const PLAIN_TELLER: Teller = {
  region: US_REGION,
  number: writeDigits,
  ...usWeights(writeDigits),
  head: (text) => text,
  money: (value, decimals = 2) => {
    const text = writeDigits(Math.abs(value), decimals);
    return `${value < 0 && /[1-9]/.test(text) ? '-' : ''}$${text}`;
  },
  day: writeUsDay,
  hour: writeHour,
  time: writeTime,
  tell: (sentence) => tellBy(PLAIN_TELLER, sentence),
};

/** A sentence as `mgm`, logs and stored texts say it. */
export const tellPlainly = PLAIN_TELLER.tell;

/** A sentence with what stands in its places, each written by the teller. */
export function tellBy(teller: Teller, sentence: Sentence): string {
  return sentence.say.replaceAll(/\{(\d+)\}/g, (_, at: string) =>
    write(sentence.with[Number(at)] ?? '', teller),
  );
}

function write(told: Told, teller: Teller): string {
  if (typeof told === 'string') return told;
  if (typeof told === 'number') return teller.number(told, 'all');
  if ('say' in told) return teller.tell(told);
  switch (told.is) {
    case 'weight':
      return told.isUnitless && teller.region.weights === 'us'
        ? teller.number(told.value, told.digits)
        : teller.weight(told.of, told.value, told.digits);
    case 'weights':
      return teller.weights(told.of, told.values, told.between, told.digits);
    case 'money':
      return teller.money(told.value, told.decimals);
    case 'day':
      return teller.day(told.iso, told.form);
    case 'count': {
      const text = teller.number(told.value, told.digits);
      return told.noun === undefined ? text : `${text} ${told.noun}${told.value === 1 ? '' : 's'}`;
    }
    case 'list':
      return told.items.map((item) => write(item, teller)).join(told.between);
  }
}

/** Ounces and pounds, with their numbers as they are written. */
export function usWeights(
  number: (value: number, digits: Digits) => string,
): Pick<Teller, 'weight' | 'weights' | 'column'> {
  const unitOf = (of: WeightKind) => (of === 'lb' ? 'lb' : 'oz');
  return {
    weight: (of, value, digits) => `${number(value, digits)} ${unitOf(of)}`,
    weights: (of, [a, b], between, digits) =>
      `${number(a, digits)}${between}${number(b, digits)} ${unitOf(of)}`,
    column: (_, value, digits) => number(value, digits),
  };
}

/** Hours after midnight: "6 pm", "10:30 pm". */
function writeHour(hours: number): string {
  const minutes = Math.round((hours % 1) * 60);
  const hour = Math.floor(hours) % 24;
  const rest = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${rest} ${hour < 12 ? 'am' : 'pm'}`;
}

/** The time of a clock: "7:42 AM". */
function writeTime(hour: number, minute: number): string {
  const minutes = String(minute).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
