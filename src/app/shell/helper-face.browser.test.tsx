import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { isForHelperFace } from '#app/routing/helper-screens.ts';
import { DeliveriesPage } from '#features/ops/deliveries/deliveries-page.tsx';
import { HarvestPlanPage } from '#features/tasks/harvest-plan/harvest-plan-page.tsx';
import { TasksPage } from '#features/tasks/today/tasks-page.tsx';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import small from '#tests/samples/small-farm.json' with { type: 'json' };
import { aFarm, anOrder, bulk } from '#tests/support/builders/builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { aMember, ofMember } from '#tests/support/devices/member-double.ts';

/** Of kale 16 oz more are wanted on Sunday than grow. */
function shortFarm(): FarmDocument {
  const farm = normalizeFarm(small.state);
  const items = [bulk('red-russian-kale', 16)];
  return { ...farm, orders: [...farm.orders, anOrder({ date: '2026-11-22', items })] };
}

const SCREENS = [
  ['/tasks/today', 'Tasks', TasksPage],
  ['/tasks/harvest-plan', 'Harvest Plan', HarvestPlanPage],
  ['/ops/deliveries', 'Deliveries', DeliveriesPage],
] as const;
const FARMS = [
  ['a farm at work', shortFarm],
  ['an empty farm', aFarm],
] as const;
const SCENES = [1280, 360].flatMap((width) =>
  FARMS.flatMap(([what, farm]) =>
    SCREENS.map(([path, title, Screen]) => ({ width, what, farm, path, title, Screen })),
  ),
);

test.for(SCENES)('at $width px $path of $what leads a helper nowhere else', async (scene) => {
  const { width, farm, path, title, Screen } = scene;
  await page.viewport(width, 860);
  await showScreen(farm(), <Screen />, path, ofMember(aMember({ role: 'HELPER' })));
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const links = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'));
  expect(links.filter((link) => !isForHelperFace(link ?? ''))).toEqual([]);
  for (const name of ['Download CSV', 'Edit list']) {
    expect(page.getByRole('button', { name }).elements()).toEqual([]);
  }
});
