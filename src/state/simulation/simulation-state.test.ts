import { expect, test } from 'vitest';
import type { CapacityDemand } from '#domain/capacity/capacity.ts';
import { simulationInput } from '#domain/capacity/simulation-input.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { aPeaDemand } from '#tests/support/builders/capacity-builders.ts';
import { NO_SIMULATION, reduceSimulation, type SimulationRun } from './simulation-state.ts';

const demand = aPeaDemand();

/** A run of a farm with some stored and some tried demands. */
function aRun(
  more: { stored?: CapacityDemand[]; tried?: CapacityDemand[]; days?: number } = {},
): SimulationRun {
  const { stored = [], tried = [], days = 14 } = more;
  const farm = aFarm();
  const capacity = { ...farm.capacity, demands: stored };
  return {
    input: simulationInput({ ...farm, capacity }, { from: '2026-11-20', days }, tried),
    tried,
    result: { days: {}, assignments: [], conflicts: [] },
    ranIn: 'worker',
  };
}

const start = { type: 'CAPACITY_RECOMPUTE_START' } as const;
const success = (run: SimulationRun, untried: SimulationRun | null = null) =>
  ({ type: 'CAPACITY_RECOMPUTE_SUCCESS', payload: { run, untried } }) as const;
const failure = (error: string) =>
  ({ type: 'CAPACITY_RECOMPUTE_ERROR', payload: { error } }) as const;
const after = (...events: Parameters<typeof reduceSimulation>[1][]) =>
  events.reduce(reduceSimulation, NO_SIMULATION);

test('a start runs and forgets the error', () => {
  expect(after(failure('No room'), start)).toEqual({ ...NO_SIMULATION, isRunning: true });
});

test('a success keeps the result', () => {
  const run = aRun();
  expect(after(start, success(run))).toEqual({ ...NO_SIMULATION, lastRun: run });
});

test('an error is kept beside the result of before', () => {
  const run = aRun();
  const failed = after(success(run), start, failure('No room'));
  expect(failed).toEqual({ ...NO_SIMULATION, error: 'No room', lastRun: run });
});

test('an error without words is a worker error', () => {
  expect(after(failure(' ')).error).toBe('Worker error');
});

test('a run of other demands is compared with the run before', () => {
  const [empty, one] = [aRun(), aRun({ stored: [demand] })];
  expect(after(success(empty), success(one)).before).toBe(empty);
});

test('a run that is only repeated keeps its comparison', () => {
  const [empty, one] = [aRun(), aRun({ stored: [demand] })];
  const again = aRun({ stored: [{ ...demand }] });
  expect(after(success(empty), success(one), success(again)).before).toBe(empty);
});

test('runs of other days are not compared', () => {
  const longer = aRun({ stored: [demand], days: 30 });
  expect(after(success(aRun()), success(longer)).before).toBeNull();
});

test('a demand that is tried is compared with the farm without it, also once it is kept', () => {
  const [empty, tried] = [aRun(), aRun({ tried: [demand] })];
  const trying = [success(aRun({ days: 3 })), success(tried, empty)];
  expect(after(...trying).before).toBe(empty);
  expect(after(...trying, success(aRun({ stored: [demand] }))).before).toBe(empty);
});

test('a tried demand that is dropped leaves nothing to compare with', () => {
  expect(after(success(aRun({ tried: [demand] }), aRun()), success(aRun())).before).toBeNull();
});
