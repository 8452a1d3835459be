import { tellPlainly } from '#domain/tell/teller.ts';
import { expect, test } from 'vitest';
import { forecastSupply, type Outlook } from '#domain/supply/outlook.ts';
import type { SupplyLot } from '#domain/supply/variety-supply.ts';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { aLedger, aLot, aLotPlanting } from '#tests/support/builders/supply-builders.ts';
import { diffSummary } from './diff-summary.ts';
import type { PlanDiff } from './plan-diff.ts';

const TODAY = '2025-03-10';

function withLots(...lots: SupplyLot[]): Outlook {
  const bare = forecastSupply(aFarm({ varieties: [aVariety({ id: 'pea' })] }), TODAY);
  return { ...bare, ledger: aLedger(lots) };
}

/** A harvest for which a tray is still to be planted. */
function toPlant(harvestISO: string): SupplyLot {
  const plantings = [aLotPlanting('planned', 1)];
  return aLot({ id: `pea|${harvestISO}`, dayISO: harvestISO, state: 'planned', plantings });
}

const NOTHING = { plantings: [], harvests: [], tooLate: [], short: [], surplus: [], full: [] };

/** The line about a change that moves no planting. */
function told(diff: Partial<PlanDiff>): string {
  return tellPlainly(diffSummary(withLots(), withLots(), { ...NOTHING, ...diff }));
}

const PEA = { varietyId: 'pea', varietyName: 'Pea' };

function short(orderName: string, shortBefore: number, shortAfter: number) {
  const order = { orderId: orderName, orderName };
  return { dateISO: '2025-03-14', ...order, ...PEA, shortBefore, shortAfter };
}

function late(trays: number) {
  return { harvestISO: '2025-03-14', ...PEA, startISO: '2025-03-04', trays };
}

function surplus(trays: number) {
  return { dateISO: '2025-03-14', ...PEA, leftBefore: 0, leftAfter: 8 * trays, trays };
}

function full(dateISO: string, overBefore: number, overAfter: number) {
  return { dateISO, kind: 'grow' as const, overBefore, overAfter };
}

test('the harvests of the next sixty days are named, the next one first', () => {
  const after = withLots(...['2025-05-10', '2025-05-09', '2025-03-20'].map(toPlant));
  // 3/10 and 60 days is 5/9.
  expect(diffSummary(withLots(), after, NOTHING)).toEqual('+1 tray Pea, Thu 3/20 and 1 more');
});

test('who is short more than before is named, others are counted', () => {
  expect(told({ short: [short('Cafe', 0, 2.04)] })).toBe('Cafe Fri 3/14 2 oz short');
  expect(told({ short: [short('Bar', 6, 6), short('Cafe', 2, 3), short('Deli', 0, 1)] })).toBe(
    'Cafe Fri 3/14 3 oz short and 1 more short',
  );
});

test('deliveries that are no longer short are counted if no other becomes short', () => {
  const covered = short('Cafe', 3, 0);
  expect(told({ short: [covered] })).toBe('1 delivery no longer short');
  expect(told({ short: [covered, short('Deli', 1, 0.04)] })).toBe('2 deliveries no longer short');
  // Less than a twentieth of an ounce is nothing; that much is still short.
  expect(told({ short: [short('Cafe', 3, 0.05)] })).toBe('');
  expect(told({ short: [covered, short('Deli', 0, 1)] })).toBe('Deli Fri 3/14 1 oz short');
});

test('late trays are named if no delivery is short of them', () => {
  expect(told({ tooLate: [late(1)] })).toBe('1 tray Pea too late for Fri 3/14');
  expect(told({ tooLate: [late(2), late(1)] })).toBe('2 trays Pea too late for Fri 3/14');
  expect(told({ tooLate: [late(1)], short: [short('Cafe', 0, 8)] })).toBe(
    'Cafe Fri 3/14 8 oz short',
  );
});

test('surplus trays are summed, and named if they are of one variety', () => {
  const kale = { ...surplus(1), varietyId: 'kale', varietyName: 'Kale' };
  expect(told({ surplus: [surplus(0)] })).toBe('');
  expect(told({ surplus: [surplus(1)] })).toBe('1 planted tray of Pea becomes surplus');
  expect(told({ surplus: [surplus(1), surplus(2)] })).toBe('3 planted trays of Pea become surplus');
  expect(told({ surplus: [surplus(1), { ...kale, trays: 0 }] })).toBe(
    '1 planted tray of Pea becomes surplus',
  );
  expect(told({ surplus: [surplus(1), kale] })).toBe('2 planted trays become surplus');
});

test('the first day on which racks overflow by more is named', () => {
  const days = [full('2025-03-11', 4, 4), full('2025-03-12', 3, 1), full('2025-03-13', 1, 2)];
  expect(told({ full: days })).toBe('grow slots over by 2 Thu 3/13');
  expect(told({ full: [full('2025-03-13', 0, 1.664)] })).toBe('grow slots over by 1.66 Thu 3/13');
  expect(told({ full: days.slice(0, 2) })).toBe('');
});
