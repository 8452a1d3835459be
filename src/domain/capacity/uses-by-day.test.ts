import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
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
  checkLaw([uses], (taken) => {
    const asked = Array.from({ length: 40 }, (_, index) =>
      taken
        .filter(({ from, until }) => from <= 100 + index && 100 + index < until)
        .reduce((sum, { amount }) => sum + amount, 0),
    );
    expect(amountsByDay(taken, 100, 40)).toEqual(asked);
  });
});

test('the demands of a day are those that take something on it, the last day of a use left out', () => {
  const uses = [
    use({ demandId: 'a', from: 9, until: 11 }),
    use({ demandId: 'b', from: 11, until: 12 }),
    use({ demandId: 'c', from: 12, until: 20 }),
    use({ demandId: 'd', from: 5, until: 10 }),
    use({ demandId: 'c', from: 12, until: 13 }),
  ];
  expect(demandsByDay(uses, 10, 3)).toEqual([['a'], ['b'], ['c']]);
});
