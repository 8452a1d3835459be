import { expect, test } from 'vitest';
import type { DryModel, Machine } from './dry-model.ts';
import { machineKinds } from './machine-kinds.ts';
import { trayGroups } from './tray-groups.ts';

const END = 40;

const aMachine = (more: Partial<Machine> = {}): Machine => ({
  dryerId: 'd',
  cycle: 2,
  shelves: 7,
  shelvesOf: [1, 1, 2, Infinity],
  isHeld: new Uint8Array(END + 1),
  ...more,
});

type Wanted = readonly [variety: number, due: number, trays: number];

/** Varieties that can be planted for a cut from these days on. */
function aModel(
  ripe: readonly number[],
  wanted: readonly Wanted[],
  more: Partial<DryModel> = {},
): DryModel {
  return {
    end: END,
    isMixed: true,
    all: [],
    machines: [aMachine()],
    varieties: ripe.map((from, index) => ({
      id: `v${index}`,
      canPlant: new Uint8Array(END + 1).fill(1, from),
      free: new Int32Array(END + 1),
    })),
    demands: wanted.map(([variety, due, trays], demand) => ({
      demand,
      variety,
      due,
      trays,
      opens: ripe[variety] ?? 0,
    })),
    ...more,
  };
}

function groupsOf(model: DryModel) {
  return trayGroups(model, machineKinds(model.machines));
}

const told = (model: DryModel) =>
  groupsOf(model).map(({ due, trays, demands }) => [due, trays, demands]);

test('trays of one day that take the same shelves are one group, whatever they are', () => {
  const model = aModel(
    [10, 10, 10],
    [
      [0, 20, 2],
      [1, 20, 3],
      [1, 21, 1],
      [2, 20, 4],
      [0, 20, 1],
    ],
  );
  expect(told(model)).toEqual([
    [20, 6, [0, 1, 4]],
    [21, 1, [2]],
    [20, 4, [3]],
  ]);
  expect(groupsOf(model).map(({ family, size, shelvesOf }) => [family, size, shelvesOf])).toEqual([
    [0, 1, [1]],
    [0, 1, [1]],
    [0, 2, [2]],
  ]);
});

test('where loads are of one variety each is a family of its own', () => {
  const model = aModel(
    [10, 10],
    [
      [1, 20, 2],
      [0, 20, 3],
      [1, 21, 1],
    ],
    { isMixed: false },
  );
  expect(groupsOf(model).map(({ family, demands }) => [family, demands])).toEqual([
    [0, [0]],
    [1, [1]],
    [0, [2]],
  ]);
});

test('what ripens on other days is another group, but for what is ripe three weeks before it is due', () => {
  const wanted: Wanted[] = [
    [0, 30, 1],
    [1, 30, 1],
  ];
  expect(told(aModel([9, 10], wanted))).toHaveLength(2);
  expect(told(aModel([8, 9], wanted))).toEqual([[30, 2, [0, 1]]]);
  // Nothing of another variety goes into its load, so that its own days count.
  expect(told(aModel([8, 9], wanted, { isMixed: false }))).toHaveLength(2);
  // It counts as ripe with the first of them.
  expect(groupsOf(aModel([8, 9], wanted))[0]?.most.indexOf(2)).toBe(8);
});

test('trays that no machine takes are in no group; a tray that one does not take is another than one that it does', () => {
  const large = aMachine({ shelvesOf: [1, Infinity, 2, Infinity], shelves: 9 });
  const model = aModel(
    [10, 10, 10, 10],
    [
      [0, 20, 1],
      [1, 20, 1],
      [3, 20, 1],
    ],
    { machines: [large, aMachine({ shelvesOf: [3, 1, 2, Infinity] })] },
  );
  expect(groupsOf(model).map(({ demands, shelvesOf, size }) => [demands, shelvesOf, size])).toEqual(
    [
      [[0], [1, 3], 1],
      [[1], [Infinity, 1], 1],
    ],
  );
});

test('on a day on which none can be planted as many can be cut as are there, of all varieties of the group', () => {
  const model = aModel(
    [50, 50],
    [
      [0, 20, 3],
      [1, 20, 2],
    ],
  );
  model.varieties[0]?.free.set([2, 9], 10);
  model.varieties[1]?.free.set([1], 10);
  const [group] = groupsOf(model);
  expect([9, 10, 11, 12].map((day) => group?.most[day])).toEqual([0, 3, 5, 0]);
  model.varieties[1]?.canPlant.fill(1, 12);
  expect(groupsOf(model).map(({ most }) => most[12])).toEqual([0, 2]);
});

test('machines that differ in nothing but their loads are one kind', () => {
  const held = aMachine({ dryerId: 'held', isHeld: new Uint8Array(END + 1).fill(1) });
  const slow = aMachine({ cycle: 3 });
  const large = aMachine({ shelves: 8 });
  const weak = aMachine({ shelvesOf: [2, 1, 2, Infinity] });
  const kinds = machineKinds([aMachine(), slow, held, large, weak]);
  expect(kinds.map(({ cycle, shelves, machines }) => [cycle, shelves, machines.length])).toEqual([
    [2, 7, 2],
    [3, 7, 1],
    [2, 8, 1],
    [2, 7, 1],
  ]);
  expect(kinds[0]?.machines[1]).toBe(held);
  expect(kinds[3]?.shelvesOf).toEqual(weak.shelvesOf);
});
