import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DryerPlanInput } from '#domain/alchemy/dryer-plan/dryer-plan.ts';
import { planDryers } from '#domain/alchemy/dryer-plan/plan-dryers.ts';
import { FarmProvider } from '#state/react/farm-provider.tsx';
import type { DryerPlanProgress, FinishedDryerPlan } from '#state/ports/workers.ts';
import { openTab } from '#tests/support/devices/open-tab.ts';
import { render } from '#tests/support/browser/rendered.tsx';
import { PlanView } from './plan-view.tsx';

const input: DryerPlanInput = {
  start: '2025-06-02',
  varieties: [{ id: 'pea', name: 'Pea', daysToHarvest: 12, yieldOzPerTray: 16 }],
  dryers: [{ label: 'Big', trays: 7, cyclesPerDay: 1, shelfMaxOz: 16 }],
  orders: [
    {
      id: 'LAKE-001',
      varietyId: 'pea',
      traysNeeded: 5,
      dueDate: '2025-06-20',
      requiresFreezeDry: true,
    },
  ],
  undated: [],
  totalOrders: 1,
  plantings: [],
};
const COST = { unmetTrays: 0, cycles: 1, daysOff: 0, offDayTrays: 0, points: 10 };

/** The screen of a plan, whose search gets on, ends and fails when the test says so. */
async function showPlan(of: DryerPlanInput = input) {
  const { store } = await openTab();
  const plan = planDryers(of);
  const runs: {
    readonly emit: (progress: DryerPlanProgress) => void;
    readonly fail: (problem: Error) => void;
    readonly end: (more?: Partial<FinishedDryerPlan>) => void;
  }[] = [];
  const dryerPlanSearch: typeof store.world.dryerPlanSearch = {
    plan(_, emit) {
      let stop: () => void = () => undefined;
      const done = new Promise<FinishedDryerPlan>((resolve, reject) => {
        const end = (more: Partial<FinishedDryerPlan> = {}) => {
          const improved = { plan, cost: COST, ruleCost: COST, bound: 10, loads: [] };
          resolve({ improved, ranIn: 'worker', wasStopped: false, ...more });
        };
        stop = () => end({ wasStopped: true });
        runs.push({ emit, fail: reject, end });
      });
      return { done, stop };
    },
  };
  const world = {
    ...store.world,
    dryerPlanSearch,
    logger: { ...store.world.logger, error: () => undefined },
  };
  render(
    <MemoryRouter>
      <FarmProvider store={{ ...store, world }}>
        <PlanView input={of} />
      </FarmProvider>
    </MemoryRouter>,
  );
  await expect.poll(() => runs.length).toBeGreaterThan(0);
  return { plan, latest: () => runs.at(-1) };
}

test('a plan is made when the screen opens, and the one by the rule is there at once', async () => {
  const { plan, latest } = await showPlan();
  await expect.element(page.getByText('Building plan…')).toBeInTheDocument();
  latest()?.emit({ plan, share: 0.4 });
  await expect.element(page.getByText('Freeze-Dryer Schedule (per day)')).toBeInTheDocument();
  await expect.element(page.getByText('Building plan…')).toBeInTheDocument();
  await expect
    .element(page.getByRole('progressbar', { name: 'Time spent on a better plan' }))
    .toHaveAttribute('aria-valuenow', '40');
  latest()?.end();
  await expect.element(page.getByText('1 cycle, every tray in time')).toBeInTheDocument();
  await expect
    .element(page.getByText('The plan of the fixed rule; best possible'))
    .toBeInTheDocument();
  await expect.element(page.getByText('Building plan…')).not.toBeInTheDocument();
});

test('a search is stopped with what there is, and can be made again', async () => {
  const { plan, latest } = await showPlan();
  latest()?.emit({ plan, share: 0.1 });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.element(page.getByText('1 cycle, every tray in time')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Plan again' }).click();
  await expect.element(page.getByText('Building plan…')).toBeInTheDocument();
});

test('a plan that fails says so, and can be tried again', async () => {
  const { latest } = await showPlan();
  latest()?.fail(new Error(''));
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('Failed to run planner.');
  await expect.element(alert).toHaveTextContent('Planner failed');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Building plan…')).toBeInTheDocument();
  await expect.element(alert).not.toBeInTheDocument();
});

test('without orders there is no plan yet, but orders without a due date are told', async () => {
  const { latest } = await showPlan({
    ...input,
    orders: [],
    totalOrders: 0,
    undated: ['LAKE-009'],
  });
  latest()?.end();
  await expect.element(page.getByText('No plan yet.')).toBeInTheDocument();
  await expect
    .element(page.getByText('No due date', { exact: true }))
    .toHaveAttribute('title', 'NO_DUE_DATE');
  await expect
    .element(page.getByRole('link', { name: 'Set the due date of LAKE-009' }))
    .toHaveAttribute('href', '/alchemy/orders?order=LAKE-009');
});
