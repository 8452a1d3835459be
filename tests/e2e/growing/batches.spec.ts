import { expect, test, SMALL_FARM } from '#tests/support/browser/farm-test.ts';
import { BatchesPage } from '../pages/batches-page.ts';

test('batches are shown by how far they are, those in the ground first', async ({ page, farm }) => {
  const batches = new BatchesPage(page);
  await farm.open('/ops/batches', SMALL_FARM);
  await expect.poll(() => batches.heads()).toBe('Variety, Code, Trays, Planted, Harvest, Status');
  expect(await batches.statuses()).not.toContain('Harvested');
  expect((await batches.statuses())[0]).toBe('Planted');

  await batches.show('Harvested');
  await expect(page).toHaveURL('/ops/batches?show=harvested');
  await expect.poll(async () => [...new Set(await batches.statuses())]).toEqual(['Harvested']);

  await batches.show('All');
  await expect.poll(async () => (await batches.statuses())[0]).toBe('Planted');
});

test('a variety has one buffer of its own, and saving says what moves', async ({ page, farm }) => {
  const batches = new BatchesPage(page);
  await farm.open('/ops/batches', SMALL_FARM);
  await batches.bufferSettings.click();
  await expect(batches.save).toHaveAttribute('aria-disabled', 'true');
  await batches.save.hover();
  await expect(page.getByText('No changes to save yet', { exact: true })).toBeVisible();

  await expect(batches.chosen('Delicate', 'Cilantro')).toBeVisible();
  await batches.pick('Consistent', 'Cilantro');
  await expect(batches.chosen('Consistent', 'Cilantro')).toBeVisible();
  await expect(batches.chosen('Delicate', 'Cilantro')).toBeHidden();
  await batches.dialog.getByLabel('General buffer').fill('60');
  await batches.dialog.getByLabel('Maximum extra trays').fill('2');
  await expect(batches.dialog.getByText('Moves the plan')).toBeVisible();
  await expect(page).toHaveNoBarrier();
  await batches.save.click();
  await expect(page.getByText('Buffers saved', { exact: true })).toBeVisible();

  await batches.bufferSettings.click();
  // The unit is not in the way of who may type over it.
  await expect(batches.dialog.getByLabel('General buffer')).toHaveValue('60');
  await expect(batches.chosen('Consistent', 'Cilantro')).toBeVisible();
});
