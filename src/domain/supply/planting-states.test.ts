import { expect, test } from 'vitest';
import { aTask } from '#tests/support/builders/builders.ts';
import { plantingStates } from './planting-states.ts';

const TODAY = '2025-03-10';

/** What a planting of three trays on a day stands for. */
function stateOf(dateISO: string, more = {}, isTicking = true) {
  const task = aTask({ type: 'PLANT', dateISO, trays: 3, ...more });
  const { state, trays, isPlanted } = plantingStates({
    tasks: [task],
    log: [],
    today: TODAY,
    isTicking,
  })(task);
  return [state, trays, isPlanted];
}

test('a planting is planned up to its day, late after it, and planted once it is marked done', () => {
  expect(stateOf('2025-03-10')).toEqual(['planned', 3, false]);
  expect(stateOf('2025-03-09')).toEqual(['late', 0, false]);
  expect(stateOf('2025-03-09', { done: true })).toEqual(['planted', 3, true]);
});

test('a planting that was skipped has no trays and never was', () => {
  expect(stateOf('2025-03-10', { done: true, skipped: true })).toEqual(['skipped', 0, false]);
});

test('past plantings count as planted on a farm that never marks them done', () => {
  expect(stateOf('2025-03-09', {}, false)).toEqual(['late', 3, true]);
  expect(stateOf('2025-03-10', {}, false)).toEqual(['planned', 3, false]);
});

test('what was harvested was planted; a soak that is late makes its planting late', () => {
  const plant = aTask({ type: 'PLANT', dateISO: '2025-03-12', trays: 3 });
  const stateWith = (more: Parameters<typeof aTask>[0]) => {
    const tasks = [plant, aTask({ dateISO: '2025-03-09', ...more })];
    const { state, trays } = plantingStates({ tasks, log: [], today: TODAY, isTicking: true })(
      plant,
    );
    return [state, trays];
  };
  expect(stateWith({ type: 'HARVEST', done: true })).toEqual(['planted', 3]);
  expect(stateWith({ type: 'HARVEST' })).toEqual(['planned', 3]);
  expect(stateWith({ type: 'HARVEST', done: true, skipped: true })).toEqual(['planned', 3]);
  expect(stateWith({ type: 'SOAK' })).toEqual(['late', 0]);
  expect(stateWith({ type: 'SOAK', done: true })).toEqual(['planned', 3]);
  expect(stateWith({ type: 'SOAK', dateISO: TODAY })).toEqual(['planned', 3]);
  expect(stateWith({ type: 'MIST' })).toEqual(['planned', 3]);
  expect(stateWith({ type: 'SOAK', cycleKey: 'pea|2025-03-15' })).toEqual(['planned', 3]);
});
