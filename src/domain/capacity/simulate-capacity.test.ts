import { tellPlainly } from '#domain/tell/teller.ts';
import { expect, test } from 'vitest';
import type { GermMode } from '#domain/catalog/varieties/variety.ts';
import { aFarm, aStep, aVariety } from '#tests/support/builders/builders.ts';
import { aPeaDemand, aRack, aShelf } from '#tests/support/builders/capacity-builders.ts';
import type { CapacityDemand, FreezeDryer } from './capacity.ts';
import { simulateCapacity } from './simulate-capacity.ts';
import type { SimulatedDay, SimulationInput } from './simulation.ts';
import { simulationInput, simulationWindow } from './simulation-input.ts';

const MONDAY = '2025-06-02';
const DRYER: FreezeDryer = { id: 'fd-1', label: '', shelves: 7, cycleDays: 1, shelfMaxOz: 16 };

const variety = (id: string, daysToHarvest: number, germMode: GermMode = 'WEIGHTED') =>
  aVariety({ id, daysToHarvest, steps: [aStep('PLANT', 0, { dayEnd: 3, germMode })] });

const farm = aFarm({
  varieties: [variety('sun', 12), variety('pea', 12), variety('radish', 9, 'UNWEIGHTED')],
});

/** The form as it opens: seven trays of sunflower for the freeze dryer on 6/15. */
function demand(more: Partial<CapacityDemand> = {}): CapacityDemand {
  const { varietyId = 'sun' } = more;
  const sunflower = { id: varietyId, label: 'FD Sunflower', varietyId };
  return aPeaDemand({ ...sunflower, targetDate: '2025-06-15', requiresFreezeDry: true, ...more });
}

/** Two weeks from Monday on the racks and trays of a fresh farm, with one dryer. */
function simulate(demands: readonly CapacityDemand[], more: Partial<SimulationInput> = {}) {
  const capacity = { ...farm.capacity, freezeDryers: [DRYER], demands };
  const window = simulationWindow(capacity.options, MONDAY);
  return simulateCapacity({ ...simulationInput({ ...farm, capacity }, window), ...more });
}

const EMPTY_DAY: SimulatedDay = {
  germStacksUsed: 0,
  topCoversUsed: 0,
  bottomSolidsUsed: 0,
  growTraysUsed: 0,
  freezeShelvesUsed: 0,
  freezeWeightUsedOz: 0,
};
const germinating = (stacks: number, covers: number, solids: number): SimulatedDay => ({
  ...EMPTY_DAY,
  germStacksUsed: stacks,
  topCoversUsed: covers,
  bottomSolidsUsed: solids,
});

test('S1: the demand of the form germinates, grows and fills the dryer on its day', () => {
  const { days, assignments, conflicts } = simulate([demand()]);
  expect(Object.keys(days)).toHaveLength(14);
  expect(days['2025-06-02']).toEqual(EMPTY_DAY);
  for (const day of ['2025-06-03', '2025-06-04', '2025-06-05'])
    expect(days[day]).toEqual(germinating(2, 2, 7));
  for (const day of ['2025-06-06', '2025-06-10', '2025-06-14'])
    expect(days[day]).toEqual({ ...EMPTY_DAY, bottomSolidsUsed: 7, growTraysUsed: 7 });
  const dried = { freezeShelvesUsed: 7, freezeWeightUsedOz: 112 };
  expect(days['2025-06-15']).toEqual({ ...EMPTY_DAY, ...dried });
  const placed = { plantDate: '2025-06-03', harvestDate: '2025-06-15' };
  expect(assignments).toEqual([{ demandId: 'sun', varietyId: 'sun', trays: 7, ...placed }]);
  expect(conflicts).toEqual([]);
});

test('S2: two loads of one day exceed the shelves and the weight of the dryer', () => {
  const { days, conflicts } = simulate([demand(), demand({ varietyId: 'pea' })]);
  expect(days['2025-06-03']).toEqual(germinating(4, 4, 14));
  const both = { date: '2025-06-15', demandIds: ['pea', 'sun'] };
  const shelves = { details: '14 of 7 freeze-dryer shelves', overBy: 7 };
  const weight = { details: '224 of 112 oz in the freeze dryers', overBy: 112 };
  expect(conflicts).toEqual([
    { ...both, type: 'FREEZE_DRYER_CAPACITY', ...shelves },
    { ...both, type: 'FREEZE_DRYER_WEIGHT', ...weight },
  ]);
});

