import { expect, test } from '#tests/support/browser/farm-test.ts';

/** Two bags of radish, four plantings, deliveries of the week before. */
const SAMPLE = 'tests/samples/seed-lots-farm.json';

test.beforeEach(async ({ page, farm }) => {
  await page.clock.setFixedTime('2026-12-07T08:00:00-08:00');
  await farm.has(SAMPLE);
});

test('a seed lot is traced @phone', async ({ page, farm }) => {
  await farm.open('/ops/trace?of=rb-2291');
  await expect(page.getByText('91.7% of 96.8 oz accounted for')).toBeVisible();
  await expect(page.getByText('8 × Rambo Radish 4 oz').first()).toBeVisible();
});

test('the link of a label opens its trace on any farm', async ({ page, farm }) => {
  await farm.open('/ops/batches');
  await page.goto('/T/RARA-261204');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trace');
  await expect(page.getByText('RB-2291 2, RB-2377 3')).toBeVisible();
  await page.goto('/T/KALE-261204');
  await expect(page.getByText('Lot KALE-261204. Ask the farm on the label.')).toBeVisible();
});

test('batches of a delivered line are named by hand @phone', async ({ page, farm }) => {
  await farm.open('/ops/deliveries?day=2026-12-04');
  const luma = page.getByRole('region', { name: 'Luma' });
  await luma.getByRole('button', { name: 'Correct Rambo Radish' }).click();
  await page.getByRole('button', { name: 'Batch…' }).click();
  await expect(page.getByText('Mark it delivered first.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await luma.getByRole('button', { name: 'Delivered: Luma' }).click();
  await luma.getByRole('button', { name: 'Correct Rambo Radish' }).click();
  await page.getByRole('button', { name: 'Batch…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Batch' });
  await dialog.getByLabel('RARA-261204').fill('4');
  await dialog.getByLabel('RARA-261201').fill('7');
  await expect(dialog.getByText('10 oz Rambo Radish')).toBeVisible();
  await dialog.getByLabel('RARA-261201').fill('6');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Batch of Rambo Radish for Luma saved')).toBeVisible();
  await farm.walkTo('/ops/trace?of=rara-261201');
  await expect(page.getByText('RARA-261201: 24 oz went out, 22 oz were harvested')).toBeVisible();
});
