import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aFarm } from '#tests/support/builders/builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { PlannerPage } from './planner-page.tsx';

test('an empty month shows no words on its days, and its days still open', async () => {
  await showScreen(aFarm(), <PlannerPage />, '/tasks/planner');
  const day = page.getByRole('button', { name: /^No tasks ?, Friday 11\/20$/ });
  await expect.element(day).toBeInTheDocument();
  const shown = page
    .getByText(/^No tasks/)
    .elements()
    .filter((words) => words.getBoundingClientRect().width > 1);
  expect(shown.map(({ textContent }) => textContent)).toEqual([]);
  await day.click();
  await expect.element(page.getByText('No tasks scheduled for this day.')).toBeVisible();
});
