import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { metricColumn, metricWeight, type WeightKind } from './metric-weights.ts';
import { US_REGION, type Region } from './region.ts';
import { isSentence, type Sentence, type Told } from './say.ts';
import { writeDay, writeHour, writeTime, type DayForm } from './write-day.ts';
import { writeDigits, type Digits } from './write-digits.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { currencySign, moneyAround } from './write-money.ts';

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
  /** The head of a column, or the label of a field: "Weight (oz)" is "Weight (g)". */
  readonly head: (text: string) => string;
  readonly money: (value: number, decimals?: number) => string;
  readonly day: (iso: IsoDate, form?: DayForm) => string;
  readonly hour: (hours: number) => string;
  readonly time: (hour: number, minute: number) => string;
  readonly tell: (sentence: Sentence) => string;
}

const GROUP = { point: ',', comma: '.', space: '\u202F' } as const;

const METRIC_HEADS: Readonly<Record<string, string>> = { oz: 'g', lb: 'kg' };

/** A teller for a reader. */
export function createTeller(region: Region): Teller {
  const { weights, currency, dates, numbers } = region;
  const isMetric = weights === 'metric';
  const isUsNumber = numbers === 'point';
  const { prefix, suffix } = moneyAround(region);
  const marked = (text: string) =>
    isUsNumber ? text : text.replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : GROUP[numbers]));
  const number: Teller['number'] = (value, digits = 0) => {
    // Both stand without groups in a US farm.
    const isBare = digits === 'short' || digits === 'all';
    const rounded = digits === 'short' ? roundTo(value, 1) : value;
    return marked(isBare && !isUsNumber ? grouped(rounded) : writeDigits(value, digits));
  };
  const amountIn = (of: WeightKind, value: number, digits: Digits) => {
    if (!isMetric) return { amount: number(value, digits), unit: of === 'lb' ? 'lb' : 'oz' };
    const { amount, unit } = metricWeight(of, value);
    return { amount: marked(grouped(amount)), unit };
  };
  const teller: Teller = {
    region,
    number,
    weight: (of, value, digits) => {
      const { amount, unit } = amountIn(of, value, digits);
      return `${amount} ${unit}`;
    },
    weights: (of, values, between, digits) => {
      const [a, b] = [amountIn(of, values[0], digits), amountIn(of, values[1], digits)];
      return `${a.amount}${a.unit === b.unit ? '' : ` ${a.unit}`}${between}${b.amount} ${b.unit}`;
    },
    column: (of, value, digits) => {
      if (!isMetric) return number(value, digits);
      return of === 'lb'
        ? number(metricColumn(of, value), 2)
        : marked(grouped(metricColumn(of, value)));
    },
    head: (text) => {
      const inMoney =
        currency === 'USD' ? text : text.replaceAll('($)', `(${currencySign(currency)})`);
      return isMetric
        ? inMoney.replace(
            /\((oz|lb)(\/\w+)?\)/,
            (_, unit: string, per = '') => `(${METRIC_HEADS[unit]}${per})`,
          )
        : inMoney;
    },
    money: (value, decimals = 2) => {
      const text = number(Math.abs(value), decimals);
      return `${value < 0 && /[1-9]/.test(text) ? '-' : ''}${prefix}${text}${suffix}`;
    },
    day: (iso, form = 'short') => writeDay(iso, form, dates),
    hour: (hours) => writeHour(hours, dates),
    time: (hour, minute) => writeTime(hour, minute, dates),
    tell: (sentence) =>
      sentence.say.replaceAll(/\{(\d+)\}/g, (_, at: string) =>
        write(sentence.with[Number(at)] ?? '', teller),
      ),
  };
  return teller;
}

/** The teller of a US farm in English: what `mgm`, logs and stored texts use. */
export const PLAIN_TELLER = createTeller(US_REGION);

/** A sentence as `mgm`, logs and stored texts say it. */
export const tellPlainly = PLAIN_TELLER.tell;

function write(told: Told, teller: Teller): string {
  if (typeof told === 'string') return told;
  if (typeof told === 'number') return teller.number(told, 'all');
  if (isSentence(told)) return teller.tell(told);
  switch (told.is) {
    case 'weight':
      return teller.weight(told.of, told.value, told.digits);
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

/** A rounded number with its groups, as US farms read it. */
function grouped(value: number): string {
  const [whole = '', rest] = String(value).split('.');
  const groups = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return rest === undefined ? groups : `${groups}.${rest}`;
}
