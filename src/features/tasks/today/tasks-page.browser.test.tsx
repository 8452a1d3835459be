import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { planFarm } from '#domain/planning/plan-farm.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { aFarm, aGeneralTask, anOrder, bulk } from '#tests/support/builders/builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { morningFarm } from '#tests/support/farms/morning-farm.ts';
import { TasksPage } from './tasks-page.tsx';

const TODAY = '2026-11-20';
const WIDTHS = [1280, 360];

/** The farm as it is planned this morning. */
const planned = (farm: FarmDocument): FarmDocument => ({
  ...farm,
  tasks: planFarm(farm, TODAY).tasks,
});

/** Six small things more than the planting, the knives and the soak of the morning farm. */
function busyMorning(): FarmDocument {
  const farm = morningFarm();
  const more = ['Sweep', 'Fans', 'Filters', 'Labels', 'Scale', 'Post'].map((title) =>
    aGeneralTask({ id: `gen_${title}`, title, dateISO: TODAY }),
  );
  return planned({ ...farm, tasks: [...farm.tasks, ...more] });
}

test.for(WIDTHS)('at %i px a whole morning takes a key a tick', async (width) => {
  localStorage.clear();
  await page.viewport(width, 860);
  const store = await showScreen(busyMorning(), <TasksPage />);
  const open = () =>
    store
      .state()
      .document.tasks.filter(
        (task) => task.dateISO === TODAY && !task.done && task.skipped !== true,
      );
  await expect.element(page.getByRole('checkbox', { name: 'Done: Plant, Radish' })).toBeVisible();
  // Radish, the knives and six more.
  expect(open()).toHaveLength(8);
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await userEvent.keyboard(key);
  };

  await press('j');
  await expect.element(page.getByRole('checkbox', { name: 'Done: Plant, Radish' })).toHaveFocus();
  expect(keys).toBeLessThanOrEqual(3);

  // The last tick of a day with plantings asks how many trays it was; Enter says as planned.
  const toFirst = keys;
  for (let left = 7; left >= 1; left -= 1) {
    await press('x');
    await expect.poll(() => open().length).toBe(left);
    await expect.poll(() => document.activeElement?.matches('input:not(:checked)')).toBe(true);
  }
  await press('x');
  await expect
    .element(page.getByRole('dialog', { name: 'Confirm trays planted — Friday 11/20' }))
    .toBeVisible();
  await press('{Enter}');
  await expect.poll(() => open().length).toBe(0);
  await expect
    .element(page.getByText('All done for Friday. Next: soak Sunflower, 3 trays, tonight.').first())
    .toBeVisible();
  // Eight ticks and the one answer.
  expect(keys - toFirst).toBe(9);
});

test.for(WIDTHS)('at %i px today has its card also when nothing is due', async (width) => {
  localStorage.clear();
  await page.viewport(width, 860);
  const { varieties, settings } = morningFarm();
  const orders = [anOrder({ id: 'later', date: '2026-12-02', items: [bulk('sunflower', 32)] })];
  await showScreen(planned(aFarm({ varieties, settings, orders })), <TasksPage />);
  await expect.element(page.getByRole('heading', { name: /Friday 11\/20/ })).toBeVisible();
  // Ten days to the harvest of Wednesday 12/2.
  await expect
    .element(page.getByText('Nothing due today. Next: soak Sunflower, Sun 11/22.'))
    .toBeVisible();
});
