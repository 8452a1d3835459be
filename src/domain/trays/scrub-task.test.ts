import { expect, test } from 'vitest';
import type { Task } from '#domain/planning/task.ts';
import { trayUsage } from '#domain/planning/tray-status.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { freshTrayStatus } from '#state/document/fresh-farm.ts';
import { act } from '#tests/support/devices/act.ts';
import { aFarm, aTask } from '#tests/support/builders/builders.ts';

/** Ten weighted trays planted on 3/4/2025: 10 with and 13 without holes. */
function aCycle(varietyId: string): readonly [Task, Task] {
  const usage = { trays: 10, trayUsage: trayUsage(10, 'WEIGHTED', 4), varietyId };
  return [aTask(usage), aTask({ ...usage, type: 'HARVEST', dateISO: '2025-03-14' })];
}

const [PEA, PEA_CUT] = aCycle('pea');
const [KALE, KALE_CUT] = aCycle('kale');
const INFO = { dirtyWithHoles: 20, dirtyWithoutHoles: 26 };
const OF_46 = { title: 'Scrub Trays — 46 dirty', scrubInfo: INFO };
const PLANTED = act(aFarm({ tasks: [KALE, PEA, KALE_CUT, PEA_CUT] }), toggle(PEA), toggle(KALE));
const ONE_CUT = act(PLANTED, toggle(PEA_CUT));
const BOTH_CUT = act(ONE_CUT, toggle(KALE_CUT));
const SCRUBBED = act(BOTH_CUT, toggle(scrubOf(BOTH_CUT)));

function toggle({ id }: Pick<Task, 'id'>) {
  return { type: 'TOGGLE_TASK_DONE', payload: { id } } as const;
}

function setThreshold(dirtyThreshold: number) {
  return { type: 'UPDATE_SETTINGS', payload: { trays: { dirtyThreshold } } } as const;
}

function scrubs(farm: FarmDocument): Task[] {
  return farm.tasks.filter((task) => task.special === 'TRAY_SCRUB');
}

function scrubOf(farm: FarmDocument): Task {
  const [scrub, ...others] = scrubs(farm);
  if (scrub === undefined || others.length > 0) throw new Error('There is not one scrub task.');
  return scrub;
}

function dirty({ trayStatus }: FarmDocument): readonly number[] {
  return [trayStatus.dirtyWithHoles, trayStatus.dirtyWithoutHoles];
}

test('below the threshold no scrub is asked for', () => {
  expect(dirty(ONE_CUT)).toEqual([10, 13]);
  expect(scrubs(ONE_CUT)).toEqual([]);
});

test('from the threshold on there is a scrub task today that says how many trays are dirty', () => {
  expect(dirty(BOTH_CUT)).toEqual([20, 26]);
  const note = 'Wash trays so we have clean sets ready.';
  const open = { type: 'GENERAL', dateISO: '2025-03-10', done: false, note };
  expect(scrubOf(BOTH_CUT)).toMatchObject({ ...open, ...OF_46 });
  expect(scrubOf(BOTH_CUT).id).toMatch(/^scrub_[0-9a-z]+$/u);
  expect(BOTH_CUT.trayStatus).toMatchObject({
    scrubTaskId: scrubOf(BOTH_CUT).id,
    scrubTaskCreatedAt: '2025-03-10T12:00:00.000Z',
  });
});

test('the same work makes the same scrub task on every device', () => {
  expect(act(ONE_CUT, toggle(KALE_CUT))).toEqual(BOTH_CUT);
});

test('a scrub that is done leaves no dirty tray and is remembered with its day', () => {
  expect(dirty(SCRUBBED)).toEqual([0, 0]);
  expect(SCRUBBED.trayStatus).toMatchObject({
    scrubTaskId: null,
    scrubTaskCreatedAt: null,
    lastScrubCompletedAt: '2025-03-10',
    pendingHarvests: [],
  });
  expect(scrubOf(SCRUBBED).scrubInfo).toMatchObject({
    clearedWithHoles: 20,
    clearedWithoutHoles: 26,
  });
});

test('a scrub that is undone brings back just what it had cleaned', () => {
  const undone = act(SCRUBBED, toggle(scrubOf(SCRUBBED)));
  expect(undone).toEqual(BOTH_CUT);
  expect(act(undone, toggle(PEA_CUT), toggle(KALE_CUT))).toEqual(PLANTED);
});

test('a harvest reopened after the scrub is in use again and takes no dirty tray', () => {
  const back = act(SCRUBBED, toggle(PEA_CUT));
  expect(dirty(back)).toEqual([0, 0]);
  expect(back.trayStatus.inUseWithHoles).toBe(10);
  const unscrubbed = act(back, toggle(scrubOf(back)));
  expect(dirty(unscrubbed)).toEqual([10, 13]);
  expect(scrubs(unscrubbed)).toEqual([]);
});

