import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { US_REGION, type Region } from './region.ts';
import { count, inDigits, listed, money, onDay, ounces, say, weightPair } from './say.ts';
import { createTeller } from './create-teller.ts';
import { PLAIN_TELLER, tellPlainly, type Teller } from './teller.ts';

const LYON: Region = { weights: 'metric', currency: 'EUR', dates: 'day-first', numbers: 'space' };
const METRIC = createTeller({ ...US_REGION, weights: 'metric', dates: 'day-first' });

const money2 = (currency: Region['currency'], numbers: Region['numbers'], value: number) =>
  createTeller({ ...US_REGION, currency, numbers }).money(value);

test.each([
  [12, '340 g', '340'],
  [35.25, '999 g', '999'],
  [35.26, '1 kg', '1,000'],
  [105, '2.98 kg', '2,980'],
  [352.7, '10 kg', '10,000'],
  [17.635, '500 g', '500'],
])('%s oz of greens are %s, in a column %s', (oz, sentence, column) => {
  expect(METRIC.weight('oz', oz, 1)).toBe(sentence);
  expect(METRIC.column('oz', oz, 1)).toBe(column);
});

test('a yield is in whole grams, a package has at most one decimal, in kilograms three', () => {
  expect(METRIC.weight('yield', 8.818490487395103, 2)).toBe('250 g');
  expect(METRIC.column('yield', 8.818490487395103, 2)).toBe('250');
  expect(METRIC.weights('yield', [7.5, 10], ' to ', 1)).toBe('213 to 283 g');
  expect([1.763698097479021, 2, 16].map((oz) => METRIC.weight('size', oz, 'size'))).toEqual([
    '50 g',
    '56.7 g',
    '453.6 g',
  ]);
  expect(METRIC.weight('size', 35.27396194958041, 'size')).toBe('1 kg');
});

test('seed is in kilograms, little of it in grams; a column has two decimals', () => {
  expect(METRIC.weight('lb', 5, 1)).toBe('2.27 kg');
  expect(METRIC.weight('lb', 0.2, 1)).toBe('91 g');
  expect(METRIC.column('lb', 5, 1)).toBe('2.27');
  expect(METRIC.weights('lb', [1.68, 5], ' of ', 'short')).toBe('0.76 of 2.27 kg');
});

test('what is offered is never more than there is', () => {
  expect(METRIC.weight('offered', 11.8, 'short')).toBe('334 g');
  expect(METRIC.weight('offered', 105, 'short')).toBe('2.97 kg');
});

test('two weights of two units both name theirs', () => {
  expect(METRIC.weights('oz', [12, 105], ' → ', 'short')).toBe('340 g → 2.98 kg');
});

test('a dryer’s shelf of 1,234 g stands in tens in a column', () => {
  expect(METRIC.column('oz', 1234 / 28.349523125, 1)).toBe('1,230');
});

test('the sign of a currency stands where its numbers want it; a minus comes first', () => {
  expect(money2('EUR', 'point', -1234.5)).toBe('-€1,234.50');
  expect(money2('EUR', 'comma', -1234.5)).toBe('-1.234,50\u00A0€');
  expect(money2('EUR', 'space', -1234.5)).toBe('-1\u202F234,50\u00A0€');
  expect(money2('SEK', 'point', -1234.5)).toBe('-1,234.50\u00A0kr');
  expect(money2('CHF', 'point', 4.25)).toBe('CHF\u00A04.25');
  expect(money2('MXN', 'point', 4.25)).toBe('$4.25');
  expect(money2('USD', 'comma', 0.0125)).toBe('0,01\u00A0$');
  const us = createTeller({ ...LYON, weights: 'us' });
  expect(us.weights('lb', [1234.5, 2], ' of ', 1)).toBe('1\u202F234,5 of 2,0 lb');
  expect(us.head('Price ($) per lb')).toBe('Price (€) per lb');
  expect(money2('USD', 'point', -0.001)).toBe('$0.00');
});

const DAY_FORMS = [undefined, 'long', 'title', 'list', 'date', 'past'] as const;
const daysOf = ({ day }: Teller) => DAY_FORMS.map((form) => day('2026-11-24', form)).join('; ');

test('days name their month in letters where the day comes first', () => {
  const lyon = createTeller(LYON);
  expect(daysOf(lyon)).toBe(
    'Tue 24 Nov; Tuesday 24 Nov; Tuesday, 24 Nov; 24 Nov; Tue 24 Nov 2026; 24 Nov 2026',
  );
  expect([lyon.hour(18), lyon.hour(22.5), lyon.time(7, 42)]).toEqual(['18:00', '22:30', '07:42']);
});

