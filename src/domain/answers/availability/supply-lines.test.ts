import { tellPlainly } from '#domain/tell/teller.ts';
import { expect, test } from 'vitest';
import { forecastSupply } from '#domain/supply/outlook.ts';
import type { ClaimAllocation } from '#domain/supply/variety-supply.ts';
import { aFarm, anOrder, aVariety } from '#tests/support/builders/builders.ts';
import { aClaim, aLedger, aLot } from '#tests/support/builders/supply-builders.ts';
import type { AvailabilityTrial } from './availability-trial.ts';
import {
  otherOrdersLines,
  ownLines,
  ownShortage,
  surplusLines,
  timeLines,
} from './supply-lines.ts';

/** Who is told to lose by a new order, when deliveries get so much before and after. */
function losers(
  before: readonly ClaimAllocation[],
  after: readonly ClaimAllocation[],
): readonly string[] {
  const outlook = forecastSupply(aFarm({ varieties: [aVariety({ id: 'pea' })] }), '2025-03-10');
  const trial = {
    before: { ...outlook, ledger: aLedger([], before) },
    after: { ...outlook, ledger: aLedger([], after) },
    order: anOrder({ id: 'new' }),
  };
  // Nothing else of a trial is looked at.
  return otherOrdersLines(trial as unknown as AvailabilityTrial).map(({ text }) =>
    tellPlainly(text),
  );
}

const got = (id: string, oz: number, day = '2025-03-14') => aClaim(id, 8, oz, { dayISO: day });

test('deliveries that are short as before or less are not listed, nor is the new order', () => {
  expect(losers([got('bar', 4)], [got('bar', 4)])).toEqual([]);
  expect(losers([got('bar', 4)], [got('bar', 6)])).toEqual([]);
  expect(losers([got('bar', 8)], [got('bar', 7.96)])).toEqual([]);
  expect(losers([], [got('new', 2)])).toEqual([]);
});

test('a twentieth of an ounce is told to be missed, and it turns the answer into a no', () => {
  const little = aClaim('bar', 0.05, 0);
  expect(losers([{ ...little, gotOz: 0.05 }], [little])).toHaveLength(1);
  // Bar missed more before; what counts is what it loses now.
  expect(losers([got('bar', 4), got('cafe', 8)], [got('bar', 2), got('cafe', 5)])).toEqual([
    'Cafe Fri 3/14 would be 3 oz short',
  ]);
});

const PEA = aVariety({ id: 'pea', name: 'Pea', daysToHarvest: 10.5 });
const DAYS = { dateISO: '2025-03-14', harvestISO: '2025-03-14', today: '2025-03-10' };
const part = (plantOz: number) => ({ variety: PEA, oz: 8, lots: [], haveOz: 0, take: [], plantOz });

test('leftovers are listed with the days of two harvests and the number of others', () => {
  const lots = [11, 12, 13, 14].map((day) => aLot({ id: `pea|${day}`, cutISO: `2025-03-${day}` }));
  const textOf = (count: number) => {
    const parts = [{ ...part(0), lots: lots.slice(0, count), haveOz: 9.25 }];
    return surplusLines({ parts } as unknown as AvailabilityTrial).map(({ text }) =>
      tellPlainly(text),
    );
  };
  expect(textOf(0)).toEqual([]);
  expect(textOf(1)).toEqual(['Pea: 9.3 oz left over, cut Tue 3/11']);
  expect(textOf(2)).toEqual(['Pea: 9.3 oz left over, cut Tue 3/11 and Wed 3/12']);
  expect(textOf(3)).toEqual(['Pea: 9.3 oz left over, cut Tue 3/11 and Wed 3/12 and 1 more']);
  expect(textOf(4)).toEqual(['Pea: 9.3 oz left over, cut Tue 3/11 and Wed 3/12 and 2 more']);
});

test('whole days of growth are laid against the days until the cut, none where that is past', () => {
  const before = forecastSupply(aFarm({ varieties: [PEA] }), '2025-03-10');
  const lineOf = (harvestISO: string, plantOz = 8) =>
    timeLines({ parts: [part(plantOz)], days: { ...DAYS, harvestISO } }, before)[0];
  expect(lineOf('2025-03-20')).toMatchObject({ have: 10, need: 10, status: 'ok', limits: true });
  expect(lineOf('2025-03-19')).toMatchObject({ have: 9, need: 10, status: 'short', limits: true });
  expect(lineOf('2025-03-09')?.text).toEqual('Pea needs 10 days, 0 are left until the cut Sun 3/9');
  // Half an ounce is planted, too; what is taken needs no time.
  expect(lineOf('2025-03-20', 0.5)).toBeDefined();
  expect(lineOf('2025-03-20', 0)).toBeUndefined();
});

/** A trial of order "new" after which deliveries of pea get so much. */
function trialWith(claims: readonly ClaimAllocation[]): AvailabilityTrial {
  const outlook = forecastSupply(aFarm({ varieties: [PEA] }), '2025-03-10');
  const parts = [part(8), { ...part(8), variety: aVariety({ id: 'gone' }) }];
  const after = { ...outlook, ledger: aLedger([], claims) };
  // Nothing else of a trial is looked at.
  return {
    after,
    parts,
    order: anOrder({ id: 'new' }),
    days: DAYS,
  } as unknown as AvailabilityTrial;
}

test('the order itself misses what it does not get, from a twentieth of an ounce on', () => {
  expect(ownShortage(trialWith([got('bar', 2), got('new', 5)]))).toBe(3);
  expect(ownShortage(trialWith([got('bar', 2), got('new', 8)]))).toBe(0);
  expect(ownShortage(trialWith([got('bar', 2)]))).toBe(0);
  expect(ownShortage(trialWith([aClaim('new', 0.05, 0)]))).toBe(0.05);
  expect(ownShortage(trialWith([aClaim('new', 0.04, 0)]))).toBe(0);
});

test('what the order itself misses is told where time is no reason for it', () => {
  const trial = trialWith([got('new', 5)]);
  const [line, ...more] = ownLines(trial, []);
  expect(more).toEqual([]);
  const text = 'This order would be 3 oz short';
  const short = { kind: 'own', status: 'short', limits: true, text };
  expect(line).toMatchObject({ ...short, need: 3, dateISO: '2025-03-14' });
  expect(ownLines(trialWith([got('new', 8)]), [])).toEqual([]);
  const late = timeLines({ parts: [part(8)], days: DAYS }, trial.after);
  expect(late).toMatchObject([{ status: 'short' }]);
  expect(ownLines(trial, late)).toEqual([]);
});
