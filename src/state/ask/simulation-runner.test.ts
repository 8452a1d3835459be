import { expect, test } from 'vitest';
import type { CapacityDemand } from '#domain/capacity/capacity.ts';
import type { SimulationInput } from '#domain/capacity/simulation.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { aPeaDemand } from '#tests/support/builders/capacity-builders.ts';
import type { FarmAnswers, FinishedSimulation } from '../ports/farm-answers.ts';
import { simulationRunner } from './simulation-runner.ts';
import { NO_SIMULATION, type SimulationState } from './simulation-state.ts';

const WINDOW = { from: '2026-11-20', days: 14 };
const question = { farm: aFarm(), window: WINDOW };
const finished: FinishedSimulation = {
  result: { days: {}, assignments: [], conflicts: [] },
  ranIn: 'worker',
};

const PEAS = aPeaDemand();

/** A farm with some stored demands. */
function stored(...demands: CapacityDemand[]) {
  const farm = aFarm();
  return { ...question, farm: { ...farm, capacity: { ...farm.capacity, demands } } };
}

/** A runner whose simulations end when the test says so; those that were left are not answered. */
function aRunner() {
  const shown: SimulationState[] = [NO_SIMULATION];
  const problems: string[] = [];
  const asked: SimulationInput[] = [];
  const ends: { resolve: (done: FinishedSimulation) => void; reject: (cause: Error) => void }[] =
    [];
  const ask = (
    _: string,
    { args }: { args: readonly [SimulationInput] },
    { left = new Promise<void>(() => undefined) },
  ) => {
    asked.push(args[0]);
    let isLeft = false;
    void left.then(() => (isLeft = true));
    return new Promise<FinishedSimulation>((resolve, reject) =>
      ends.push({
        resolve: (done) => void (isLeft || resolve(done)),
        reject: (cause) => void (isLeft || reject(cause)),
      }),
    );
  };
  const state = () => shown.at(-1) ?? NO_SIMULATION;
  const run = simulationRunner(
    {
      answers: { ask } as unknown as FarmAnswers,
      logger: { error: (message) => problems.push(message), note: () => undefined },
    },
    { state, show: (next) => shown.push(next) },
  );
  /** Runs it to its end. */
  const runs = async (...asks: Parameters<typeof run>) => {
    const done = run(...asks);
    ends.forEach(({ resolve }) => resolve(finished));
    await done;
    return state();
  };
  return { run, runs, asked, shown, state, problems, ends };
}

test('a simulation runs, and its result is kept', async () => {
  const { run, asked, ends, state } = aRunner();
  const done = run(question);
  expect(state()).toEqual({ ...NO_SIMULATION, isRunning: true });
  ends[0]?.resolve(finished);
  await done;
  const lastRun = { ...finished, input: asked[0], tried: [] };
  expect(state()).toEqual({ ...NO_SIMULATION, lastRun });
});

test('a failure is told with its reason beside the result of before, and logged; the next start forgets it', async () => {
  const { run, runs, ends, problems, state } = aRunner();
  const { lastRun } = await runs(question);
  const failing = run(stored(PEAS));
  ends[1]?.reject(new Error('No room'));
  await failing;
  expect(state()).toEqual({ ...NO_SIMULATION, lastRun, error: 'No room' });
  expect(problems).toEqual(['Capacity simulation failed']);
  const again = run(stored(PEAS));
  expect(state()).toEqual({ ...NO_SIMULATION, lastRun, isRunning: true });
  ends[2]?.reject(new Error(' '));
  await again;
  expect(state().error).toBe('Worker error');
});

test('only the simulation that was asked for last counts', async () => {
  const { run, ends, shown } = aRunner();
  void run(question);
  const second = run(question);
  await Promise.resolve();
  ends[1]?.resolve(finished);
  await second;
  ends[0]?.reject(new Error('Too late'));
  await Promise.resolve();
  expect(shown.map(({ isRunning, error }) => [isRunning, error])).toEqual([
    [false, null],
    [true, null],
    [true, null],
    [false, null],
  ]);
});

test('what the last question has brought is not worked out once more', async () => {
  const { runs, asked } = aRunner();
  await runs({ ...question, tried: [PEAS] });
  const { lastRun } = await runs(question);
  expect(asked).toHaveLength(2);
  expect(lastRun).toMatchObject({ input: asked[1], tried: [] });
  await runs({ ...question, tried: [{ ...PEAS, traysNeeded: 8 }] });
  expect(asked.at(-1)?.demands).toEqual([{ ...PEAS, traysNeeded: 8 }]);
  expect(asked).toHaveLength(3);
});

test('with a demand that is tried the farm is simulated without it, too', async () => {
  const { runs, asked } = aRunner();
  const tried = [PEAS];
  const { lastRun, before } = await runs({ ...question, tried });
  expect(asked.map(({ demands }) => demands)).toEqual([tried, []]);
  expect(lastRun).toEqual({ ...finished, input: asked[0], tried });
  expect(before).toEqual({ ...finished, input: asked[1], tried: [] });
});

test('a run of other demands is compared with the run before, also when it is repeated', async () => {
  const { runs } = aRunner();
  const { lastRun: empty } = await runs(question);
  expect((await runs(stored(PEAS))).before).toBe(empty);
  expect((await runs(stored({ ...PEAS }))).before).toBe(empty);
});

test('runs of other days are not compared', async () => {
  const { runs } = aRunner();
  await runs(question);
  const longer = { ...stored(PEAS), window: { ...WINDOW, days: 30 } };
  expect((await runs(longer)).before).toBeNull();
});

test('a demand that is tried is compared with the farm without it, also once it is kept', async () => {
  const { runs } = aRunner();
  await runs({ ...question, window: { ...WINDOW, days: 3 } });
  const { before } = await runs({ ...question, tried: [PEAS] });
  expect(before?.tried).toEqual([]);
  expect((await runs(stored(PEAS))).before).toEqual(before);
});

test('a tried demand that is dropped leaves nothing to compare with', async () => {
  const { runs } = aRunner();
  await runs({ ...question, tried: [PEAS] });
  expect((await runs(question)).before).toBeNull();
});