test('trays that became dirty after a scrub stay dirty when it is undone', () => {
  const between = act(ONE_CUT, setThreshold(20));
  const cleaned = act(between, toggle(scrubOf(between)), toggle(KALE_CUT));
  expect(dirty(cleaned)).toEqual([10, 13]);
  const [done, open] = scrubs(cleaned).toSorted((a, b) => Number(b.done) - Number(a.done));
  expect(open?.title).toBe('Scrub Trays — 23 dirty');
  const undone = act(cleaned, toggle(done ?? PEA));
  expect(dirty(undone)).toEqual([20, 26]);
  expect(scrubs(undone).map((scrub) => [scrub.title, scrub.done])).toEqual([
    ['Scrub Trays — 46 dirty', false],
  ]);
});

test('a skipped scrub leaves the trays dirty and comes back with the next harvest', () => {
  const early = act(ONE_CUT, setThreshold(20));
  const skipped = act(early, { type: 'SKIP_TASK', payload: { id: scrubOf(early).id } });
  expect(dirty(skipped)).toEqual([10, 13]);
  expect(skipped.trayStatus.scrubTaskId).toBeNull();
  const next = act(skipped, toggle(KALE_CUT));
  expect(scrubs(next).map((scrub) => [scrub.title, scrub.done])).toEqual(
    expect.arrayContaining([['Scrub Trays — 46 dirty', false]]),
  );
  expect(act(skipped, toggle(scrubOf(skipped)))).toEqual(early);
});

test('a scrub from before cleaned harvests were remembered brings its counts back', () => {
  const done = { ...scrubOf(BOTH_CUT), done: true };
  const scrubInfo = { ...INFO, clearedWithHoles: 20, clearedWithoutHoles: 26 };
  const old = aFarm({
    tasks: [{ ...done, scrubInfo }],
    trayStatus: { ...freshTrayStatus(), dirtyWithHoles: 1 },
  });
  const undone = act(old, toggle(done));
  expect(dirty(undone)).toEqual([21, 26]);
  expect(scrubOf(undone).title).toBe('Scrub Trays — 47 dirty');
});

test('a scrub that is needed after the day’s last task is for tomorrow', () => {
  const late = aTask({ ...PEA_CUT, dateISO: '2025-03-10' });
  const farm = act(aFarm({ tasks: [PEA, late] }), setThreshold(20), toggle(PEA), toggle(late));
  // 10 trays with holes, 10 bottoms and 3 covers came back, and nothing is left to do today.
  expect(scrubOf(farm)).toMatchObject({ dateISO: '2025-03-11', done: false });
});

const PLAN = { type: 'REGENERATE_TASKS' } as const;
const LEFT_DIRTY = { ...freshTrayStatus(), ...INFO };

test('a scrub is asked for as the day is planned, also of trays that came dirty with an import', () => {
  const imported = act(aFarm(), setThreshold(30), {
    type: 'LOAD_DATA_SLICES',
    payload: { slices: { trayStatus: LEFT_DIRTY } },
  });
  const farm = act(imported, PLAN);
  expect(scrubOf(farm)).toMatchObject({ dateISO: '2025-03-10', ...OF_46 });
  expect(farm.trayStatus.scrubTaskId).toBe(scrubOf(farm).id);
  expect(act(farm, PLAN)).toBe(farm);
});

test('an open scrub of an earlier day becomes work of today with the trays of today', () => {
  const old = { ...scrubOf(BOTH_CUT), dateISO: '2025-03-08', title: 'Scrub Trays — 40 dirty' };
  const tasks = BOTH_CUT.tasks.map((task) => (task.special === undefined ? task : old));
  expect(scrubOf(act({ ...BOTH_CUT, tasks }, PLAN))).toMatchObject({
    id: old.id,
    dateISO: '2025-03-10',
    title: 'Scrub Trays — 46 dirty',
  });
});

test('a scrub that was skipped is not asked for again on its day', () => {
  const skipped = act(BOTH_CUT, { type: 'SKIP_TASK', payload: { id: scrubOf(BOTH_CUT).id } });
  expect(scrubs(act(skipped, PLAN))).toMatchObject([{ skipped: true }]);
  const yesterday = skipped.tasks.map((task) =>
    task.special === undefined ? task : { ...task, dateISO: '2025-03-09' },
  );
  const asked = act({ ...skipped, tasks: yesterday }, PLAN);
  expect(scrubs(asked).map(({ done }) => done)).toEqual([true, false]);
});
