import { expect, test, undo, visitAgain } from '#tests/support/browser/farm-test.ts';
import { PEA, liveFarm } from '#tests/support/farms/live-farm.ts';
import { loseTrays, TasksOfDay } from '../pages/tasks-of-day.ts';

test.use({
  serviceWorkers: 'allow',
  expectedComplaints: [/net::ERR_INTERNET_DISCONNECTED/],
});

const LIVE = 'Pea, live 1010';

test('pea is sold alive without a network @phone-only', async ({ page, farm, context }) => {
  test.slow();
  await page.clock.setFixedTime('2026-11-22T08:00:00-08:00');
  const pea = { ...PEA, daysToHarvest: 9, steps: PEA.steps.map((step) => ({ ...step })) };
  await farm.open('/catalog/varieties/pea', liveFarm({ varieties: [pea], orders: [] }));
  await visitAgain(page);
  await context.setOffline(true);

  const sellAlive = async () => {
    await page.getByRole('button', { name: 'More for Pea' }).click();
    await page.getByRole('menuitem', { name: 'Sell it alive…' }).click();
    await page.getByRole('button', { name: `Add ${LIVE}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: LIVE })).toBeVisible();
  };
  await sellAlive();
  await undo(page);
  await expect(page.getByText('Variety not found')).toBeVisible();
  await farm.walkTo('/catalog/varieties/pea');
  await sellAlive();
  await expect(page.getByText('Live 1010').first()).toBeVisible();
  await expect(page).toHaveNoBarrier();
  await farm.saved();

  const ask = page.getByRole('dialog', { name: 'Can I say yes?' });
  const takeSix = async () => {
    await farm.walkTo('/ops/orders?promise=pea&day=2026-12-04');
    await ask.getByRole('combobox', { name: 'What' }).click();
    await page.getByRole('option', { name: LIVE }).click();
    await ask.getByLabel('How many trays').fill('6');
    await ask.getByPlaceholder('Customer, optional').fill('Bistro');
    await expect(ask.getByText('Yes, plant 6 more trays on Wed 11/25')).toBeVisible();
    await ask.getByRole('button', { name: 'Take the order' }).click();
    await expect(page.getByText('Order taken.')).toBeVisible();
  };
  await takeSix();
  await undo(page);
  await expect(page.getByText('6 trays')).toBeHidden();
  await takeSix();
  await expect(page.getByText('6 trays').first()).toBeVisible();

  await page.clock.setFixedTime('2026-11-25T08:00:00-08:00');
  await farm.open('/tasks/today');
  const plant = new TasksOfDay(page, 'Wednesday 11/25').tick('Plant', LIVE);
  await plant.check();
  await undo(page);
  await expect(plant).not.toBeChecked();
  await plant.check();

  await page.clock.setFixedTime('2026-12-01T08:00:00-08:00');
  await farm.open('/tasks/today');
  await new TasksOfDay(page, 'Friday 12/4').open();
  const lost = page.getByText(/Lost 2 trays Pea, live 1010\. .* 2 trays short\./);
  const loseTwo = async () => {
    await loseTrays(page, `Move out, ${LIVE}`, '2');
    await expect(lost).toBeVisible();
  };
  await loseTwo();
  await undo(page);
  await expect(lost).toBeHidden();
  await loseTwo();

  await farm.walkTo('/tasks/shortages');
  const less = page.getByRole('button', { name: 'Apply: Deliver 2 trays less' });
  await less.click();
  await expect(less).toBeHidden();
  await undo(page);
  await less.click();
  await expect(less).toBeHidden();

  await page.clock.setFixedTime('2026-12-04T08:00:00-08:00');
  await farm.open('/tasks/today');
  const move = new TasksOfDay(page, 'Friday 12/4').tick('Move out', LIVE);
  await move.check();
  await undo(page);
  await expect(move).not.toBeChecked();
  await move.check();
  await expect(move).toBeChecked();

  await farm.walkTo('/ops/deliveries?day=2026-12-04');
  const card = page.getByRole('region', { name: 'Bistro' });
  const delivered = card.getByRole('button', { name: 'Delivered: Bistro' });
  await card.getByRole('button', { name: `Correct ${LIVE}` }).click();
  const line = page.getByRole('dialog', { name: LIVE });
  await line.getByRole('textbox', { name: 'Packed' }).fill('4');
  await line.getByRole('button', { name: 'Save' }).click();
  await delivered.click();
  await expect(card).toContainText('4 trays out');
  await page.keyboard.press('Control+z');
  await expect(card).not.toContainText('trays out');
  await delivered.click();
  const back = card.getByRole('button', { name: 'One more: Empties 1010' });
  for (const out of [3, 2]) {
    await back.click();
    await expect(card).toContainText(`${out} trays out`);
  }
  await page.keyboard.press('Control+z');
  await expect(card).toContainText('3 trays out');
  for (const left of ['2 trays out', '1 tray out']) {
    await back.click();
    await expect(card).toContainText(left);
  }
  await back.click();
  await expect(card.getByLabel('Empties 1010', { exact: true })).toHaveValue('4');
  await expect(card).toContainText('0 trays out');
  await farm.saved();
});
