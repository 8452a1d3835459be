import { expect, test } from 'vitest';
import type { DryModel } from './dry-model.ts';
import { trayClasses } from './tray-classes.ts';

const END = 20;

/** Varieties by the shelves of a tray in each of two machines, and the day from which they can be cut. */
function aModel(
  grown: readonly (readonly [first: number, second: number, ripe: number])[],
  isMixed = true,
): DryModel {
  const machine = (at: 0 | 1) => ({
    dryerId: `d${at}`,
    cycle: 1,
    shelves: 7,
    shelvesOf: grown.map((row) => row[at]),
    isHeld: new Uint8Array(END + 1),
  });
  return {
    end: END,
    isMixed,
    all: [],
    machines: [machine(0), machine(1)],
    varieties: grown.map(([, , ripe], index) => ({
      id: `v${index}`,
      canPlant: new Uint8Array(END + 1).fill(1, ripe),
      free: new Int32Array(END + 1),
    })),
    demands: grown.map((_, variety) => ({ demand: variety, variety, due: 15, trays: 1, opens: 0 })),
  };
}

test('trays that take the same shelves everywhere and are ripe on the same days are one class', () => {
  const { classes, classOf } = trayClasses(
    aModel([
      [1, 2, 5],
      [1, 2, 5],
      [1, 3, 5],
      [1, 2, 6],
      [1, 2, 5],
    ]),
  );
  expect([...classOf]).toEqual([0, 0, 1, 2, 0]);
  expect(classes.map(({ variety, opens, shelvesOf }) => [variety, opens, [...shelvesOf]])).toEqual([
    [0, 5, [1, 2]],
    [2, 5, [1, 3]],
    [3, 6, [1, 2]],
  ]);
});

test('where loads are of one variety each is a class, and an order, of its own', () => {
  const { classes, classOf, orders } = trayClasses(
    aModel(
      [
        [1, 2, 5],
        [1, Infinity, 5],
      ],
      false,
    ),
  );
  expect([...classOf]).toEqual([0, 1]);
  expect(classes).toHaveLength(2);
  expect(orders.map((ofMachine) => ofMachine.map((order) => [...order]))).toEqual([
    [[0], [1]],
    [[0]],
  ]);
});

test('a load takes small trays first, those that ripen last first, or large ones first, in four orders', () => {
  const { orders } = trayClasses(
    aModel([
      [1, 2, 5],
      [3, 1, 9],
      [1, 2, 9],
      [3, Infinity, 5],
      [2, 2, 7],
    ]),
  );
  expect(orders[0]?.map((order) => [...order])).toEqual([
    // By shelves, then the last that ripens.
    [2, 0, 4, 1, 3],
    // The last that ripens, then by shelves.
    [2, 1, 4, 0, 3],
    // The largest, then the last that ripens.
    [1, 3, 4, 2, 0],
    // The last that ripens, then the largest.
    [1, 2, 4, 3, 0],
  ]);
  // The second machine does not take the fourth.
  expect(orders[1]?.[0]).toEqual(Int32Array.of(1, 2, 4, 0));
});

test('a variety that can never be planted opens on no day', () => {
  const { classes } = trayClasses(aModel([[1, 1, END + 1]]));
  expect(classes[0]?.opens).toBe(Infinity);
});