test('S3: heavy trays exceed only the weight', () => {
  expect(simulate([demand({ ozPerTray: 18 })]).conflicts).toMatchObject([
    { type: 'FREEZE_DRYER_WEIGHT', overBy: 14 },
  ]);
});

test('S4: sixty trays exceed the grow slots and the trays with holes on every day they stand there', () => {
  const { days, conflicts } = simulate([
    demand({ varietyId: 'pea', traysNeeded: 60, requiresFreezeDry: false }),
  ]);
  expect(days['2025-06-03']).toEqual(germinating(15, 15, 60));
  const grow = conflicts.filter(({ type }) => type === 'GROW_CAPACITY');
  expect(grow.map(({ date }) => date.slice(8)).join(' ')).toBe('06 07 08 09 10 11 12 13 14');
  expect(new Set(grow.map(({ overBy }) => overBy))).toEqual(new Set([40]));
  const trays = conflicts.filter(({ type }) => type === 'TRAYS_WITH_HOLES');
  expect(trays).toHaveLength(12);
  expect(trays[0]).toMatchObject({ date: '2025-06-03', overBy: 20 });
  expect(conflicts).toHaveLength(21);
  // By their days, of whatever kind.
  expect(conflicts.slice(2, 6).map(({ date, type }) => `${date.slice(8)} ${type}`)).toEqual([
    '05 TRAYS_WITH_HOLES',
    '06 GROW_CAPACITY',
    '06 TRAYS_WITH_HOLES',
    '07 GROW_CAPACITY',
  ]);
});

test('S5: ten unweighted trays of radish germinate on three slots, with a cover each', () => {
  const { days } = simulate([
    demand({ varietyId: 'radish', traysNeeded: 10, requiresFreezeDry: false }),
  ]);
  expect(days['2025-06-06']).toEqual(germinating(3, 10, 10));
  expect(days['2025-06-09']).toMatchObject({ germStacksUsed: 0, growTraysUsed: 10 });
});

test('S6: covered trays germinate on a slot each', () => {
  const { days } = simulate([demand({ traysNeeded: 10, preferredGermMethod: 'COVERED' })]);
  expect(days['2025-06-03']).toEqual(germinating(10, 10, 10));
});

test('two dryers of different shelves hold what both carry together', () => {
  const freezeDryers = [DRYER, { ...DRYER, id: 'fd-2', shelves: 5, shelfMaxOz: 20 }];
  const heavy = simulate([demand({ traysNeeded: 12, ozPerTray: 18 })], { freezeDryers });
  expect(heavy.days['2025-06-15']).toMatchObject({ freezeShelvesUsed: 12 });
  expect(heavy.conflicts).toMatchObject([{ type: 'FREEZE_DRYER_WEIGHT', overBy: 4 }]);
  const many = simulate([demand({ traysNeeded: 13 })], { freezeDryers });
  expect(many.days['2025-06-15']).toMatchObject({ freezeWeightUsedOz: 208 });
  expect(many.conflicts).toMatchObject([{ type: 'FREEZE_DRYER_CAPACITY', overBy: 1 }]);
});

test('trays without holes name a demand that grows before one that germinates when it was placed first', () => {
  const { conflicts } = simulate([
    demand({ id: 'a', traysNeeded: 60, targetDate: '2025-06-14', requiresFreezeDry: false }),
    demand({ id: 'b', traysNeeded: 30, targetDate: '2025-06-17', requiresFreezeDry: false }),
  ]);
  const solid = conflicts.find(({ type }) => type === 'TRAYS_WITHOUT_HOLES');
  expect(solid).toMatchObject({ date: '2025-06-05', overBy: 18, demandIds: ['a', 'b'] });
});

test('a fixed harvest day goes before the target day', () => {
  const { assignments } = simulate([demand({ fixedHarvestDate: '2025-06-18' })]);
  expect(assignments[0]).toMatchObject({ plantDate: '2025-06-06', harvestDate: '2025-06-18' });
});

