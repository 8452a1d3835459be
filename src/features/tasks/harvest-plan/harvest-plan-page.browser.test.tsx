import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import small from '#tests/samples/small-farm.json' with { type: 'json' };
import { moveTask } from '#domain/planning/move-task.ts';
import { actOn } from '#tests/support/devices/act.ts';
import { BISTRO_DAY, bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import { anOrder, bulk } from '#tests/support/builders/builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { HarvestPlanPage } from './harvest-plan-page.tsx';

/** Of kale 16 oz more are wanted on Sunday than grow, by two whose names need room. */
function shortFarm() {
  const farm = normalizeFarm(small.state);
  const late = ['Hillcrest Country Club', 'Late lunch'].map((name, at) =>
    anOrder({
      id: `ord_late_${at}`,
      name,
      date: '2026-11-22',
      items: [bulk('red-russian-kale', 8)],
    }),
  );
  return { ...farm, orders: [...farm.orders, ...late] };
}

/** The screen beside the navigation of a laptop. */
const BESIDE_NAVIGATION = { width: 1014 };

test('at 1280 px every column of the plan is in sight, also while somebody is short', async () => {
  await showScreen(
    shortFarm(),
    <div style={BESIDE_NAVIGATION}>
      <HarvestPlanPage />
    </div>,
  );
  const table = page.getByRole('table', { name: 'Harvest plan' });
  await expect.element(table.getByRole('columnheader', { name: 'Short' })).toBeVisible();
  await expect.element(table.getByText('Hillcrest Country Club').first()).toBeVisible();
  await expect.element(table.getByText(/12\.6 oz.to Mon 11\/23/)).toBeVisible();
  const right = (element: Element) => element.getBoundingClientRect().right;
  const card = table.element().closest('.mantine-Card-root');
  if (card === null) throw new Error('The plan stands in a card.');
  expect(right(table.element())).toBeLessThanOrEqual(right(card));
});

test.for([1280, 360])('at %i px a month is one press for the plan, too', async (width) => {
  await page.viewport(width, 860);
  await showScreen(shortFarm(), <HarvestPlanPage />);
  await page.getByText('November', { exact: true }).click();
  await expect.element(page.getByLabelText('Start date')).toHaveValue('2026-11-01');
  await expect.element(page.getByLabelText('End date')).toHaveValue('2026-11-30');
  await expect.element(page.getByRole('radio', { name: 'November' })).toBeChecked();
});

test('on a phone the comma stands right behind the trays, which take a thumb', async () => {
  await page.viewport(360, 860);
  await showScreen(shortFarm(), <HarvestPlanPage />);
  const button = page.getByRole('button', { name: /^1 tray of / }).first();
  await expect.element(button).toBeVisible();
  const edges = (node: Node | null) => {
    const range = document.createRange();
    if (node !== null) range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
  const gap = edges(button.element().nextSibling).left - edges(button.element()).right;
  expect(Math.abs(gap)).toBeLessThan(1);
  expect(button.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
});

/** Sunflower for Friday 11/27 is cut on Wednesday 11/25. */
function movedFarm() {
  const farm = bistroFarm();
  const tasks = farm.tasks.map((task) =>
    task.type === 'HARVEST' && task.cycleKey === 'sunflower|2026-11-27'
      ? moveTask(task, '2026-11-25')
      : task,
  );
  return { ...farm, tasks };
}

test.for([1280, 360])('at %i px a harvest that was moved stands on its new day', async (width) => {
  await page.viewport(width, 860);
  const address = `/?from=${BISTRO_DAY}&to=2026-11-28`;
  await showScreen(movedFarm(), <HarvestPlanPage />, address);
  await expect.element(page.getByText('Wednesday 11/25')).toBeVisible();
  await expect.element(page.getByText('moved from Fri 11/27')).toBeVisible();
  await expect.element(page.getByText('Friday 11/27')).not.toBeInTheDocument();
});

test('the trays of a harvest tell why there are so many, and lead to the buffers', async () => {
  const address = `/?from=${BISTRO_DAY}&to=2026-11-28`;
  await showScreen(bistroFarm(), <HarvestPlanPage />, address);
  await page
    .getByRole('button', { name: '3 of Sunflower, Friday 11/27: why so many trays' })
    .click();
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByText('3 trays: 40 oz + 6% buffer; a tray gives 16 oz'))
    .toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Buffer settings' }))
    .toHaveAttribute('href', '/ops/batches?buffers');
});

test('the plan counts who is short as the list of shortages does', async () => {
  const farm = bistroFarm();
  const tasks = farm.tasks.filter(({ varietyId }) => varietyId === 'radish');
  const orders = farm.orders.map((order) =>
    order.name === 'Bistro Friday'
      ? { ...order, items: [...order.items, bulk('radish', 9)] }
      : order,
  );
  // On 11/20 it is too late for both varieties of the Bistro on 11/27 and for the Cafe on 11/28.
  await showScreen({ ...farm, orders, tasks }, <HarvestPlanPage />);
  await expect.element(page.getByText('3 short in 2 deliveries')).toBeVisible();
});

test('an order that was deleted is named so behind the harvests that it had', async () => {
  const farm = normalizeFarm(small.state);
  const cart = farm.recurring.find(({ name }) => name === 'Green Cart wholesale');
  const action = { type: 'DELETE_RECURRING', payload: { id: cart?.id ?? '' } } as const;
  await showScreen(actOn(farm, '2026-11-20', action), <HarvestPlanPage />);
  await page.getByLabelText('Start date').fill('2026-11-15');
  await page.getByLabelText('End date').fill('2026-11-19');
  await page.getByRole('button', { name: /^View .* of Red Russian Kale, Tuesday 11\/17/ }).click();
  const orders = page.getByRole('dialog').getByRole('table', { name: /Orders for/ });
  await expect.element(orders.getByText('Green Cart wholesale (deleted)')).toBeVisible();
});
