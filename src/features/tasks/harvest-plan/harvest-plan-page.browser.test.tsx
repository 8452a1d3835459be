import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { normaliseFarm } from '#state/normalise/normalise-farm.ts';
import small from '#tests/samples/small-farm.json' with { type: 'json' };
import { anOrder, bulk } from '#tests/support/builders/builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { HarvestPlanPage } from './harvest-plan-page.tsx';

/** Of kale 16 oz more are wanted on Sunday than grow, by two whose names need room. */
function shortFarm() {
  const farm = normaliseFarm(small.state);
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
  await page.viewport(1280, 860);
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