test('urgent demands are placed first, then by date', () => {
  const { assignments } = simulate([
    demand({ id: 'b', priority: 'low', targetDate: '2025-06-14' }),
    demand({ id: 'c' }),
    demand({ id: 'a', targetDate: '2025-06-14' }),
    demand({ id: 'd', priority: 'critical' }),
  ]);
  expect(assignments.map(({ demandId }) => demandId)).toEqual(['d', 'a', 'c', 'b']);
});

test('a planting before the window is a conflict of lead time, and so many days late', () => {
  expect(simulate([demand({ targetDate: '2025-06-12' })]).conflicts).toEqual([
    {
      type: 'LEAD_TIME',
      date: '2025-05-31',
      details: 'Sun would have to be planted on Sat 5/31, before the window',
      overBy: 2,
      demandIds: ['sun'],
    },
  ]);
});

test('a demand of a deleted variety is reported and not placed', () => {
  const { assignments, conflicts } = simulate([demand({ varietyId: 'kale' })]);
  expect(assignments).toEqual([]);
  expect(conflicts).toMatchObject([
    { type: 'UNKNOWN_VARIETY', date: '2025-06-15', demandIds: ['kale'] },
  ]);
});

test('slow dryers keep a load for as many days as they need, quick ones are filled first', () => {
  const slow = { ...DRYER, id: 'fd-2', shelves: 4, cycleDays: 2, shelfMaxOz: 12 };
  const { days, conflicts } = simulate(
    [demand({ id: 'a', traysNeeded: 9, targetDate: '2025-06-14', ozPerTray: 10 })],
    { freezeDryers: [slow, DRYER] },
  );
  expect(days['2025-06-14']).toMatchObject({ freezeShelvesUsed: 9, freezeWeightUsedOz: 90 });
  expect(days['2025-06-15']).toMatchObject({ freezeShelvesUsed: 2, freezeWeightUsedOz: 20 });
  expect(conflicts).toEqual([]);
});

test('a farm without dryers has no room for a load', () => {
  expect(simulate([demand()], { freezeDryers: [] }).conflicts).toMatchObject([
    { type: 'FREEZE_DRYER_CAPACITY', date: '2025-06-15', overBy: 7 },
    { type: 'FREEZE_DRYER_WEIGHT', date: '2025-06-15', overBy: 112 },
  ]);
});

test('shelves that are closed to a variety do not count for it, and the conflict names it', () => {
  const racks = [aRack('grow', aShelf(4, ['SUN']), aShelf(4, [], ['Pea']), aShelf(4))];
  const few = demand({ traysNeeded: 5, requiresFreezeDry: false });
  expect(simulate([few], { racks }).conflicts[0]).toEqual({
    type: 'GROW_CAPACITY',
    date: '2025-06-06',
    details: '5 of 4 grow slots open to Sun',
    overBy: 1,
    demandIds: ['sun'],
  });
  expect(simulate([{ ...few, varietyId: 'pea' }], { racks }).conflicts).toEqual([]);
});

test('a planting on the day before the window is one day late, one on its first day is in time', () => {
  const late = (targetDate: string) =>
    simulate([demand({ targetDate })])
      .conflicts.filter(({ type }) => type === 'LEAD_TIME')
      .map(({ overBy }) => overBy);
  expect([late('2025-06-13'), late('2025-06-14')]).toEqual([[1], []]);
});

test('slots that are open to a variety are short only by what that variety takes of them', () => {
  const racks = [aRack('grow', aShelf(4), aShelf(4, ['pea']))];
  const of = (peas: number) =>
    simulate(
      [
        demand({ traysNeeded: 4, requiresFreezeDry: false }),
        demand({ varietyId: 'pea', traysNeeded: peas, requiresFreezeDry: false }),
      ],
      { racks },
    ).conflicts.map(({ date, details }) => `${date.slice(8)} ${details && tellPlainly(details)}`);
  expect(of(4)).toEqual([]);
  expect(of(5).slice(0, 2)).toEqual(['06 9 of 8 grow slots', '06 5 of 4 grow slots open to Pea']);
});

test('only the varieties that are asked for go into a simulation', () => {
  const capacity = { ...farm.capacity, demands: [demand({ varietyId: 'pea' })] };
  const input = simulationInput({ ...farm, capacity }, { from: MONDAY, days: 14 });
  expect(input.varieties.map(({ id }) => id)).toEqual(['pea']);
});
