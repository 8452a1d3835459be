import { expect, test } from 'vitest';
import type { CapacityDemand } from '#domain/capacity/capacity.ts';
import { simulateCapacity } from '#domain/capacity/simulate-capacity.ts';
import type { SimulationInput } from '#domain/capacity/simulation.ts';
import { simulationInput } from '#domain/capacity/simulation-input.ts';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { workerSimulator } from './worker-simulator.ts';

const farm = aFarm({ varieties: [aVariety({ id: 'pea' })] });
const demand: CapacityDemand = {
  id: 'dem_1',
  label: 'Peas',
  varietyId: 'pea',
  traysNeeded: 7,
  targetDate: '2025-06-13',
  priority: 'normal',
  requiresFreezeDry: true,
  ozPerTray: 16,
};
const input = simulationInput(farm, { from: '2025-06-02', days: 14 }, [demand]);
/** A farm whose steps cannot be read, as no normalised farm is. */
const damaged = { ...input, varieties: input.varieties.map((pea) => ({ ...pea, steps: null })) };

const refuse = (): Worker => {
  throw new Error('Workers are switched off');
};
const missing = () => new Worker('/no-such-worker.js', { type: 'module' });

test('a simulation runs in a worker and answers what the page would', async () => {
  await expect(workerSimulator().simulate(input)).resolves.toEqual({
    result: simulateCapacity(input),
    ranIn: 'worker',
  });
});

test('a simulation runs in the page when no worker starts or its program is missing', async () => {
  const answer = { result: simulateCapacity(input), ranIn: 'page' };
  await expect(workerSimulator(refuse).simulate(input)).resolves.toEqual(answer);
  await expect(workerSimulator(missing).simulate(input)).resolves.toEqual(answer);
});

test('the worker stays for the next simulation; one that broke down is replaced', async () => {
  const programs = ['/no-such-worker.js', new URL('./simulator-worker.ts', import.meta.url)];
  let started = 0;
  const simulator = workerSimulator(() => {
    started += 1;
    return new Worker(programs[started - 1] ?? '', { type: 'module' });
  });
  const ranIn: string[] = [];
  for (const days of [14, 15, 16]) ranIn.push((await simulator.simulate({ ...input, days })).ranIn);
  expect([ranIn, started]).toEqual([['page', 'worker', 'worker'], 2]);
});

test('a simulation that fails tells why, from the worker and from the page', async () => {
  // Only a broken farm fails, which the types do not allow.
  const broken = damaged as unknown as SimulationInput;
  await expect(workerSimulator().simulate(broken)).rejects.toThrow(/null/);
  await expect(workerSimulator(refuse).simulate(broken)).rejects.toThrow(/null/);
});
