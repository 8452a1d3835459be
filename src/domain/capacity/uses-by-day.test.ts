import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ResourceUse } from './resource-use.ts';
import { amountsByDay, demandsByDay, usesByResource } from './uses-by-day.ts';

const use = (more: Partial<ResourceUse> = {}): ResourceUse => ({
  resource: 'growTrays',
  demandId: 'dem_1',
  varietyId: 'pea',
  amount: 7,
  from: 101,
  until: 103,
  ...more,
});

test('a use counts from its first day to the day before its last one', () => {
  expect(amountsByDay([use()], 100, 4)).toEqual([0, 7, 7, 0]);
});

test('uses begin before the window and end after it', () => {
  expect(amountsByDay([use({ from: 90, until: 200 })], 100, 3)).toEqual([7, 7, 7]);
  expect(amountsByDay([use({ from: 90, until: 100 })], 100, 3)).toEqual([0, 0, 0]);
});

test('ounces that add up with a hair are told without it', () => {
  expect(amountsByDay([use({ amount: 0.1 }), use({ amount: 0.2 })], 101, 1)).toEqual([0.3]);
});

test('what takes nothing is not listed', () => {
  const uses = usesByResource([use(), use({ amount: 0 }), use({ resource: 'topCovers' })]);
  expect(uses.get('growTrays')).toEqual([use()]);
  expect([...uses.keys()]).toEqual(['growTrays', 'topCovers']);
});

test('filling the days of each use gives what asking every use on every day gives', () => {
  const uses = fc.array(
    fc
      .record({
        amount: fc.integer({ min: 0, max: 30 }),
        from: fc.integer({ min: 80, max: 150 }),
        lasts: fc.integer({ min: -2, max: 40 }),
      })
      .map(({ amount, from, lasts }) => use({ amount, from, until: from + lasts })),
  );
  fc.assert(
    fc.property(uses, (taken) => {
      const asked = Array.from({ length: 40 }, (_, index) =>
        taken
          .filter(({ from, until }) => from <= 100 + index && 100 + index < until)
          .reduce((sum, { amount }) => sum + amount, 0),
      );
      expect(amountsByDay(taken, 100, 40)).toEqual(asked);
    }),
  );
});

test('the demands of a day are those that take something on it, the last day of a use left out', () => {
  const use = (demandId: string, from: number, until: number) =>
    ({ resource: 'growTrays', demandId, varietyId: 'pea', amount: 1, from, until }) as const;
  const uses = [
    use('a', 9, 11),
    use('b', 11, 12),
    use('c', 12, 20),
    use('d', 5, 10),
    use('c', 12, 13),
  ];
  expect(demandsByDay(uses, 10, 3)).toEqual([['a'], ['b'], ['c']]);
});

test('a use that began before the window, or ends after it, counts on the days between', () => {
  const use = (from: number, until: number) =>
    ({ resource: 'growTrays', demandId: 'a', varietyId: 'pea', amount: 2, from, until }) as const;
  expect(amountsByDay([use(5, 11), use(12, 99), use(1, 5)], 10, 3)).toEqual([2, 0, 2]);
});
