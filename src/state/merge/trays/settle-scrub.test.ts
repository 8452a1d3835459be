import { expect, test } from 'vitest';
import { MOMENT } from '#tests/support/devices/act.ts';
import { aFarm, aGeneralTask } from '#tests/support/builders/builders.ts';
import type { Task } from '#domain/planning/task.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { settleScrub } from './settle-scrub.ts';

const scrub = (id: string, dirty: number, more: Partial<Task> = {}): Task =>
  aGeneralTask({
    id,
    dateISO: '2025-03-10',
    special: 'TRAY_SCRUB',
    scrubInfo: { dirtyWithHoles: dirty, dirtyWithoutHoles: 0 },
    ...more,
  });
/** So many dirty trays, a scrub from 10 on, and the one that is asked for. */
function farm(dirtyWithHoles: number, tasks: readonly Task[], dirtyThreshold = 10): FarmDocument {
  const fresh = aFarm({ tasks });
  const scrubTaskId = tasks[0]?.id ?? null;
  return {
    ...fresh,
    settings: { ...fresh.settings, trays: { ...fresh.settings.trays, dirtyThreshold } },
    trayStatus: {
      ...fresh.trayStatus,
      dirtyWithHoles,
      scrubTaskId,
      scrubTaskCreatedAt: scrubTaskId,
    },
  };
}
const settled = (local: FarmDocument, remote: FarmDocument, merged: FarmDocument) => {
  const { tasks, trayStatus } = settleScrub({ local, remote }, merged, MOMENT);
  return {
    scrubs: tasks
      .filter(({ done, special }) => !done && special !== undefined)
      .map(({ id, scrubInfo }) => `${id} ${scrubInfo?.dirtyWithHoles}`),
    asked: trayStatus.scrubTaskId,
    since: trayStatus.scrubTaskCreatedAt,
  };
};

test('a farm that is as dirty as one of its sides asks for the scrub of that side, the cloud first', () => {
  const [phone, cloud] = [farm(12, [scrub('p', 12)]), farm(20, [scrub('c', 20)])];
  const asked = { scrubs: ['c 20'], asked: 'c', since: 'c' };
  const without = (one: FarmDocument): FarmDocument => ({
    ...one,
    trayStatus: { ...one.trayStatus, scrubTaskId: 'x', scrubTaskCreatedAt: 'x' },
  });
  expect(settled(phone, cloud, without(cloud))).toEqual(asked);
  expect(settled(phone, cloud, without(phone))).toEqual({
    scrubs: ['p 12'],
    asked: 'p',
    since: 'p',
  });
  expect(settled(without(cloud), cloud, without(cloud))).toEqual(asked);
});

test('trays of both sides together ask for one scrub that knows all of them', () => {
  const [phone, cloud] = [farm(12, [scrub('p', 12)]), farm(20, [scrub('c', 20)])];
  const merged = { ...farm(32, [scrub('c', 20), scrub('p', 12)]) };
  expect(settled(phone, cloud, merged).scrubs).toEqual(['c 32']);
  expect(settled(phone, cloud, farm(9, [scrub('c', 20)])).scrubs).toEqual([]);
});

test('a scrub that is done, and any other task, decide nothing', () => {
  const cloud = farm(20, [scrub('c', 20)]);
  const merged = {
    ...cloud,
    tasks: [...cloud.tasks, scrub('d', 9, { done: true }), aGeneralTask()],
  };
  expect(settled(farm(12, []), cloud, merged)).toMatchObject({ asked: 'c', since: 'c' });
  const unasked = { ...merged, trayStatus: { ...merged.trayStatus, scrubTaskCreatedAt: 'x' } };
  expect(settled(farm(12, []), cloud, unasked)).toMatchObject({ asked: 'c', since: 'c' });
});
