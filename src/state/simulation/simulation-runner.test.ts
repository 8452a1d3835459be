import { expect, test } from 'vitest';
import type { SimulationInput } from '#domain/capacity/simulation.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { aPeaDemand } from '#tests/support/builders/capacity-builders.ts';
import type { FinishedSimulation } from '../ports/workers.ts';
import { simulationRunner } from './simulation-runner.ts';
import type { SimulationEvent } from './simulation-state.ts';

const WINDOW = { from: '2026-11-20', days: 14 };
const question = { farm: aFarm(), window: WINDOW };
const finished: FinishedSimulation = {
  result: { days: {}, assignments: [], conflicts: [] },
  ranIn: 'worker',
};

const PEAS = aPeaDemand();

/** A runner whose simulations end when the test says so. */
function aRunner() {
  const events: SimulationEvent[] = [];
  const problems: string[] = [];
  const asked: SimulationInput[] = [];
  const ends: { resolve: (done: FinishedSimulation) => void; reject: (cause: Error) => void }[] =
    [];
  const run = simulationRunner(
    {
      simulator: {
        simulate: (input) => {
          asked.push(input);
          return new Promise((resolve, reject) => ends.push({ resolve, reject }));
        },
      },
      logger: { error: (message) => problems.push(message), note: () => undefined },
    },
    (event) => events.push(event),
  );
  return {
    run,
    asked,
    events,
    problems,
    ends,
    told: () => events.map(({ type }) => type.slice(19)),
  };
}

test('a simulation is told to start and to end', async () => {
  const { run, asked, ends, events } = aRunner();
  const done = run(question);
  expect(events).toEqual([{ type: 'CAPACITY_RECOMPUTE_START' }]);
  ends[0]?.resolve(finished);
  await done;
  expect(events.at(-1)).toEqual({
    type: 'CAPACITY_RECOMPUTE_SUCCESS',
    payload: { run: { ...finished, input: asked[0], tried: [] }, untried: null },
  });
});

test('a failure is told with its reason and logged', async () => {
  const { run, ends, events, problems } = aRunner();
  const done = run(question);
  ends[0]?.reject(new Error('No room'));
  await done;
  expect(events.at(-1)).toEqual({
    type: 'CAPACITY_RECOMPUTE_ERROR',
    payload: { error: 'No room' },
  });
  expect(problems).toEqual(['Capacity simulation failed']);
});

test('only the simulation that was asked for last counts', async () => {
  const { run, ends, told } = aRunner();
  const [first, second] = [run(question), run(question)];
  ends[1]?.resolve(finished);
  await second;
  ends[0]?.reject(new Error('Too late'));
  await first;
  expect(told()).toEqual(['START', 'START', 'SUCCESS']);
});

test('what the last question has brought is not worked out once more', async () => {
  const { run, asked, ends, events } = aRunner();
  const trying = run({ ...question, tried: [PEAS] });
  ends.forEach(({ resolve }) => resolve(finished));
  await trying;
  await run(question);
  expect(asked).toHaveLength(2);
  expect(events.at(-1)).toMatchObject({
    payload: { run: { input: asked[1], tried: [] }, untried: null },
  });
  const others = run({ ...question, tried: [{ ...PEAS, traysNeeded: 8 }] });
  expect(asked.at(-1)?.demands).toEqual([{ ...PEAS, traysNeeded: 8 }]);
  ends.at(-1)?.resolve(finished);
  await others;
  expect(asked).toHaveLength(3);
});

test('with a demand that is tried the farm is simulated without it, too', async () => {
  const { run, asked, ends, events } = aRunner();
  const tried = [PEAS];
  const done = run({ ...question, tried });
  ends.forEach(({ resolve }) => resolve(finished));
  await done;
  expect(asked.map(({ demands }) => demands)).toEqual([tried, []]);
  expect(events.at(-1)).toMatchObject({
    payload: { run: { input: asked[0], tried }, untried: { input: asked[1], tried: [] } },
  });
});
