import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DryPlan } from '#domain/dry-plan/dry-plan.ts';
import type { DryPlanQuestion } from '#domain/dry-plan/dry-plan-question.ts';
import { firstDryPlan } from '#domain/dry-plan/first-dry-plan.ts';
import { normaliseFarm } from '#state/normalise/normalise-farm.ts';
import type { FinishedDryPlan } from '#state/ports/workers.ts';
import { FarmProvider } from '#state/react/farm-provider.tsx';
import { openTab } from '#tests/support/devices/open-tab.ts';
import { aJarOrder, aPeaPowderFarm } from '#tests/support/farms/pea-powder-farm.ts';
import { render } from '#tests/support/browser/rendered.tsx';
import { DryPlanTab } from './dry-plan-tab.tsx';

interface Run {
  readonly question: DryPlanQuestion;
  readonly first: ((plan: DryPlan) => void) | undefined;
  readonly end: (plan: DryPlan) => void;
  readonly fail: (problem: Error) => void;
}

/** The tab over a farm with one order, whose searches get on, end and fail when the test says so. */
async function showTab() {
  const { store } = await openTab();
  const { alchemy, ...slices } = normaliseFarm(
    aPeaPowderFarm({ orders: [aJarOrder(7, '2027-01-15')] }),
  );
  store.perform({ type: 'LOAD_DATA_SLICES', payload: { slices: { ...slices, alchemy } } });
  const runs: Run[] = [];
  const dryPlanSearch: typeof store.world.dryPlanSearch = {
    async plan(question, first) {
      const done = new Promise<FinishedDryPlan>((resolve, reject) => {
        const end = (plan: DryPlan) => resolve({ plan, ranIn: 'worker' });
        runs.push({ question, first, end, fail: reject });
      });
      return { done, leave: () => undefined };
    },
  };
  const logger = { ...store.world.logger, error: () => undefined };
  const world = { ...store.world, dryPlanSearch, logger };
  render(
    <MemoryRouter>
      <FarmProvider store={{ ...store, world }}>
        <DryPlanTab />
      </FarmProvider>
    </MemoryRouter>,
  );
  const run = async (place: number): Promise<Run> => {
    await expect.poll(() => runs.length).toBe(place + 1);
    const found = runs[place];
    if (found === undefined) throw new Error(`No search ${place}`);
    return found;
  };
  return { store, run };
}

const building = page.getByText('Building plan…', { exact: true });
const loads = (count: number) => page.getByText(`1 order in time, 0 late; ${count} loads.`);
const putToWork = page.getByRole('button', { name: 'Put to work' });

test('a first plan stands there while a better one is searched for, the old one while the farm changes', async () => {
  const { store, run } = await showTab();
  await expect.element(building).toBeVisible();
  const { question, first, end } = await run(0);
  const plan = firstDryPlan(question);
  const days = ['2027-01-11', '2027-01-12', '2027-01-13'];
  const some = days.flatMap((startISO) => plan.loads.map((load) => ({ ...load, startISO })));
  first?.({ ...plan, loads: some });
  await expect.element(loads(3)).toBeVisible();
  await expect.element(building).toBeVisible();
  await expect.element(putToWork).toHaveAttribute('aria-disabled', 'true');
  end({ ...plan, loads: some.slice(1) });
  await expect.element(loads(2)).toBeVisible();
  await expect.element(building).not.toBeInTheDocument();
  await expect.element(putToWork).not.toHaveAttribute('aria-disabled');

  store.perform({ type: 'DELETE_PRO_ORDER', payload: { id: 'JANE-001' } });
  const second = await run(1);
  expect(second.first).toBeUndefined();
  await expect.element(loads(2)).toBeVisible();
  await expect.element(building).toBeVisible();
  await expect.element(putToWork).toHaveAttribute('aria-disabled', 'true');
});

test('a search that fails is tried again', async () => {
  const { run } = await showTab();
  const { fail, question } = await run(0);
  fail(new Error('Out of memory'));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/Failed to run planner\..*Out of memory/);
  await page.getByRole('button', { name: 'Try again' }).click();
  const { end } = await run(1);
  end(firstDryPlan(question));
  await expect.element(page.getByText(/^1 order in time/)).toBeVisible();
});
