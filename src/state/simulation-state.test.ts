import { expect, test } from 'vitest';
import type { SimulationResult } from '#domain/capacity/simulation.ts';
import { NO_SIMULATION, reduceSimulation } from './simulation-state.ts';

const result: SimulationResult = { days: {}, assignments: [], conflicts: [] };
const start = { type: 'CAPACITY_RECOMPUTE_START' } as const;
const success = {
  type: 'CAPACITY_RECOMPUTE_SUCCESS',
  payload: { result, ranIn: 'worker' },
} as const;
const failure = (error: string) =>
  ({ type: 'CAPACITY_RECOMPUTE_ERROR', payload: { error } }) as const;

test('a start runs and forgets the error', () => {
  const failed = reduceSimulation(NO_SIMULATION, failure('No room'));
  expect(reduceSimulation(failed, start)).toEqual({ ...NO_SIMULATION, isRunning: true });
});

test('a success keeps the result', () => {
  expect(reduceSimulation(reduceSimulation(NO_SIMULATION, start), success)).toEqual({
    isRunning: false,
    error: null,
    lastResult: result,
    ranIn: 'worker',
  });
});

test('an error is kept beside the result of before', () => {
  const done = reduceSimulation(NO_SIMULATION, success);
  expect(reduceSimulation(reduceSimulation(done, start), failure('No room'))).toEqual({
    isRunning: false,
    error: 'No room',
    lastResult: result,
    ranIn: 'worker',
  });
});

test('an error without words is a worker error', () => {
  expect(reduceSimulation(NO_SIMULATION, failure(' ')).error).toBe('Worker error');
});