test('a US farm reads days and times as ever', () => {
  expect(daysOf(PLAIN_TELLER)).toBe(
    'Tue 11/24; Tuesday 11/24; Tuesday, 11/24; 11/24; Tue 11/24/2026; 11/24/2026',
  );
  const { hour, time } = PLAIN_TELLER;
  expect([18, 22.5, 0].map(hour)).toEqual(['6 pm', '10:30 pm', '12 am']);
  expect([time(7, 42), time(12, 5)]).toEqual(['7:42 AM', '12:05 PM']);
});

test('numbers have the marks of the farm', () => {
  const inFarm = (numbers: Region['numbers']) => createTeller({ ...US_REGION, numbers });
  expect(inFarm('comma').number(1234.5, 1)).toBe('1.234,5');
  expect(inFarm('space').number(1234.5, 1)).toBe('1\u202F234,5');
  expect(inFarm('point').number(1234.5, 1)).toBe('1,234.5');
  expect(inFarm('comma').number(1234.5, 'short')).toBe('1.234,5');
  expect(inFarm('point').number(1234.56, 'short')).toBe('1234.6');
  expect(inFarm('comma').number(12.125, 'all')).toBe('12,125');
});

test('heads and labels name the unit that stands below them', () => {
  const { head } = createTeller(LYON);
  const told = (...heads: readonly string[]) => heads.map(head).join(', ');
  expect(told('Weight (oz)', 'On hand (lb)', 'Yield (oz/tray)', 'Value ($)', 'Day')).toBe(
    'Weight (g), On hand (kg), Yield (g/tray), Value (€), Day',
  );
  expect(told('Ounces per tray', 'Seed in pounds', 'Pounds', '12 g per pound')).toBe(
    'Grams per tray, Seed in kilograms, Kilograms, 12 g per kilogram',
  );
  expect(PLAIN_TELLER.head('Weight (oz)')).toBe('Weight (oz)');
});

test('one sentence is told to each reader in the own way', () => {
  const left = say`${ounces(12)} Sunflower cut ${onDay('2026-11-28')}, ${count(2, 'day')} old`;
  expect(left.say).toBe('{0} Sunflower cut {1}, {2} old');
  expect(METRIC.tell(left)).toBe('340 g Sunflower cut Sat 28 Nov, 2 days old');
  expect(tellPlainly(left)).toBe('12 oz Sunflower cut Sat 11/28, 2 days old');
  const most = say`Most on ${onDay('2026-11-30')}: ${ounces(12)}. All ${ounces(20)} from ${onDay('2026-12-02')}.`;
  expect(METRIC.tell(most)).toBe('Most on Mon 30 Nov: 340 g. All 567 g from Wed 2 Dec.');
  const seed = say`Seed Sunflower ${weightPair([1.68, 5], ' of ', 'lb')}, runs out ${onDay('2026-12-08')}`;
  expect(METRIC.tell(seed)).toBe('Seed Sunflower 0.76 of 2.27 kg, runs out Tue 8 Dec');
  expect(tellPlainly(seed)).toBe('Seed Sunflower 1.7 of 5 lb, runs out Tue 12/8');
});

test('names, numbers, lists and sentences stand in a sentence, too', () => {
  const inner = say`${money(4.25)} a tray`;
  const told = say`${listed(['{1}', 'Pea'], ' and ')}: ${2.5}, ${inDigits(1250, 0)}, ${inner}`;
  expect(tellPlainly(told)).toBe('{1} and Pea: 2.5, 1,250, $4.25 a tray');
  expect(createTeller(LYON).tell(told)).toBe('{1} and Pea: 2,5, 1\u202F250, 4,25\u00A0€ a tray');
});

test('no weight of a metric farm says ounces or pounds, and none is off by more than its decimals', () => {
  checkLaw([fc.double({ min: 0, max: 5000, noNaN: true })], (oz) => {
    const told = METRIC.weight('oz', oz, 1);
    const [, digits = '', unit] = /^([\d,.]+) (g|kg)$/.exec(told) ?? [];
    const grams = Number(digits.replaceAll(',', '')) * (unit === 'kg' ? 1000 : 1);
    expect(Math.abs(grams - oz * 28.349523125)).toBeLessThanOrEqual(unit === 'kg' ? 5.001 : 0.5001);
    expect(METRIC.weight('offered', oz, 1)).not.toMatch(/oz|lb/);
  });
});

test('what a farm of euros and grams is told has no ounce, pound or dollar', () => {
  const { weight, column, money: told, head } = createTeller(LYON);
  const kinds = fc.constantFrom('oz', 'offered', 'yield', 'size', 'lb');
  checkLaw([kinds, fc.double({ min: -5000, max: 5000, noNaN: true })], (kind, value) => {
    const all = [weight(kind, value, 1), column(kind, value, 1), told(value), head('x (oz)')];
    expect(all.join(' ')).not.toMatch(/oz|lb|\$|\d\.\d/);
  });
});
