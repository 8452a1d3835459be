import { expect, test } from 'vitest';
import { trayAvailability } from '#domain/capacity/tray-availability.ts';
import type { TaskType } from '#domain/planning/task.ts';
import { markAs, toggleDone } from '#tests/support/actions/work-actions.ts';
import { actOn } from '#tests/support/devices/act.ts';
import { aFarm, aRepeatOrder, packages } from '#tests/support/builders/builders.ts';
import { liveFarm, LIVE_PEA } from '#tests/support/farms/live-farm.ts';
import { mergeTwo } from '#tests/support/merge/merge-two.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';

const DAY = '2026-12-04';
const NAME = { orderId: 'ord_bistro', dateISO: DAY };
const { traySizeId: _size, ...live } = LIVE_PEA;
const [order] = liveFarm().orders;

/** Three 1020s of pea, sold alive. */
const farm = actOn(
  liveFarm({
    varieties: [live],
    catalog: aFarm().catalog,
    orders: [aRepeatOrder({ ...order, kind: 'RECURRING', items: [packages(live.id, 3)] })],
  }),
  '2026-11-22',
  { type: 'REGENERATE_TASKS' },
);

const tick = (one: FarmDocument, type: TaskType, done = true) => {
  const task = one.tasks.find((some) => some.type === type && some.cycleKey.endsWith(DAY));
  return actOn(one, DAY, toggleDone(task?.id ?? '', done));
};
const deliver = (status: 'DELIVERED' | 'PACKED') => markAs(status, NAME);
const BACK: FarmAction = {
  type: 'BOOK_TRAYS_BACK',
  payload: { ...NAME, sizeId: 'siz_1020', count: 3 },
};

const traysOf = (one: FarmDocument) => {
  const { withHoles, withoutHoles } = trayAvailability(one);
  return [withHoles, withoutHoles].map(({ clean, inUse, dirty }) => [clean, inUse, dirty]);
};

const planted = tick(farm, 'PLANT');
const movedOut = tick(planted, 'HARVEST');
const delivered = actOn(movedOut, DAY, deliver('DELIVERED'));

test('of live 1020s the covers alone get dirty, and clean ones are less by those out', () => {
  expect(traysOf(planted)).toEqual([
    [37, 3, 0],
    [76, 4, 0],
  ]);
  expect(traysOf(movedOut)).toEqual([
    [40, 0, 0],
    [79, 0, 1],
  ]);
  expect(traysOf(delivered)).toEqual([
    [37, 0, 0],
    [76, 0, 1],
  ]);
  expect(traysOf(actOn(delivered, DAY, BACK))).toEqual([
    [40, 0, 0],
    [79, 0, 1],
  ]);
});

test('a move out that is taken back puts all trays in use again', () => {
  expect(tick(movedOut, 'HARVEST', false).trayStatus).toEqual(planted.trayStatus);
});

test('a planting that is ticked after its move out is moved out, too', () => {
  const late = tick(tick(farm, 'HARVEST'), 'PLANT');
  expect(late.trayStatus).toMatchObject({ dirtyWithHoles: 0, dirtyWithoutHoles: 1 });
  expect(tick(late, 'PLANT', false).trayStatus).toMatchObject({ dirtyWithoutHoles: 1 });
});

test('a count of trays leaves those that are out owned', () => {
  const counted = actOn(delivered, DAY, {
    type: 'COUNT_TRAYS',
    payload: { withHoles: { clean: 37, dirty: 0 }, withoutHoles: { clean: 77, dirty: 0 } },
  });
  expect(counted.capacity.trayInventory).toMatchObject({ withHoles: 40, withoutHoles: 80 });
});

test('back after left is the farm before, and trays out never change the plan', () => {
  expect(traysOf(actOn(delivered, DAY, deliver('PACKED')))).toEqual(traysOf(movedOut));
  expect(delivered.tasks).toEqual(movedOut.tasks);
  expect(actOn(delivered, DAY, BACK).tasks).toEqual(movedOut.tasks);
});

test('two devices that move out and deliver end alike', () => {
  const here = actOn(tick(planted, 'HARVEST'), DAY, deliver('DELIVERED'));
  const there = tick(planted, 'HARVEST');
  const one = mergeTwo(planted, here, there).merged;
  const other = mergeTwo(planted, there, here).merged;
  expect(one.trayStatus).toEqual(other.trayStatus);
  expect(traysOf(one)).toEqual(traysOf(delivered));
});

test('a scrub cleans the covers of what was moved out, and a tray that is lost is owned no more', () => {
  const dirty = actOn(movedOut, DAY, {
    type: 'UPDATE_SETTINGS',
    payload: { trays: { dirtyThreshold: 1 } },
  });
  const scrubbing = actOn(dirty, DAY, { type: 'REGENERATE_TASKS' });
  const scrub = scrubbing.tasks.find(({ special }) => special === 'TRAY_SCRUB');
  const scrubbed = actOn(scrubbing, DAY, toggleDone(scrub?.id ?? '', true));
  expect(traysOf(scrubbed)).toEqual([
    [40, 0, 0],
    [80, 0, 0],
  ]);
  const lost = actOn(delivered, DAY, {
    type: 'BOOK_TRAYS_BACK',
    payload: { ...NAME, sizeId: 'siz_1020', count: 1, lost: true },
  });
  expect(lost.capacity.trayInventory).toMatchObject({ withHoles: 39, withoutHoles: 79 });
  expect(traysOf(lost)).toEqual(traysOf(delivered));
});
