import { expect, test, undo, SMALL_FARM, part, says } from '#tests/support/browser/farm-test.ts';
import { VarietiesPage, VarietyEditor } from '../pages/catalog/varieties-page.ts';
import { VarietyPage } from '../pages/catalog/variety-page.ts';

test('a new variety needs a name, and becomes a product', async ({ page, farm }) => {
  const list = new VarietiesPage(page);
  const editor = new VarietyEditor(page);
  await farm.open('/catalog/varieties');
  await expect(page.getByText('No varieties yet')).toBeVisible();

  await list.add.click();
  await expect(editor.name).toBeFocused();
  await expect(editor.yieldOz).toHaveValue('8');
  await expect(editor.daysToHarvest).toHaveValue('10');
  await editor.save.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Name and days to harvest required');
  await editor.name.fill('Speckled Pea');
  await editor.save.click();
  await expect(page.getByText('Variety saved')).toBeVisible();
  await expect(list.names).toHaveText(['Speckled Pea']);

  // A second one of that name gets an address of its own.
  await list.add.click();
  await editor.name.fill('Speckled pea');
  await editor.save.click();
  await expect(page.locator('a[href="/catalog/varieties/speckled-pea-2"]')).toBeVisible();

  // From the library several come at once, and go at once.
  await page.getByRole('button', { name: 'Crop library' }).click();
  const library = page.getByRole('dialog', { name: 'Crop library' });
  await expect(library.getByRole('checkbox')).toHaveCount(40);
  await library.getByLabel('Search crops').fill('flower');
  await library.getByRole('checkbox', { name: 'Sunflower' }).check();
  await library.getByLabel('Search crops').fill('pea');
  await library.getByRole('checkbox', { name: 'Pea Shoots' }).check();
  await expect(page).toHaveNoBarrier();
  await library.getByRole('button', { name: 'Add 2 varieties' }).click();
  await expect(page.getByText('2 varieties added')).toBeVisible();
  await expect(list.row('Sunflower')).toContainText('18.00');
  await undo(page);
  await expect(list.names).toHaveText(['Speckled Pea', 'Speckled pea']);

  await page.getByRole('link', { name: 'Products' }).first().click();
  await expect(part(page, 'Individual Varieties')).toContainText('Speckled Pea');
});

test('varieties are searched in name and notes, and sorted four ways', async ({ page, farm }) => {
  const list = new VarietiesPage(page);
  await farm.open('/catalog/varieties', SMALL_FARM);
  await expect(list.names.first()).toHaveText('Arugula');
  await expect(list.row('Cilantro')).toContainText('6.49');
  await expect(list.row('Rambo Radish')).toContainText('11.35 oz/tray (8/8)');
  await expect(list.row('Rambo Radish')).toContainText('override');

  await expect(list.sort.locator('option')).toHaveText([
    'Name A to Z',
    'Name Z to A',
    'Yield High to Low',
    'Days to Harvest',
  ]);
  await list.sort.selectOption('Name Z to A');
  await expect(list.names.first()).toHaveText('Sunflower');
  await list.sort.selectOption('Days to Harvest');
  await expect(list.names.first()).toHaveText('Rambo Radish');
  await list.sort.selectOption('Yield High to Low');
  await expect(list.names.first()).toHaveText('Sunflower');

  await list.search.fill('SHELF SPACE');
  await expect(list.names).toHaveText(['Speckled Pea']);
  await list.search.fill('nothing of the kind');
  await expect(page.getByText('No varieties match your search.')).toBeVisible();
});

test('a variety shows its yield, seed, notes, steps and journal', async ({ page, farm }) => {
  const variety = new VarietyPage(page);
  await farm.open('/catalog/varieties/sunflower', SMALL_FARM);
  await expect(variety.yieldCard).toContainText('16.28 oz/tray effective');
  await expect(variety.yieldCard).toContainText('5/8 samples');
  await expect(variety.yieldCard).toContainText('Calibrated 10/20');
  // 78 / (25 x 453.59237) = 0.0068784 dollars a gram, times 190 g.
  await expect(variety.seedCard).toContainText('$1.31');
  await expect(variety.seedCard).toContainText('25 lb at $78.00');
  await expect(variety.seedCard).toContainText('$0.0069');
  await expect(variety.seedCard.getByRole('link', { name: /Reorder/ })).toHaveAttribute(
    'href',
    'https://seeds.example.com/sunflower-black-oil-25lb',
  );
  await expect(variety.intakesCard).toContainText('25.00 lb');
  await expect(variety.intakesCard).toContainText('Hulls shed better with a top mist on day 4');
  const steps = await variety.stepsCard.getByRole('listitem').allInnerTexts();
  expect(steps.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
    'Soak 8 h',
    'Plant Day 0 to 3. Weighted',
    'Blackout Day 3 to 5. Flip the cover tray',
    'Under Lights Day 5 to 10',
    'Watering Day 6 to 9. Bottom water',
    'Harvest Day 10 (auto)',
  ]);

  const pinned = variety.journal.getByRole('region', { name: 'Pinned' });
  const box = variety.journal.getByLabel('New entry');
  const add = variety.journal.getByRole('button', { name: 'Add entry' });
  await expect(add).toBeDisabled();
  await box.fill('   ');
  await expect(add).toBeDisabled();

  await box.fill('New bulbs');
  await variety.journal.getByLabel('Pin entry').check();
  await add.click();
  await expect(box).toHaveValue('');
  await expect(pinned).toContainText('New bulbs');
  await variety.chooseForEntry('New bulbs', 'Unpin');
  await expect(pinned).not.toContainText('New bulbs');
  await variety.chooseForEntry('New bulbs', 'Delete');
  await expect(variety.journal).not.toContainText('New bulbs');
  await undo(page);
  await expect(variety.journal).toContainText('New bulbs');
});

