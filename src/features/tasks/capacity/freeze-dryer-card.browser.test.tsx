import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { simulateCapacity } from '#domain/capacity/simulate-capacity.ts';
import type { SimulationInput } from '#domain/capacity/simulation.ts';
import type { FinishedSimulation } from '#state/ports/farm-answers.ts';
import { answeredBy } from '#tests/support/devices/answered-by.ts';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { anEnvironment } from '#tests/support/devices/farm-environment.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { aPeaDemand } from '#tests/support/builders/capacity-builders.ts';
import { FreezeDryerCard } from './freeze-dryer-card.tsx';

/** A farm that wants to dry seven trays of pea on 12/5 and owns no dryer. */
function aDryingFarm() {
  const demand = aPeaDemand({ targetDate: '2026-12-05', requiresFreezeDry: true });
  return aFarm({ varieties: [aVariety({ id: 'pea' })], capacity: { demands: [demand] } });
}

async function show(simulate: (input: SimulationInput) => Promise<FinishedSimulation>) {
  const { answers: usual } = anEnvironment();
  const answers = answeredBy(usual, 'simulate', ({ args: [input] }) => simulate(input));
  const card = <FreezeDryerCard window={{ from: '2026-11-20', days: 30 }} />;
  await showScreen(aDryingFarm(), card, '/', { answers });
}

test('loads that no dryer takes are listed in words, with the code as a tooltip, and by how much', async () => {
  await show(async (input) => ({ result: simulateCapacity(input), ranIn: 'page' }));
  await expect.element(page.getByText('7 of 0 freeze-dryer shelves')).toBeVisible();
  await expect
    .element(page.getByText('The dryers are full'))
    .toHaveAttribute('title', 'FREEZE_DRYER_CAPACITY');
  await expect.element(page.getByText('Over by 112 oz')).toBeVisible();
});

test('a conflict without details is capacity exceeded', async () => {
  const conflict = { date: '2026-12-05', overBy: 3, demandIds: [] };
  await show(async () => ({
    result: {
      days: {},
      assignments: [],
      conflicts: [{ type: 'FREEZE_DRYER_WEIGHT', ...conflict }],
    },
    ranIn: 'page',
  }));
  await expect.element(page.getByText('Capacity exceeded')).toBeVisible();
});

test('a simulation that fails says so and can be tried again', async () => {
  let tries = 0;
  await show(async (input) => {
    tries += 1;
    if (tries === 1) throw new Error('');
    return { result: simulateCapacity(input), ranIn: 'page' };
  });
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('Capacity sim failed.');
  await expect.element(alert).toHaveTextContent('Worker error');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('7 of 0 freeze-dryer shelves')).toBeVisible();
});
