import { expect, test } from 'vitest';
import { freshFarm } from '../../document/fresh-farm.ts';
import { normalizeFarm } from '../normalize-farm.ts';
import { readCapacity } from './read-capacity.ts';

test('N18: racks, trays and dryers kept beside the capacity fill what it lacks and are gone', () => {
  const farm = normalizeFarm({
    capacity: { trayInventory: { withHoles: 60, withoutHoles: 90 } },
    racks: [{ id: 'grow-1', label: 'Left', type: 'grow', shelves: [{ id: 's1' }] }],
    trayInventory: { withHoles: 1, withoutHoles: 1 },
    freezeDryers: [{ id: 'fd-1', label: 'Big' }],
  });
  expect(farm.capacity.racks).toEqual([
    {
      id: 'grow-1',
      label: 'Left',
      type: 'grow',
      shelves: [
        { id: 's1', capacity: 4, constraints: { allowedVarieties: [], blockedVarieties: [] } },
      ],
    },
  ]);
  expect(farm.capacity.trayInventory).toEqual({ withHoles: 60, withoutHoles: 90 });
  expect(farm.capacity.freezeDryers).toEqual([
    { id: 'fd-1', label: 'Big', shelves: 7, cycleDays: 1, shelfMaxOz: 16 },
  ]);
  expect(farm).not.toHaveProperty('racks');
  expect(farm).toHaveProperty('trayInventory');
});

test('N18: a dryer told by cycles per day is understood', () => {
  const dryersOf = (dryer: object) => readCapacity({ freezeDryers: [dryer] }, {}).freezeDryers;
  expect(dryersOf({ id: 'fd-1', name: 'Old', trays: 5, cyclesPerDay: 0.5 })).toEqual([
    { id: 'fd-1', label: 'Old', shelves: 5, cycleDays: 2, shelfMaxOz: 16 },
  ]);
  expect(dryersOf({ id: 'fd-1', name: 'Quick', trays: 5, cyclesPerDay: 3 })).toMatchObject([
    { cycleDays: 1 },
  ]);
});

test('what only the running app knows is not stored', () => {
  const capacity = readCapacity({ lastResult: {}, isRunning: true, error: 'x', colour: 'red' }, {});
  expect(capacity).toEqual({ ...freshFarm().capacity, colour: 'red' });
});
