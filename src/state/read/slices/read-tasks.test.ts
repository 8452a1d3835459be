import { expect, test } from 'vitest';
import { taskSteps } from './read-tasks.ts';
import { runToCompletion } from '#domain/records/run-to-completion.ts';
import { readVarieties } from './read-varieties.ts';

const varieties = readVarieties([
  { id: 'pea', name: 'Pea', daysToHarvest: 10 },
  { id: 'beet', name: 'Beet', daysToHarvest: 12, steps: [{ type: 'SOAK', soakHours: 24 }] },
]);

const read = (...tasks: object[]) => runToCompletion(taskSteps(tasks, varieties));

test('N17: missing keys come from day, type and variety', () => {
  expect(read({ type: 'harvest', dateISO: '2026-11-20', varietyId: 'pea' })).toEqual([
    {
      id: '2026-11-20|HARVEST|pea',
      taskKey: '2026-11-20|HARVEST|pea',
      cycleKey: 'pea|2026-11-20',
      type: 'HARVEST',
      dateISO: '2026-11-20',
      done: false,
      note: '',
      varietyId: 'pea',
    },
  ]);
});

test('N17: a planting belongs to the harvest its variety leads to', () => {
  const cycleOf = (type: string, varietyId: string) =>
    read({ type, dateISO: '2026-11-20', varietyId })[0]?.cycleKey;
  expect(cycleOf('PLANT', 'pea')).toBe('pea|2026-11-30');
  expect(cycleOf('SOAK', 'beet')).toBe('beet|2026-12-02');
  expect(cycleOf('PLANT', 'beet')).toBe('beet|2026-12-01');
  expect(cycleOf('MIST', 'pea')).toBe('');
});

test('N17: a general task is keyed by its id and belongs to no planting', () => {
  const [task] = read({ id: 'gen_1', type: 'tidy', dateISO: '2026-11-20', title: 'Sweep/Mop' });
  expect(task).toMatchObject({
    type: 'GENERAL',
    taskKey: '2026-11-20|GENERAL|gen_1',
    cycleKey: '',
    title: 'Sweep/Mop',
  });
});

test('N17: old germination tasks are GERM tasks', () => {
  const types = read(
    { type: 'GERMINATION', dateISO: '2026-11-20', varietyId: 'pea' },
    { type: 'germ_weighted', dateISO: '2026-11-21', varietyId: 'pea' },
  ).map(({ type }) => type);
  expect(types).toEqual(['GERM', 'GERM']);
});

test('N17: a count fills missing trays', () => {
  const [task] = read({ type: 'PLANT', dateISO: '2026-11-20', varietyId: 'pea', count: 3 });
  expect(task?.trays).toBe(3);
  expect(task).not.toHaveProperty('count');
});

test('N17: uncounted trays without holes are covers plus solid trays', () => {
  const [task] = read({
    type: 'PLANT',
    dateISO: '2026-11-20',
    varietyId: 'pea',
    trayUsage: { withHoles: 3, topCovers: 2, bottomSolids: '3' },
  });
  expect(task?.trayUsage).toEqual({ withHoles: 3, withoutHoles: 5, topCovers: 2, bottomSolids: 3 });
});

test('N17: tasks are sorted by day, kind of work and variety name', () => {
  const tasks = read(
    { type: 'HARVEST', dateISO: '2026-11-20', varietyId: 'pea', varietyName: 'Pea' },
    { type: 'SOAK', dateISO: '2026-11-20', varietyId: 'pea', varietyName: 'Pea' },
    { type: 'SOAK', dateISO: '2026-11-20', varietyId: 'beet', varietyName: 'Beet' },
    { type: 'WATER', dateISO: '2026-11-19', varietyId: 'pea', varietyName: 'Pea' },
  );
  expect(tasks.map(({ type, varietyName }) => `${type} ${varietyName}`)).toEqual([
    'WATER Pea',
    'SOAK Beet',
    'SOAK Pea',
    'HARVEST Pea',
  ]);
});

