import { dayInForm, type DayForm } from '#domain/calendar/day-label.ts';
import { type IsoDate, calendarDay, dayNumber } from '#domain/calendar/iso-date.ts';
import { metricColumn, metricWeight, type WeightKind } from './metric-weights.ts';
import type { Region } from './region.ts';
import { PLAIN_TELLER, tellBy, usWeights, type Teller } from './teller.ts';
import { isBareStyle, writeDigits } from './write-digits.ts';
import { currencySign, moneyAround } from './write-money.ts';

const GROUP = { point: ',', comma: '.', space: '\u202F' } as const;

const METRIC_HEADS: Readonly<Record<string, string>> = {
  oz: 'g',
  Oz: 'g',
  lb: 'kg',
  ounces: 'grams',
  Ounces: 'Grams',
  pound: 'kilogram',
  pounds: 'kilograms',
  Pounds: 'Kilograms',
};

/** A teller for a farm. It comes late in the app: one that chose nothing reads the plain one. */
export function createTeller(region: Region): Teller {
  const { dates, numbers } = region;
  const isUsNumber = numbers === 'point';
  const marked = (text: string) =>
    isUsNumber ? text : text.replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : GROUP[numbers]));
  const number: Teller['number'] = (value, digits = 0) => {
    const text = writeDigits(value, digits);
    return marked(isBareStyle(digits) && !isUsNumber ? grouped(text) : text);
  };
  const teller: Teller = {
    ...PLAIN_TELLER,
    region,
    number,
    ...(region.weights === 'us' ? usWeights(number) : metricWeights(number, marked)),
    ...moneyWriters(region, number),
    ...(dates === 'day-first' && {
      day: writeDayFirst,
      hour: (hours) => write24Hours(Math.floor(hours) % 24, Math.round((hours % 1) * 60)),
      time: write24Hours,
    }),
    tell: (sentence) => tellBy(teller, sentence),
  };
  return teller;
}

/** The teller of a farm: the plain one where it chose nothing. */
export function tellerOf(region: Region | undefined): Teller {
  return region === undefined ? PLAIN_TELLER : createTeller(region);
}

function metricWeights(
  number: Teller['number'],
  marked: (text: string) => string,
): Pick<Teller, 'weight' | 'weights' | 'column'> {
  const amountIn = (of: WeightKind, value: number) => {
    const { amount, unit } = metricWeight(of, value);
    return { amount: marked(grouped(amount)), unit };
  };
  return {
    weight: (of, value) => {
      const { amount, unit } = amountIn(of, value);
      return `${amount} ${unit}`;
    },
    weights: (of, values, between) => {
      const [a, b] = [amountIn(of, values[0]), amountIn(of, values[1])];
      return `${a.amount}${a.unit === b.unit ? '' : ` ${a.unit}`}${between}${b.amount} ${b.unit}`;
    },
    column: (of, value) => {
      const told = metricColumn(of, value);
      return of === 'lb' ? number(told, 2) : marked(grouped(told));
    },
  };
}

function moneyWriters(region: Region, number: Teller['number']): Pick<Teller, 'money' | 'head'> {
  const { prefix, suffix } = moneyAround(region);
  const sign = currencySign(region.currency);
  return {
    money: (value, decimals = 2) => {
      const text = number(Math.abs(value), decimals);
      return `${value < 0 && /[1-9]/.test(text) ? '-' : ''}${prefix}${text}${suffix}`;
    },
    head: (text) => {
      const inMoney = text.replaceAll('($)', `(${sign})`);
      if (region.weights === 'us') return inMoney;
      return inMoney.replaceAll(/[A-Za-z]+/g, (word) => METRIC_HEADS[word] ?? word);
    },
  };
}

const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** A day with the name of its month, so that no two numbers can be mixed up: "Tue 24 Nov". */
function writeDayFirst(iso: IsoDate, form: DayForm = 'short'): string {
  const { year, month, day } = calendarDay(dayNumber(iso));
  const date = `${day} ${MONTHS.slice(month * 3 - 3, month * 3)}`;
  return dayInForm(iso, form, date, `${date} ${year}`);
}

/** A time on a clock of 24 hours: "07:42". */
function write24Hours(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** A number as it stands with its groups, as US farms read it. */
function grouped(value: number | string): string {
  const [whole = '', rest] = String(value).split('.');
  const groups = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return rest === undefined ? groups : `${groups}.${rest}`;
}
