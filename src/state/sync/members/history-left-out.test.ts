import { expect, test } from 'vitest';
import { aFarm, aGeneralTask, aTask, aVariety } from '#tests/support/builders/builders.ts';
import {
  cloudFarm,
  namesIn,
  environment,
  USER,
} from '#tests/support/simulated-devices/quiet-days.ts';
import type { SimulatedDevice } from '#tests/support/simulated-devices/simulated-device.ts';
import { aDevice } from '#tests/support/simulated-devices/simulated-device.ts';
import type { Meta } from '../../document/farm-document.ts';
import type { CompactFarm } from '../../read/compact-farm.ts';
import { withHistoryLeftOut } from './history-left-out.ts';

const SECOND = 1000;

const DAYS = ['2024-03-04', '2024-03-05', '2024-03-06'];
const TASKS = DAYS.map((dateISO) => aTask({ dateISO, cycleKey: 'pea|2024-03-14', done: true }));
const RECENT = aTask({ dateISO: '2026-11-02', cycleKey: 'pea|2026-11-12', done: true });

/** Two devices of a farm with work of long ago, and a place to write to the cloud like any program. */
async function twoDevices() {
  const around = await environment();
  const [first, second] = [await aDevice('1', around), await aDevice('2', around)];
  const slices = { varieties: [aVariety({ id: 'pea' })], tasks: [...TASKS, RECENT] };
  first.store().perform({ type: 'LOAD_DATA_SLICES', payload: { slices } });
  await around.time.pass(40 * SECOND);
  return { around, first, second };
}

const idsIn = (device: SimulatedDevice) => device.farm().tasks.map(({ id }) => id);
const ALL = [...TASKS, RECENT].map(({ id }) => id);

test('in the cloud work of long ago is a history by day, on every device it is all there', async () => {
  const { around, first, second } = await twoDevices();
  // Only compact farms are sent.
  const { tasks, taskHistory } = cloudFarm(around) as CompactFarm;
  expect(tasks.map(({ id }) => id)).toEqual([RECENT.id]);
  expect(taskHistory).toEqual(
    DAYS.map((id, at) => ({ id, crops: [['pea', 'Pea', ['PLANT', 10 - at, 1]]] })),
  );
  expect([idsIn(first), idsIn(second)]).toEqual([ALL, ALL]);
});

test('old work reopened on one device is open on the other', async () => {
  const { around, first, second } = await twoDevices();
  const id = TASKS[1]?.id ?? '';
  second.store().perform({ type: 'TOGGLE_TASK_DONE', payload: { id } });
  await around.time.pass(60 * SECOND);
  const isDone = (device: SimulatedDevice) =>
    device
      .farm()
      .tasks.filter(({ done }) => done)
      .map((task) => task.id);
  const others = ALL.filter((one) => one !== id);
  expect([isDone(first), isDone(second)]).toEqual([others, others]);
  second.store().undo();
  await around.time.pass(60 * SECOND);
  expect([isDone(first), isDone(second)]).toEqual([ALL, ALL]);
});

test.each([
  ['and the notes of syncing with it', (meta: Meta): Meta => ({ ...meta, sync: {} })],
  ['but not the notes of syncing', (meta: Meta): Meta => meta],
])('a program that drops the history it does not know, %s, takes nothing away', async (_, meta) => {
  const { around, first, second } = await twoDevices();
  const { taskHistory: _history, ...known } = cloudFarm(around) as CompactFarm;
  const varieties = [...known.varieties, aVariety({ id: 'kale' })];
  const stamped = { ...meta(known.meta), lastWriteAt: known.meta.lastWriteAt + SECOND };
  const text = JSON.stringify({ ...known, meta: stamped, varieties });
  around.server.save(USER, text, { kind: 'any' });
  await around.time.pass(60 * SECOND);
  expect(namesIn(first.farm())).toEqual(['Pea', 'Kale']);
  expect([idsIn(first), idsIn(second)]).toEqual([ALL, ALL]);
  first.store().perform({ type: 'UPSERT_COMMON_TASK', payload: { name: 'Oil hinges' } });
  await around.time.pass(60 * SECOND);
  expect((cloudFarm(around) as CompactFarm).taskHistory).toHaveLength(3);
  expect([idsIn(first), idsIn(second)]).toEqual([ALL, ALL]);
});

test('old work that was just ticked here is no history that the cloud left out', () => {
  const open = aGeneralTask({ dateISO: '2024-03-13' });
  const remote = aFarm({ tasks: [open] });
  const meta = { ...remote.meta, lastWriteAt: remote.meta.lastWriteAt + SECOND };
  const local = { ...remote, meta, tasks: [{ ...open, done: true }] };
  expect(withHistoryLeftOut(remote, local, '2026-11-20').tasks).toEqual([open]);
});