test('N2: of two tasks with one id the done one counts, else the later one', () => {
  const base = { id: 'gen_1', type: 'GENERAL', dateISO: '2026-11-20' };
  const noteOf = (...tasks: object[]) => read(...tasks).map(({ note }) => note);
  expect(noteOf({ ...base, note: 'a', done: true }, { ...base, note: 'b' })).toEqual(['a']);
  expect(noteOf({ ...base, note: 'a' }, { ...base, note: 'b' })).toEqual(['b']);
  expect(noteOf({ ...base, note: 'a' }, { ...base, note: 'b', done: true })).toEqual(['b']);
});

test('N4: a task without its day is dropped', () => {
  expect(read({ id: 'gen_1', type: 'GENERAL', dateISO: 'soon' })).toEqual([]);
});

test('data of other tools stays on its task', () => {
  const external = { calendar: { eventId: 'e1' } };
  const [task] = read({ type: 'PLANT', dateISO: '2026-11-20', external, colour: 'red' });
  expect(task).toMatchObject({ external, colour: 'red' });
});

test('a skipped task is a done one that says so', () => {
  const base = { id: 'gen_1', type: 'GENERAL', dateISO: '2026-11-20' };
  expect(read({ ...base, done: true, skipped: true })[0]).toMatchObject({ skipped: true });
  expect(read({ ...base, done: false, skipped: true })[0]).not.toHaveProperty('skipped');
  expect(read({ ...base, done: true, skipped: 'no' })[0]).not.toHaveProperty('skipped');
});

test('who did a task stands on done work, and only when all of it is told', () => {
  const by = { memberId: 'mbr_1', name: 'Maria', atISO: '2026-11-20T07:42:00.000Z' };
  const base = { id: 'gen_1', type: 'GENERAL', dateISO: '2026-11-20' };
  expect(read({ ...base, done: true, by })[0]).toMatchObject({ by });
  expect(read({ ...base, done: false, by })[0]).not.toHaveProperty('by');
  for (const lacking of [{ memberId: '' }, { name: undefined }, { atISO: 'soon' }]) {
    expect(read({ ...base, done: true, by: { ...by, ...lacking } })[0]).not.toHaveProperty('by');
  }
  expect(read({ ...base, done: true, by: 'Maria' })[0]).not.toHaveProperty('by');
});

test('a moved task keeps the keys of the day it was planned for', () => {
  const moved = { type: 'HARVEST', dateISO: '2026-11-21', varietyId: 'pea' };
  expect(read({ ...moved, movedFromISO: '2026-11-20' })[0]).toMatchObject({
    dateISO: '2026-11-21',
    movedFromISO: '2026-11-20',
    taskKey: '2026-11-20|HARVEST|pea',
    cycleKey: 'pea|2026-11-20',
  });
  expect(read({ ...moved, movedFromISO: '2026-11-21' })[0]).not.toHaveProperty('movedFromISO');
});

test('a scrub task keeps what it has cleaned', () => {
  const usage = { withHoles: 2, withoutHoles: 3, topCovers: 1, bottomSolids: 2 };
  const harvest = {
    cycleKey: 'pea|2026-11-20',
    varietyId: 'pea',
    dateISO: '2026-11-20',
    dirtied: usage,
    released: usage,
    planting: null,
  };
  const scrubInfo = {
    dirtyWithHoles: 2,
    dirtyWithoutHoles: 3,
    clearedWithHoles: 2,
    clearedWithoutHoles: 3,
    clearedHarvests: [harvest],
    completedISO: '2026-11-21',
    lastScrubBefore: null,
  };
  const task = { id: 'scrub_1', type: 'GENERAL', special: 'TRAY_SCRUB', dateISO: '2026-11-21' };
  expect(read({ ...task, done: true, scrubInfo })[0]?.scrubInfo).toEqual(scrubInfo);
});