test('planting and harvest stay, the harvest moves with its days', async ({ page, farm }) => {
  const variety = new VarietyPage(page);
  const editor = new VarietyEditor(page);
  await farm.open('/catalog/varieties/arugula', SMALL_FARM);
  await variety.edit.click();
  for (const given of ['Plant', 'Harvest'])
    await expect(editor.step(given).getByRole('button')).toHaveCount(0);

  await editor.addStep('Soak');
  const hours = editor.step('Soak').getByLabel('Soak hours');
  await expect(hours).toBeFocused();
  await expect(hours).toHaveValue('4');
  await hours.fill('24');
  await editor.step('Under Lights').getByRole('button', { name: 'Remove Under Lights' }).click();
  await editor.daysToHarvest.fill('13');
  await expect(editor.shelfLife).toHaveAttribute('placeholder', '5');
  await expect(editor.shelfLife).toHaveAccessibleDescription(
    'Days after the cut on which you still deliver it.',
  );
  await editor.shelfLife.fill('9');
  await editor.save.click();

  await expect(variety.stepsCard).toContainText('24 h. *24hr — plant next day');
  await expect(variety.stepsCard).toContainText('Day 13 (auto)');
  await expect(variety.stepsCard).not.toContainText('Under Lights');
  await variety.edit.click();
  await expect(editor.shelfLife).toHaveValue('9');
});

test('Back leads to where a variety was opened from', async ({ page, farm }) => {
  const variety = new VarietyPage(page);
  const list = new VarietiesPage(page);
  await farm.open('/catalog/products', SMALL_FARM);
  await list.open('Arugula');
  await variety.back.click();
  await expect(page).toHaveURL('/catalog/products');

  await page.getByRole('link', { name: 'Varieties' }).click();
  await list.sort.selectOption('Days to Harvest');
  await list.open('Arugula');
  await variety.back.click();
  await expect(page).toHaveURL('/catalog/varieties?sort=days-asc');

  for (const origin of ['/ops/batches?show=harvested', '/tasks/harvest-plan', '/tasks/today']) {
    await farm.walkTo(origin);
    await page.locator('main a[href*="/catalog/varieties/"]').first().click();
    await expect(page).toHaveURL(/\/catalog\/varieties\//);
    await variety.back.click();
    await expect(page).toHaveURL(origin);
  }
});

test('an address finds a variety by id or name', async ({ page, farm }) => {
  const variety = new VarietyPage(page);
  await farm.open('/catalog/varieties/Rambo%20Radish', SMALL_FARM);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rambo Radish');
  await variety.back.click();
  await expect(page).toHaveURL('/catalog/varieties');
  await farm.walkTo('/catalog/varieties/nothing');
  await expect(page.getByText('Variety not found')).toBeVisible();
});

test('the empty list offers demo data, after a question', async ({ page, farm }) => {
  const list = new VarietiesPage(page);
  await farm.open('/catalog/varieties');
  await page.getByRole('button', { name: 'Load demo data' }).click();
  await says(page, 'Load demo data? This replaces varieties, products and recurring orders.');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(list.names).toHaveCount(5);
});

test('the editor keeps a bad link, and asks before it is given up', async ({ page, farm }) => {
  const variety = new VarietyPage(page);
  const editor = new VarietyEditor(page);
  await farm.open('/catalog/varieties/sunflower', SMALL_FARM);
  await variety.edit.click();
  await editor.reorderLink.fill('ftp://seeds.example.com');
  await editor.name.focus();
  await expect(
    editor.dialog.getByText('Enter a valid http(s) link or leave blank to clear'),
  ).toBeVisible();
  await expect(page).toHaveNoBarrier();
  await editor.save.press('Enter');
  await expect(editor.reorderLink).toHaveValue('ftp://seeds.example.com');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(editor.reorderLink).toHaveValue('ftp://seeds.example.com');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(editor.dialog).toBeHidden();
  await expect(variety.edit).toBeFocused();
});
