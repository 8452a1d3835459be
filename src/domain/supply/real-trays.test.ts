import { expect, test } from 'vitest';
import { aTask } from '#tests/support/builders/builders.ts';
import { aLot } from '#tests/support/builders/supply-builders.ts';
import type { TaskType } from '#domain/planning/task.ts';
import { realTask } from './real-trays.ts';

const HARVEST = aTask({ type: 'HARVEST', dateISO: '2025-03-14', trays: 3, oz: 24 });
/** Of three trays one is lost: 16 oz. */
const LOT = aLot({ countedTrays: 3, lostTrays: 1, oz: 16 });

test('an open harvest works on the trays that are left, and says what was planned', () => {
  expect(realTask(HARVEST, LOT)).toEqual({
    ...HARVEST,
    trays: 2,
    oz: 16,
    plannedTrays: 3,
    plannedOz: 24,
  });
});

test('only what differs is told', () => {
  expect(realTask(HARVEST, { ...LOT, oz: 24 })).toEqual({ ...HARVEST, trays: 2, plannedTrays: 3 });
  expect(realTask(HARVEST, { ...LOT, lostTrays: 0, oz: 20 })).toEqual({
    ...HARVEST,
    oz: 20,
    plannedOz: 24,
  });
  expect(realTask(HARVEST, { ...LOT, lostTrays: 0, oz: 23.96 })).toBe(HARVEST);
  expect(realTask(HARVEST, { ...LOT, lostTrays: 0, oz: 23.94 })).toMatchObject({ oz: 23.94 });
});

test('a harvest of which nothing is left says how many trays are to be cleared, other work does not', () => {
  const lost = { ...LOT, lostTrays: 3, oz: 0 };
  expect(realTask(HARVEST, lost)).toMatchObject({ trays: 0, oz: 0, traysToClear: 3 });
  expect(realTask({ ...HARVEST, type: 'LIGHTS' }, lost)).not.toHaveProperty('traysToClear');
  expect(realTask(HARVEST, LOT)).not.toHaveProperty('traysToClear');
});

test('a task of a batch that is held says so, one that was skipped does not', () => {
  const held = { ...LOT, oz: 0, held: { oz: 16, codes: ['RB-2377'] } };
  expect(realTask(HARVEST, held)).toMatchObject({ isHeld: true, oz: 0, plannedOz: 24 });
  expect(realTask({ ...HARVEST, type: 'WATER' }, held)).toMatchObject({ isHeld: true });
  expect(realTask({ ...HARVEST, done: true, skipped: true }, held)).not.toHaveProperty('isHeld');
  expect(realTask(HARVEST, LOT)).not.toHaveProperty('isHeld');
});

test('a harvest that says no ounces is told those of its trays', () => {
  const { oz: _, ...unsaid } = HARVEST;
  expect(realTask(unsaid, { ...LOT, lostTrays: 0, oz: 24 })).toEqual({ ...unsaid, oz: 24 });
});

test('a step that says no ounces is told none', () => {
  const { oz: _, ...lights } = { ...HARVEST, type: 'LIGHTS' as const };
  expect(realTask(lights, LOT)).toEqual({ ...lights, trays: 2, plannedTrays: 3 });
});

test.each(['SOAK', 'PLANT'] as const)(
  '%s stands as planned: what is lost is lost later',
  (type: TaskType) => {
    const task = { ...HARVEST, type };
    expect(realTask(task, LOT)).toBe(task);
  },
);

test('work that was carried out keeps its real trays, also after its batch is cut', () => {
  const lot = { ...LOT, expectedOz: 16 };
  const real = { trays: 2, oz: 16, plannedTrays: 3, plannedOz: 24 };
  const done = { ...HARVEST, done: true };
  expect(realTask(done, lot)).toEqual({ ...done, ...real });
  // The scale said 14 oz, which stands in a place of its own.
  expect(realTask(done, { ...lot, state: 'cut', oz: 14 })).toEqual({ ...done, ...real });
  expect(realTask(done, { ...lot, lostTrays: 0, expectedOz: 30 })).toBe(done);
  const skipped = { ...done, skipped: true as const };
  expect(realTask(skipped, lot)).toBe(skipped);
});

test('what was done before all trays were lost was done on trays; the harvest has cleared them', () => {
  const lost = { ...LOT, lostTrays: 3, oz: 0, expectedOz: 0 };
  const done = { ...HARVEST, done: true };
  expect(realTask({ ...done, type: 'LIGHTS' }, lost)).toMatchObject({ trays: 3 });
  expect(realTask(done, { ...lost, state: 'cut' })).toMatchObject({ trays: 0, traysToClear: 3 });
});

test('work that says no trays, or is open where the batch is cut, stands as planned', () => {
  const { trays: _, ...unsaid } = HARVEST;
  expect(realTask(unsaid, LOT)).toBe(unsaid);
  expect(realTask(HARVEST, { ...LOT, state: 'cut' })).toBe(HARVEST);
  expect(realTask(HARVEST, undefined)).toBe(HARVEST);
});

test('a harvest that is still planned brings what the ledger says, as after some of it was promised away', () => {
  const planned = { ...LOT, state: 'planned' as const, countedTrays: 3, lostTrays: 0 };
  expect(realTask(HARVEST, { ...planned, oz: HARVEST.oz ?? 0 })).toBe(HARVEST);
  expect(realTask(HARVEST, { ...planned, oz: 5 })).toEqual({
    ...HARVEST,
    oz: 5,
    plannedOz: HARVEST.oz,
  });
});

test('work of a batch that was missed or skipped has no trays, and none to clear', () => {
  for (const state of ['late', 'skipped'] as const) {
    const none = { ...LOT, state, countedTrays: 0, lostTrays: 0, oz: 0 };
    expect(realTask(HARVEST, none)).toEqual({
      ...HARVEST,
      trays: 0,
      oz: 0,
      plannedTrays: 3,
      plannedOz: 24,
    });
    expect(realTask(HARVEST, { ...none, countedTrays: 2, lostTrays: 2 })).not.toHaveProperty(
      'traysToClear',
    );
  }
});

test('of a harvest of one tray that is lost the one is to be cleared', () => {
  const lost = { ...LOT, countedTrays: 1, lostTrays: 1, oz: 0 };
  expect(realTask(HARVEST, lost)).toMatchObject({ trays: 0, traysToClear: 1 });
  expect(realTask(HARVEST, { ...LOT, countedTrays: 0, lostTrays: 0, oz: 0 })).not.toHaveProperty(
    'traysToClear',
  );
});
