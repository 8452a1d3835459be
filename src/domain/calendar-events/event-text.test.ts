import { expect, test } from 'vitest';
import { PLAIN_TELLER } from '#domain/tell/teller.ts';
import { eventDescription, eventSummary } from './event-text.ts';

test.each([
  ['plant', 3, 0, '[MGM] Plant — 3 trays'],
  ['soak', 1, 0, '[MGM] Soak — 1 tray'],
  ['harvest', 5, 40, '[MGM] Harvest — 5 trays, 40 oz'],
  ['harvest', 1.006, 8.256, '[MGM] Harvest — 1.01 trays, 8.26 oz'],
] as const)('%s of %d trays and %d oz is %j', (type, trays, ounces, summary) => {
  expect(eventSummary(type, { trays, ounces }, PLAIN_TELLER)).toBe(summary);
});

const amounts = (...names: readonly string[]) =>
  new Map(names.map((name) => [name, { trays: 2, ounces: 16 }]));

test('lines that a calendar cannot hold are counted, the last that fits is written', () => {
  // A line of 99 characters and its end is 100: 79 of them and one of 98 leave one character.
  const name = (n: number, length: number) => String(n).padStart(3, '0').padEnd(length, 'x');
  const line = (length: number) => length - ' — 2 trays'.length;
  const many = (last: number) => [
    ...Array.from({ length: 79 }, (_, n) => name(n, line(99))),
    name(900, line(last)),
    name(901, line(99)),
  ];
  const told = (last: number) =>
    eventDescription('plant', 'k', amounts(...many(last)), PLAIN_TELLER).split('\n');
  expect(told(98)).toHaveLength(82);
  expect(told(98).at(-2)).toBe('and 1 more');
  expect(told(99)).toHaveLength(81);
  expect(told(99).at(-2)).toBe('and 2 more');
});
