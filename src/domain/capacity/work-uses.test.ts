import { expect, test } from 'vitest';
import { aFarm, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { aPeaDemand } from '#tests/support/builders/capacity-builders.ts';
import type { CapacityDemand } from './capacity.ts';
import { simulateCapacity } from './simulate-capacity.ts';
import { simulationInput } from './simulation-input.ts';

const WINDOW = { from: '2025-03-10', days: 10 };
const PEA = aVariety({ id: 'pea', yieldOzPerTray: 15, daysToHarvest: 8 });
const dryer = { id: 'fd-1', label: 'Freeze Dryer 1', shelves: 7, cycleDays: 2, shelfMaxOz: 12 };
const usage = { withHoles: 3, withoutHoles: 4, topCovers: 1, bottomSolids: 3 };
const planting = (done: boolean) => [
  aTask({ dateISO: '2025-03-11', cycleKey: 'pea|2025-03-19', trays: 3, trayUsage: usage, done }),
  aTask({ type: 'HARVEST', dateISO: '2025-03-19', cycleKey: 'pea|2025-03-19', trays: 3 }),
];
const LOAD = aDryLoad({
  startISO: '2025-03-12',
  cycleDays: 2,
  lines: [aDryLine({ trays: 3, cutISO: '2025-03-12' })],
});
const farm = (done = false) => ({
  ...aFarm({ varieties: [PEA], tasks: planting(done), capacity: { freezeDryers: [dryer] } }),
  dryLoads: [LOAD, { ...LOAD, id: 'dry_done', status: 'DONE' as const }],
});

/** What is used on a day of March, by the work of a farm and by demands. */
function worked(of = farm(), demands: readonly CapacityDemand[] = []) {
  const { days, conflicts } = simulateCapacity(
    simulationInput(of, WINDOW, demands, { withWork: true }),
  );
  return { conflicts, on: (day: number) => days[`2025-03-${day}`] };
}

test('the work of the farm takes its room beside the demands, unless only these are asked for', () => {
  const { on } = worked();
  expect(on(10)).toMatchObject({ growTraysUsed: 0, bottomSolidsUsed: 0 });
  expect(on(11)?.bottomSolidsUsed).toBeGreaterThan(0);
  expect(on(18)?.growTraysUsed).toBe(3);
  expect(on(19)?.growTraysUsed).toBe(0);
  const alone = simulateCapacity(simulationInput(farm(), WINDOW));
  expect(alone.days['2025-03-18']?.growTraysUsed).toBe(0);
  expect(simulationInput(farm(), WINDOW)).not.toHaveProperty('taken');
});

test('loads planned and running take shelves and ounces until they are ready', () => {
  const { on } = worked();
  // 3 trays of 15 oz on shelves that bear 12: two shelves each.
  expect(on(12)).toMatchObject({ freezeShelvesUsed: 6, freezeWeightUsedOz: 45 });
  expect(on(13)?.freezeShelvesUsed).toBe(6);
  expect(on(14)?.freezeShelvesUsed).toBe(0);
});

test('trays in the racks are subtracted from the clean ones once', () => {
  const { on } = worked(farm(true));
  expect(on(18)).toMatchObject({ growTraysUsed: 3, bottomSolidsUsed: 0 });
});

test('a conflict names the demands alone', () => {
  const demand = aPeaDemand({
    label: '',
    targetDate: '2025-03-12',
    requiresFreezeDry: true,
    ozPerTray: 12,
    fixedHarvestDate: '2025-03-12',
  });
  const { conflicts } = worked(farm(), [demand]);
  const conflict = conflicts.find(({ type }) => type === 'FREEZE_DRYER_CAPACITY');
  expect(conflict).toMatchObject({ date: '2025-03-12', overBy: 6, demandIds: ['dem_1'] });
});

test('what is dried of a variety that is gone weighs what was weighed, else nothing', () => {
  const ouncesOf = (wetOz: number | null) => {
    const load = { ...LOAD, lines: [aDryLine({ varietyId: 'gone', trays: 3, wetOz })] };
    return worked({ ...farm(), dryLoads: [load] }).on(12)?.freezeWeightUsedOz;
  };
  expect(ouncesOf(20)).toBe(20);
  expect(ouncesOf(null)).toBe(0);
});
