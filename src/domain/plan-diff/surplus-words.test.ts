import { expect, test } from 'vitest';
import { BISTRO_DAY, bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import { outlookOf } from '../supply/outlook.ts';
import { compareOutlooks } from './compare-outlooks.ts';
import { surplusWords } from './surplus-words.ts';

/** What is said when an order of the farm is deleted. */
function wordsWithout(name: string): string {
  const farm = bistroFarm();
  const left = { ...farm, orders: farm.orders.filter((order) => order.name !== name) };
  const [before, after] = [farm, left].map((one) => outlookOf(one, BISTRO_DAY));
  if (before === undefined || after === undefined) throw new Error('Both have an outlook.');
  return surplusWords(compareOutlooks(before, after));
}

test('an order that is deleted names the trays that grow for nobody', () => {
  expect(wordsWithout('Bistro Friday')).toBe('3 planted trays of Sunflower become surplus.');
});

test('a change that leaves every tray its order says nothing', () => {
  expect(wordsWithout('No such order')).toBe('');
});

test('one tray becomes surplus, several trays or several varieties become it', () => {
  const row = (varietyName: string, trays: number) => ({
    dateISO: BISTRO_DAY,
    varietyId: varietyName,
    varietyName,
    leftBefore: 0,
    leftAfter: 8,
    trays,
  });
  const words = (...surplus: ReturnType<typeof row>[]) => surplusWords({ surplus });
  expect(words(row('Pea', 1))).toBe('1 planted tray of Pea becomes surplus.');
  expect(words(row('Pea', 1), row('Pea', 2))).toBe('3 planted trays of Pea become surplus.');
  expect(words(row('Pea', 1), row('Kale', 1))).toBe(
    '1 planted tray of Pea, 1 planted tray of Kale become surplus.',
  );
});

test('a harvest from which no tray is left over is not named', () => {
  const row = { dateISO: '2025-03-14', varietyId: 'pea', varietyName: 'Pea', trays: 0 };
  expect(surplusWords({ surplus: [row] } as unknown as Parameters<typeof surplusWords>[0])).toBe(
    '',
  );
});
