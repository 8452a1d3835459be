import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LeastLate } from './least-late.ts';
import type { MachineKind } from './machine-kinds.ts';
import type { TrayGroup } from './tray-groups.ts';

const END = 12;

function dryers(shelves: number, cycle: number, held: readonly number[] = []): MachineKind {
  const isHeld = Uint8Array.from({ length: END + 1 }, (_, day) => (held.includes(day) ? 1 : 0));
  const machine = { dryerId: 'd1', cycle, shelves, shelvesOf: [], isHeld };
  return { cycle, shelves, shelvesOf: [], machines: [machine] };
}

/** So many trays of some shelves that can be cut from a day on and are due by another. */
function trays(count: number, size: number, opens: number, due: number): TrayGroup {
  const most = new Int32Array(END + 1).fill(count, opens);
  return { due, trays: count, family: 0, shelvesOf: [size], size, most, demands: [] };
}

/** What the numbers of late trays earn at a price of 1 each: how many are late in every plan, by due day. */
function earned(groups: readonly TrayGroup[], kinds: readonly MachineKind[]): number[] {
  const late = new LeastLate(groups, kinds, END);
  return Array.from({ length: late.count }, (_, at) =>
    late.pay(Float64Array.from({ length: late.count }, (__, other) => (other === at ? 1 : 0))),
  );
}

test('where shelves are missing whole trays are late, the largest first', () => {
  // Two loads of 7 shelves by day 6, for 6 trays of two shelves and 3 of one: one shelf is missing.
  const groups = [trays(6, 2, 4, 6), trays(3, 1, 4, 6)];
  expect(earned(groups, [dryers(7, 1)])).toEqual([1]);
  // One load of two days: 8 shelves are missing, four large trays.
  expect(earned(groups, [dryers(7, 2)])).toEqual([4]);
});

test('a dryer that is held has no load on these days', () => {
  expect(earned([trays(14, 1, 4, 6)], [dryers(7, 1)])).toEqual([]);
  expect(earned([trays(14, 1, 4, 6)], [dryers(7, 1, [5])])).toEqual([7]);
});

test('trays that ripen later are counted by themselves, too', () => {
  // Ripe on day 2 or 5, all due on day 6: five loads for 24 trays, and one for the 10 that ripen last.
  const groups = [trays(14, 1, 2, 6), trays(10, 1, 5, 6)];
  expect(earned(groups, [dryers(7, 1)])).toEqual([3]);
});

test('what is paid goes to trays that count, and the slope says how many are missing', () => {
  const groups = [trays(10, 1, 4, 5), trays(10, 1, 4, 9)];
  const late = new LeastLate(groups, [dryers(7, 1)], END);
  expect(late.count).toBe(1);
  // Three of those due on day 5 are late; those due on day 9 have room.
  expect(late.pay(Float64Array.of(2))).toBe(6);
  expect([late.paidFor(0), late.paidFor(1)]).toEqual([2, 0]);
  late.countTrays(0, 5, 4);
  late.countTrays(0, 6, 1);
  late.countTrays(1, Infinity, 5);
  const slope = new Float64Array(1);
  late.addSlope(slope);
  expect(slope[0]).toBe(2);
  late.pay(Float64Array.of(0));
  late.countTrays(0, Infinity, 4);
  late.addSlope(slope);
  expect(slope[0]).toBe(-1);
});

test('as many are told as the best choice of trays leaves out', () => {
  const some = fc.array(
    fc.record({
      count: fc.integer({ min: 1, max: 2 }),
      size: fc.integer({ min: 1, max: 3 }),
      due: fc.integer({ min: 3, max: 8 }),
    }),
    { minLength: 1, maxLength: 4 },
  );
  const days = { opens: fc.integer({ min: 0, max: 3 }), cycle: fc.integer({ min: 1, max: 3 }) };
  const machine = fc.record({ ...days, shelves: fc.integer({ min: 3, max: 5 }) });
  fc.assert(
    fc.property(some, machine, (rows, { opens, cycle, shelves }) => {
      const room = (due: number) => shelves * Math.max(0, Math.floor((due - opens) / cycle));
      const shelvesOf = (chosen: readonly number[], until: number) =>
        rows.reduce(
          (sum, { due, size }, at) => sum + (due <= until ? size * (chosen[at] ?? 0) : 0),
          0,
        );
      // Every choice of how many of each are in time.
      const choices = rows.reduce<number[][]>(
        (all, { count }) =>
          all.flatMap((chosen) =>
            Array.from({ length: count + 1 }, (_, more) => [...chosen, more]),
          ),
        [[]],
      );
      const least = Math.min(
        ...choices
          .filter((chosen) => rows.every(({ due }) => shelvesOf(chosen, due) <= room(due)))
          .map((chosen) => rows.reduce((sum, { count }, at) => sum + count - (chosen[at] ?? 0), 0)),
      );
      const groups = rows.map(({ count, size, due }) => trays(count, size, opens, due));
      expect(earned(groups, [dryers(shelves, cycle)]).at(-1) ?? 0).toBe(least);
    }),
  );
});
