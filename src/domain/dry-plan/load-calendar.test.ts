import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDryModel } from '#tests/support/farms/small-dryers.ts';
import type { DryModel } from './dry-model.ts';
import { LoadCalendar, type LoadFilling } from './load-calendar.ts';

const someLoads = fc.array(
  fc.record({ machine: fc.nat(1), day: fc.integer({ min: -2, max: 11 }) }),
  {
    maxLength: 8,
  },
);

interface Begun {
  readonly machine: number;
  readonly start: number;
}

/** Whether a load can begin: within the plan, and no other, kept or begun, on any of its days. */
function canBegin(
  { machines, end }: DryModel,
  begun: readonly Begun[],
  { machine, start }: Begun,
): boolean {
  const dryer = machines[machine];
  if (dryer === undefined || start < 0 || start + dryer.cycle > end) return false;
  const days = Array.from({ length: dryer.cycle }, (_, at) => start + at);
  return days.every(
    (day) =>
      dryer.isHeld[day] !== 1 &&
      !begun.some(
        (other) =>
          other.machine === machine && day >= other.start && day < other.start + dryer.cycle,
      ),
  );
}

test('a machine is free where no load is in it, for a whole cycle within the plan', () => {
  fc.assert(
    fc.property(anyDryModel(1), someLoads, (model, wanted) => {
      const calendar = new LoadCalendar(model.machines, model.end);
      const begun: Begun[] = [];
      for (const { machine, day: start } of wanted) {
        expect(calendar.isFree(machine, start)).toBe(canBegin(model, begun, { machine, start }));
        if (!calendar.isFree(machine, start)) continue;
        calendar.set(machine, start, { order: 0, reserve: begun.length });
        begun.push({ machine, start });
      }
      model.machines.forEach(({ cycle }, machine) => {
        for (let day = 0; day <= model.end; day += 1) {
          const here = begun.find(
            (load) => load.machine === machine && day >= load.start && day < load.start + cycle,
          );
          expect(calendar.startOf(machine, day)).toBe(here?.start ?? -1);
        }
      });
      begun.forEach(({ machine, start }, reserve) => {
        expect(calendar.at(machine, start)).toEqual({ order: 0, reserve });
      });
    }),
  );
});

test('changes are taken back to what was kept last, the latest first', () => {
  const machine = { dryerId: 'd', cycle: 1, shelves: 4, shelvesOf: [1], isHeld: new Uint8Array(6) };
  const calendar = new LoadCalendar([machine, machine], 5);
  const filling = (order: number): LoadFilling => ({ order, reserve: 0 });
  calendar.set(0, 2, filling(1));
  calendar.set(1, 3, filling(2));
  calendar.keep();
  expect(calendar.changes).toEqual([]);
  const kept = calendar.copy();
  calendar.set(0, 2, filling(3));
  calendar.set(0, 2, undefined);
  calendar.set(0, 4, filling(4));
  expect(calendar.changes.map((change) => [change.machine, change.start])).toEqual([
    [0, 2],
    [0, 2],
    [0, 4],
  ]);
  calendar.undo();
  expect(calendar.copy()).toEqual(kept);
  expect([calendar.at(0, 2), calendar.at(0, 4), calendar.changes]).toEqual([
    filling(1),
    undefined,
    [],
  ]);
  // A copy stays as it was.
  calendar.set(1, 3, undefined);
  expect(kept[1]?.[3]).toEqual(filling(2));
});
