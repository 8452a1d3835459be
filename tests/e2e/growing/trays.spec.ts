import { expect, test, says } from '#tests/support/browser/farm-test.ts';
import { TraysPage } from '../pages/trays-page.ts';

test('the summary tells room and trays, by the usual limits', async ({ page, farm }) => {
  const trays = new TraysPage(page);
  await farm.open('/ops/trays');
  await expect(trays.region('Grow capacity')).toContainText(/20 trays\s*20 slots/);
  await expect(trays.region('Germination capacity')).toContainText(
    /112 trays\s*28 slots, 4 trays each/,
  );
  await expect(trays.region('Trays with holes')).toContainText(
    /40 owned\s*Clean\s*40\s*In use\s*0\s*Dirty\s*0/,
  );
  await expect(trays.region('Solid trays')).toContainText(/80 owned\s*Clean\s*80/);

  await trays.threshold.fill('0');
  await trays.stackLimit.fill('');
  await trays.saveLimits.click();
  await expect(page.getByText('Threshold updated!', { exact: true })).toBeVisible();
  await expect(trays.threshold).toHaveValue('40');
  await expect(trays.stackLimit).toHaveValue('4');

  await trays.stackLimit.fill('3');
  await trays.saveLimits.click();
  await expect(trays.region('Germination capacity')).toContainText(
    /84 trays\s*28 slots, 3 trays each/,
  );
});

test('tray counts are whole numbers, kept once saved @phone', async ({ page, farm }) => {
  const trays = new TraysPage(page);
  await farm.open('/ops/trays');
  await expect(trays.saveCounts).toHaveAttribute('aria-disabled', 'true');
  await trays.saveCounts.focus();
  await expect(page.getByText('No changes to save yet', { exact: true })).toBeVisible();

  await trays.withHoles.fill('-6a.0');
  await expect(page.getByText('Not a number')).toBeVisible();
  await trays.withHoles.fill('60');
  await trays.solid.fill('');
  await expect(page.getByText('Unsaved', { exact: true })).toBeVisible();
  await trays.saveCounts.click();
  await expect(page.getByText('Tray counts saved!', { exact: true })).toBeVisible();
  await expect(page.getByText('Unsaved', { exact: true })).toBeHidden();
  await expect(trays.region('Trays with holes')).toContainText('60 owned');
  await page.reload();
  await expect(trays.withHoles).toHaveValue('60');
  await expect(trays.solid).toHaveValue('0');
  await trays.saveCounts.focus();
  await page.keyboard.press('Control+z');
  await expect(trays.withHoles).toHaveValue('40');
});

test('a rack is renamed, its shelves changed, and saved by itself', async ({ page, farm }) => {
  const trays = new TraysPage(page);
  await farm.open('/ops/trays');
  await trays.opener('Grow Rack A').click();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page).toHaveNoBarrier();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await expect(trays.saveRack('Grow Rack A')).toHaveAttribute('aria-disabled', 'true');
  await trays.rack('Grow Rack A').getByRole('textbox', { name: 'Capacity of Shelf 1' }).fill('6');
  await trays
    .rack('Grow Rack A')
    .getByLabel('Blocked varieties of Shelf 1')
    .fill(' Pea,, basil,PEA');
  await trays.rack('Grow Rack A').getByRole('button', { name: 'Remove Shelf' }).last().click();
  await trays.choose('Grow Rack A', '+ Add shelf');
  await trays.choose('Grow Rack A', '+ Add shelf');
  await expect(trays.rack('Grow Rack A')).toContainText('6 shelves, 26 slots');
  await trays.rack('Grow Rack A').getByLabel('Rack name').fill('South wall');
  await expect(trays.rack('South wall').getByText('Unsaved', { exact: true })).toBeVisible();
  await trays.saveRack('South wall').click();
  await expect(page.getByText('Rack saved!', { exact: true })).toBeVisible();
  await expect(trays.region('Grow capacity')).toContainText('26 trays');
  await expect(trays.rack('South wall').getByLabel('Blocked varieties of Shelf 1')).toHaveValue(
    'Pea, basil',
  );
  await expect(trays.saveRacks).toHaveAttribute('aria-disabled', 'true');
});

test('racks are added, cloned and removed, and kept once saved', async ({ page, farm }) => {
  const trays = new TraysPage(page);
  await farm.open('/ops/trays');
  await trays.addGrowRack.click();
  await expect(trays.rack('Grow Rack B').getByLabel('Rack name')).toBeFocused();
  await expect(trays.rack('Grow Rack B')).toContainText('No shelves yet.');
  await trays.choose('Grow Rack A', 'Clone rack');
  await expect(trays.rack('Grow Rack C')).toContainText('5 shelves, 20 slots');
  await trays.choose('Grow Rack A', 'Remove rack');
  await trays.choose('Germ Rack A', 'Remove rack');
  await says(page, 'No germination racks yet.', 'Unsaved changes');
  await expect(trays.region('Grow capacity')).toContainText('20 slots');
  await trays.saveRacks.click();
  await expect(page.getByText('Rack configuration saved!', { exact: true })).toBeVisible();
  await expect(trays.region('Germination capacity')).toContainText('0 slots');
  await trays.choose('Grow Rack B', 'Remove rack');
  await trays.choose('Grow Rack C', 'Remove rack');
  await expect(page.getByText('No grow racks yet.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(trays.opener('Grow Rack C')).toBeVisible();
  await expect(trays.opener('Grow Rack A')).toBeHidden();
});
