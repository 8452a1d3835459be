import { expect, test } from 'vitest';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { aHarvestLoss } from '#tests/support/builders/report-builders.ts';
import { supplyLedger } from '#domain/supply/supply-ledger.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import type { HarvestLoss } from '#domain/planning/task.ts';
import type { DryLoad } from '../../drying/dry-load.ts';
import { loadRows } from './load-rows.ts';

const TODAY = '2025-03-20';
const dryer = { id: 'fd-1', label: 'Freeze Dryer 1', shelves: 7, cycleDays: 1, shelfMaxOz: 16 };
const rows = (...dryLoads: readonly DryLoad[]) => rowsAfter([], ...dryLoads);
const rowsAfter = (harvestLosses: readonly HarvestLoss[], ...dryLoads: readonly DryLoad[]) => {
  const pea = aVariety({ id: 'pea', yieldOzPerTray: 15, daysToHarvest: 10 });
  const capacity = { ...aFarm().capacity, freezeDryers: [dryer] };
  const farm = { ...aFarm({ varieties: [pea], capacity }), dryLoads };
  const tasks = planFarm(farm, TODAY).tasks;
  return loadRows(farm, supplyLedger({ ...farm, tasks, harvestLosses }, TODAY), TODAY);
};
const load = (more: Partial<DryLoad>) => aDryLoad({ startISO: '2025-03-18', ...more });

test.each<readonly [Partial<DryLoad>, string]>([
  [{ startISO: '2025-03-20' }, 'Planned'],
  [{}, 'Not started'],
  [{ status: 'RUNNING', cycleDays: 3 }, 'In the dryer'],
  [{ status: 'RUNNING', cycleDays: 2 }, 'Ready'],
  [{ status: 'DONE' }, 'Done'],
  [{ status: 'CANCELLED' }, 'Cancelled'],
  [{ dryerId: '', cycleDays: 0 }, 'Ready'],
])('a load of Tuesday 3/18 with %o is on Thursday: %s', (more, state) => {
  expect(rows(load(more))[0]?.state).toBe(state);
});

test('the newest load is first, with its fresh and dry weight and the yield', () => {
  const done = load({ status: 'DONE', lines: [aDryLine({ trays: 2, wetOz: 30, dryG: 68 })] });
  const next = load({ startISO: '2025-03-25' });
  expect(rows(done, next)).toMatchObject([
    { load: next, goods: 'Pea 7', wetOz: 105, dryG: null, yieldPercent: null },
    // 68 g of 850.49 g.
    { load: done, dryer: 'Freeze Dryer 1', goods: 'Pea 2', wetOz: 30, dryG: 68, yieldPercent: 8 },
  ]);
});

test('a load shows its shortage, and another load in its dryer', () => {
  const cutISO = '2025-03-21';
  const soon = load({ startISO: cutISO, lines: [aDryLine({ trays: 2, cutISO })] });
  const lost = aHarvestLoss({ dateISO: TODAY, cycleKey: `pea|${cutISO}` });
  const told = rowsAfter([lost], soon);
  expect(told[0]?.lack).toEqual('15 of 30 oz available');
  expect(rows(soon)[0]?.lack).toBeNull();
  const many = load({ startISO: cutISO, lines: [aDryLine({ trays: 80, cutISO })] });
  expect(rowsAfter([lost], many)[0]?.lack).toEqual('1,185 of 1,200 oz available');
  const overlapping = { isOverlapping: true };
  expect(rows(soon, { ...soon, id: 'other' })).toMatchObject([overlapping, overlapping]);
});

test('trays of a variety that is gone weigh nothing until they are weighed', () => {
  const wetOf = (more: Parameters<typeof aDryLine>[0]) =>
    rows(load({ lines: [aDryLine({ varietyId: 'gone', ...more })] }))[0]?.wetOz;
  expect([wetOf({}), wetOf({ wetOz: 12 })]).toEqual([0, 12]);
});
