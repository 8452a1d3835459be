import { expect, test } from 'vitest';
import { outlookOf } from '#domain/supply/outlook.ts';
import type { ServedClaim } from '#domain/supply/supply-claim.ts';
import { aFarm, anOrder, aVariety } from '#tests/support/builders/builders.ts';
import { aClaim, aLedger } from '#tests/support/builders/supply-builders.ts';
import type { PromiseTrial } from './promise-trial.ts';
import { othersLines } from './supply-lines.ts';

/** Who is told to lose by a new order, when deliveries get so much before and after. */
function losers(before: readonly ServedClaim[], after: readonly ServedClaim[]): readonly string[] {
  const outlook = outlookOf(aFarm({ varieties: [aVariety({ id: 'pea' })] }), '2025-03-10');
  const trial = {
    before: { ...outlook, ledger: aLedger([], before) },
    after: { ...outlook, ledger: aLedger([], after) },
    order: anOrder({ id: 'new' }),
  };
  // Nothing else of a trial is looked at.
  return othersLines(trial as unknown as PromiseTrial).map(({ text }) => text);
}

const got = (id: string, oz: number, day = '2025-03-14') => aClaim(id, 8, oz, { dayISO: day });

test('of the others the one that loses most is told, with all that it misses', () => {
  expect(
    losers([got('bar', 6), got('cafe', 8), got('deli', 8)], [got('bar', 3), got('cafe', 4)]),
  ).toEqual(['Cafe Fri 3/14 would be 4 oz short']);
  expect(losers([got('bar', 6)], [got('bar', 3)])).toEqual(['Bar Fri 3/14 would be 5 oz short']);
});

test('of those that lose as much the first day is told, then the first order', () => {
  const full = [got('deli', 8), got('cafe', 8), got('bar', 8, '2025-03-15')];
  expect(losers(full, [got('bar', 6, '2025-03-15'), got('deli', 6), got('cafe', 6)])).toEqual([
    'Cafe Fri 3/14 would be 2 oz short',
  ]);
});

test('nobody is told who misses as much as before or less, nor the new order itself', () => {
  expect(losers([got('bar', 4)], [got('bar', 4)])).toEqual([]);
  expect(losers([got('bar', 4)], [got('bar', 6)])).toEqual([]);
  expect(losers([got('bar', 8)], [got('bar', 7.96)])).toEqual([]);
  expect(losers([], [got('new', 2)])).toEqual([]);
});
