import { expect, test } from 'vitest';
import { aFarm } from '#tests/support/builders/builders.ts';
import { availableSpace } from './available-space.ts';

/** Twenty trays with holes and thirty without, some of them dirty. */
function farm(dirtyWithHoles: number, dirtyWithoutHoles: number) {
  const { capacity, trayStatus } = aFarm();
  const trayInventory = { ...capacity.trayInventory, withHoles: 20, withoutHoles: 30 };
  return {
    capacity: { ...capacity, trayInventory },
    trayStatus: { ...trayStatus, dirtyWithHoles, dirtyWithoutHoles },
  };
}

test('dirty trays are not there today and tomorrow; from then on they are scrubbed', () => {
  const days = (kind: 'withHoles' | 'withoutHoles') =>
    [0, 1, 2, 9].map(availableSpace(farm(5, 7), kind));
  expect(days('withHoles')).toEqual([15, 15, 20, 20]);
  expect(days('withoutHoles')).toEqual([23, 23, 30, 30]);
});

test('where more trays are dirty than are owned there are none', () => {
  expect(availableSpace(farm(21, 0), 'withHoles')(0)).toBe(0);
});
