import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { aPeaDemand } from '#tests/support/builders/capacity-builders.ts';
import type { CapacityDemand } from './capacity.ts';
import { compareConflicts, compareDays } from './compare-simulations.ts';
import { inputChanges } from './input-changes.ts';
import { simulateCapacity } from './simulate-capacity.ts';
import { simulationInput } from './simulation-input.ts';

/** Seven trays of pea for the only dryer on 6/15. */
const demand = (more: Partial<CapacityDemand> = {}): CapacityDemand =>
  aPeaDemand({ targetDate: '2025-06-15', requiresFreezeDry: true, ozPerTray: 10, ...more });

const farm = aFarm({ varieties: [aVariety({ id: 'pea' }), aVariety({ id: 'sun' })] });
const freezeDryers = [{ id: 'fd-1', label: '', shelves: 7, cycleDays: 1, shelfMaxOz: 16 }];

const inputOf = (demands: readonly CapacityDemand[]) =>
  simulationInput(
    { ...farm, capacity: { ...farm.capacity, freezeDryers, demands } },
    { from: '2025-06-02', days: 14 },
  );
const run = (demands: readonly CapacityDemand[]) => simulateCapacity(inputOf(demands));

/** Conflicts as "change TYPE overBy (before)". */
const changes = (now: readonly CapacityDemand[], before: readonly CapacityDemand[]) =>
  compareConflicts(run(now), run(before)).map(
    ({ conflict, change, overByBefore }) =>
      `${change} ${conflict.type} ${conflict.overBy}${overByBefore === null ? '' : ` (${overByBefore})`}`,
  );

const second = demand({ id: 'dem_2', varietyId: 'sun', traysNeeded: 3 });
const third = demand({ id: 'dem_3', traysNeeded: 2 });

test('a day is compared with the same day before', () => {
  const [first] = compareDays(run([demand()]), run([])).filter(({ date }) => date === '2025-06-15');
  expect(first).toMatchObject({ now: { freezeShelvesUsed: 7 }, before: { freezeShelvesUsed: 0 } });
  expect(compareDays(run([]), null)[0]).toMatchObject({ date: '2025-06-02', before: null });
});

test('a conflict that was not there before is new, one that went is gone', () => {
  expect(changes([demand(), second], [demand()])).toEqual(['new FREEZE_DRYER_CAPACITY 3']);
  expect(changes([demand()], [demand(), second])).toEqual(['gone FREEZE_DRYER_CAPACITY 3']);
});

test('without a run before nothing is new', () => {
  const alone = compareConflicts(run([demand(), second]), null);
  expect(alone).toMatchObject([{ change: 'same', overByBefore: null }]);
});

test('new and same conflicts are those now, gone and same ones those before', () => {
  const demands = fc.array(
    fc.record({
      traysNeeded: fc.integer({ min: 1, max: 40 }),
      varietyId: fc.constantFrom('pea', 'sun', 'gone'),
      targetDate: fc.constantFrom('2025-06-08', '2025-06-14', '2025-06-15'),
      ozPerTray: fc.integer({ min: 0, max: 30 }),
    }),
    { maxLength: 5 },
  );
  checkLaw([demands, demands], { numRuns: 60 }, (now, before) => {
    const [later, earlier] = [now, before].map((list) =>
      run(list.map((more, at) => demand({ ...more, id: `dem_${at}` }))),
    );
    if (later === undefined || earlier === undefined) return;
    const compared = compareConflicts(later, earlier);
    const count = (gone: string) => compared.filter(({ change }) => change !== gone).length;
    expect(count('gone')).toBe(later.conflicts.length);
    expect(count('new')).toBe(earlier.conflicts.length);
  });
});

test('what differs between two runs is named', () => {
  const before = inputOf([demand(), second]);
  const now = { ...inputOf([demand({ traysNeeded: 9 }), third]), racks: [], stackLimit: 2 };
  const found = inputChanges(before, now);
  expect(found.added.map(({ id }) => id)).toEqual(['dem_3']);
  expect(found.removed.map(({ id }) => id)).toEqual(['dem_2']);
  expect(found.changed.map(({ id }) => id)).toEqual(['dem_1']);
  expect(found.others).toEqual(['racks', 'stack limit']);
});

test('the variety of an added demand is no change of its own', () => {
  expect(inputChanges(inputOf([demand()]), inputOf([demand(), second])).others).toEqual([]);
  const slower = {
    ...inputOf([demand()]),
    varieties: [aVariety({ id: 'pea', daysToHarvest: 12 })],
  };
  expect(inputChanges(inputOf([demand()]), slower).others).toEqual(['varieties']);
});

test('resolved conflicts are sorted with the others by day', () => {
  const dayBefore = [demand(), second].map((one) => ({
    ...one,
    id: `${one.id}_14`,
    targetDate: '2025-06-14',
  }));
  expect(changes([demand(), third], [demand(), second, ...dayBefore])).toEqual([
    'gone FREEZE_DRYER_CAPACITY 3',
    'same FREEZE_DRYER_CAPACITY 2 (3)',
  ]);
});
