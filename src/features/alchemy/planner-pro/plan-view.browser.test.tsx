import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DryerPlanInput } from '#domain/alchemy/simple-rule/dryer-plan.ts';
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
  plantings: [],
};
/** The screen of a plan. */
const showPlan = (of: DryerPlanInput = input) =>
  render(
    <MemoryRouter initialEntries={['/alchemy/planner?tab=plan']}>
      <PlanView input={of} />
    </MemoryRouter>,
  );

test('the plan of the simple rule is made when the screen opens, and leads to the better one', async () => {
  showPlan();
  await expect.element(page.getByText('Freeze-Dryer Schedule (per day)')).toBeInTheDocument();
  await expect.element(page.getByText('Building plan…')).not.toBeInTheDocument();
  const plan = page.getByRole('region', { name: 'Plan', exact: true });
  await expect.element(plan).toHaveTextContent('Daily capacity7 trays/day');
  await expect
    .element(plan)
    .toHaveTextContent('The dryer plan plans each dryer separately and does better.');
  await expect
    .element(plan.getByRole('link', { name: 'dryer plan' }))
    .toHaveAttribute('href', '/alchemy/planner');
});

test('a dryer slower than a week counts with its part of a load a day', async () => {
  showPlan({ ...input, dryers: [{ trays: 7, cyclesPerDay: 1 / 8, shelfMaxOz: 16 }] });
  await expect
    .element(page.getByRole('region', { name: 'Plan', exact: true }))
    .toHaveTextContent('Daily capacity0.9 trays/day, up to 7');
});

test('a plan that fails says so', async () => {
  showPlan({
    ...input,
    get orders(): never {
      throw new Error('Out of memory');
    },
  });
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/Failed to run planner\..*Out of memory/);
});

test('without orders there is no plan yet, but orders without a due date are told', async () => {
  showPlan({ ...input, orders: [], undated: ['LAKE-009'] });
  await expect.element(page.getByText('No plan yet.')).toBeInTheDocument();
  await expect
    .element(page.getByText('No due date', { exact: true }))
    .toHaveAttribute('title', 'NO_DUE_DATE');
  await expect
    .element(page.getByRole('link', { name: 'Set the due date of LAKE-009' }))
    .toHaveAttribute('href', '/alchemy/orders?order=LAKE-009');
});
