import { expect, test } from 'vitest';
import { aTwoDayMachine } from '#tests/support/laws/moved-loads.ts';
import { machineKinds } from './machine-kinds.ts';

test('machines are of one kind that differ in nothing but the loads they hold', () => {
  const held = Uint8Array.of(1, 0, 1);
  const machines = [
    aTwoDayMachine({ dryerId: 'a' }),
    aTwoDayMachine({ dryerId: 'b', isHeld: held }),
    aTwoDayMachine({ dryerId: 'c', cycle: 1 }),
    aTwoDayMachine({ dryerId: 'd', shelves: 6 }),
    aTwoDayMachine({ dryerId: 'e', shelvesOf: [1, 3] }),
    aTwoDayMachine({ dryerId: 'f', shelves: 6 }),
  ];
  const kinds = machineKinds(machines);
  expect(
    kinds.map(({ cycle, shelves, shelvesOf, machines: alike }) => [
      cycle,
      shelves,
      [...shelvesOf],
      alike.map(({ dryerId }) => dryerId).join(''),
    ]),
  ).toEqual([
    [2, 7, [1, 2], 'ab'],
    [1, 7, [1, 2], 'c'],
    [2, 6, [1, 2], 'df'],
    [2, 7, [1, 3], 'e'],
  ]);
});
