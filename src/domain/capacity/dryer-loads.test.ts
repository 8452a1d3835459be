import { expect, test } from 'vitest';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { aPeaDemand } from '#tests/support/builders/capacity-builders.ts';
import { simulateCapacity } from './simulate-capacity.ts';
import { simulationInput } from './simulation-input.ts';

const FARM = aFarm({ varieties: [aVariety({ id: 'pea', daysToHarvest: 10 })] });

/** Pairs of numbers, as `4x2 5x3`. */
const pairs = (told: string) =>
  told.split(' ').flatMap((pair): [number, number][] => {
    const [one, other] = pair.split('x').map(Number);
    return one === undefined || other === undefined ? [] : [[one, other]];
  });

test.each([
  ['in the dryer that is free', '4x2 5x3', '4x16 2x17', '0 0 4 6 2 2 0'],
  ['in the first one on the day after its cycle', '4x2 5x3', '4x16 2x18', '0 0 4 4 2 2 0'],
  ['in none whose next load it would run into', '4x2 5x3', '4x16 2x15', '0 2 6 6 0 0 0'],
  ['before that load where it is out in time', '4x2 5x3', '4x16 2x14', '2 2 4 4 0 0 0'],
  ['in the quickest one until it is full', '2x1 5x3', '1x16 1x16 1x16', '0 0 3 1 1 0 0'],
  ['for a day where there is no dryer', '', '2x16', '0 0 2 0 0 0 0'],
])('a load goes %s (shelves x days %j, trays x day %j)', (_where, dryers, loads, used) => {
  const freezeDryers = pairs(dryers).map(([shelves, cycleDays]) => {
    return { id: `d${shelves}`, label: '', shelves, cycleDays, shelfMaxOz: 40 };
  });
  // The first one is placed first, whatever its day.
  const demands = pairs(loads).map(([traysNeeded, day], at) =>
    aPeaDemand({
      id: `${at}`,
      traysNeeded,
      targetDate: `2025-06-${day}`,
      priority: at === 0 ? 'critical' : 'normal',
      requiresFreezeDry: true,
    }),
  );
  const capacity = { ...FARM.capacity, freezeDryers, demands };
  const window = { from: '2025-06-02', days: 20 };
  const { days } = simulateCapacity(simulationInput({ ...FARM, capacity }, window));
  const told = [14, 15, 16, 17, 18, 19, 20];
  expect(told.map((day) => days[`2025-06-${day}`]?.freezeShelvesUsed).join(' ')).toBe(used);
});
