import { expect, test } from 'vitest';
import type { DryModel } from './dry-model.ts';
import { leastLoads } from './least-loads.ts';

/** Two varieties, a tray of the second on two shelves of a dryer of seven. */
function aModel(
  trays: readonly (readonly [variety: number, trays: number])[],
  isMixed = true,
): DryModel {
  const end = 30;
  return {
    end,
    isMixed,
    machines: [
      {
        dryerId: 'd1',
        cycle: 2,
        shelves: 7,
        shelvesOf: [1, 2, Infinity],
        isHeld: new Uint8Array(end + 1),
      },
    ],
    demands: trays.map(([variety, count], demand) => ({
      demand,
      variety,
      due: 20,
      trays: count,
      opens: 10,
    })),
    varieties: [],
    all: [],
  };
}

test('seven trays need one load of seven shelves, eight need two', () => {
  expect(leastLoads(aModel([[0, 7]]))).toBe(10);
  expect(leastLoads(aModel([[0, 8]]))).toBe(20);
});

test('trays of two shelves need twice the room', () => {
  // 3 of 7 + 4 × 2 of 7 = 11 of 7.
  expect(
    leastLoads(
      aModel([
        [0, 3],
        [1, 4],
      ]),
    ),
  ).toBe(20);
});

test('one variety a load: each begins a load of its own', () => {
  const few = [
    [0, 1],
    [1, 1],
  ] as const;
  expect(leastLoads(aModel(few))).toBe(10);
  expect(leastLoads(aModel(few, false))).toBe(20);
});

test('what no dryer takes needs no load', () => {
  expect(leastLoads(aModel([[2, 5]]))).toBe(0);
});
