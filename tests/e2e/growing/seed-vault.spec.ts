import { savedFile } from '#tests/support/browser/saved-file.ts';
import { expect, test, undo, SMALL_FARM, says } from '#tests/support/browser/farm-test.ts';
import { SeedVaultPage } from '../pages/catalog/seed-vault-page.ts';

test.beforeEach(async ({ farm }, { title }) => {
  if (!title.startsWith('an empty')) await farm.has(SMALL_FARM);
});

test('an empty seed vault says what belongs there', async ({ page, farm }) => {
  const vault = new SeedVaultPage(page);
  await farm.open('/catalog/seed-vault');
  await expect(page.getByRole('heading', { name: 'Seed Inventory' })).toBeVisible();
  await says(page, 'No varieties yet', 'No intakes yet.');
  await vault.pounds.fill('5');
  await vault.pounds.press('Enter');
  await expect(vault.add).toBeFocused();
  await expect(page.getByText('Pick a variety and enter pounds > 0')).toBeVisible();
  await expect(vault.pounds).toHaveValue('5');
});

test('seed that comes in is on hand at once, and can be undone', async ({ page, farm }) => {
  const vault = new SeedVaultPage(page);
  await farm.open('/inventory/seeds');
  await expect(vault.seed('Sunflower')).toContainText('8.66');
  // What was paid and its lot go in with it: 70 / (25 x 453.59237) = 0.0062 dollars a gram, times 190 g.
  await vault.paid.fill('70');
  await vault.lot.fill('RB-2291');
  await vault.addIntake('Sunflower', '25', 'Lot 27, https://seeds.example.com/lot-27');
  await expect(page.getByText('Intake added', { exact: true })).toBeVisible();
  await expect(vault.seed('Sunflower')).toContainText('33.66');
  // 33.66 lb are 15,268 g, 190 g on a tray.
  await expect(vault.seed('Sunflower')).toContainText('80');
  await expect(vault.seed('Sunflower')).toContainText('$1.17');
  await expect(vault.booking(0)).toContainText('+25.00');
  await expect(vault.booking(0)).toContainText('Lot RB-2291');
  await expect(vault.booking(0).getByRole('link', { name: /^Open the page/ })).toHaveAttribute(
    'href',
    'https://seeds.example.com/lot-27',
  );
  await expect(vault.variety).toBeFocused();
  await expect(vault.pounds).toHaveValue('');
  await undo(page);
  await expect(vault.seed('Sunflower')).toContainText('8.66');
});

test('a count books the difference; little seed is said @phone', async ({ page, farm }) => {
  const vault = new SeedVaultPage(page);
  await farm.open('/catalog/seed-vault');
  await vault.choose('Sunflower', 'Adjust');
  await vault.dialog.getByLabel('New on-hand (lb)').fill('1');
  await expect(vault.dialog).toContainText('Changes stock by -7.66 lb');
  await expect(page).toHaveNoBarrier('[role="dialog"]');
  await vault.save();
  await expect(vault.seed('Sunflower')).toContainText('1.00');
  await expect(vault.seed('Sunflower')).toContainText('Low');
  await expect(vault.booking(0)).toContainText('Adjusted to 1.00 lb');
  await expect(page.getByRole('button', { name: 'Actions for Sunflower' }).first()).toBeFocused();

  // The same for the whole shelf, typed down: Enter leads to the next.
  await page.getByRole('button', { name: 'Count', exact: true }).click();
  await vault.dialog.getByLabel('Arugula, counted').fill('2');
  await page.keyboard.press('Enter');
  await expect(vault.dialog.getByLabel('Broccoli, counted')).toBeFocused();
  await vault.dialog.getByLabel('Sunflower, counted').fill('3.5');
  await expect(vault.dialog).toContainText(/2 counted\..*Sunflower \+2.5 lb/);
  await expect(page).toHaveNoBarrier();
  await page.keyboard.press('Enter');
  await expect(vault.dialog.getByRole('button', { name: 'Save' })).toBeFocused();
  await vault.save();
  await expect(vault.seed('Sunflower')).toContainText('3.50');
  await undo(page);
  await expect(vault.seed('Sunflower')).toContainText('1.00');

  await vault.choose('Sunflower', 'Adjust');
  await vault.dialog.getByLabel('New on-hand (lb)').fill('0');
  await vault.save();
  await expect(vault.seed('Sunflower')).toContainText('Out');
  await page.reload();
  await expect(vault.seed('Sunflower')).toContainText('0.00');
});

test('a bag and its shop are kept on the variety', async ({ page, farm }) => {
  const vault = new SeedVaultPage(page);
  await farm.open('/catalog/seed-vault');
  await vault.choose('Sunflower', 'Set Cost');
  await vault.dialog.getByLabel('Bag size (lb)').fill('0');
  await vault.dialog.getByRole('button', { name: 'Save', exact: true }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Bag size must be greater than 0');
  await vault.dialog.getByLabel('Bag size (lb)').fill('25');
  await vault.dialog.getByLabel('Bag cost').fill('75');
  // 75 / (25 × 453.59237) a gram, 190 g a tray.
  await expect(vault.dialog).toContainText('$0.0066 per gram, $1.26 per tray');
  await vault.save();
  await expect(vault.seed('Sunflower')).toContainText('$1.26');

  await vault.openMenu('Arugula');
  const reorder = page.getByRole('menuitem', { name: 'Reorder', exact: true });
  await expect(reorder).toHaveAttribute('aria-disabled', 'true');
  await reorder.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Set a reorder link first');
  await page.getByRole('menuitem', { name: 'Set Reorder Link' }).click();
  const link = vault.dialog.getByLabel('Reorder link', { exact: true });
  await link.fill('ftp://seeds.example.com');
  await vault.save();
  const message = page.getByText('Enter a valid http(s) link or leave blank to clear.');
  await expect(message).toBeVisible();
  await expect(link).toHaveValue('ftp://seeds.example.com');
  await link.fill('<seeds.example.com/arugula>.');
  await vault.save();
  await expect(vault.seed('Arugula').getByRole('link', { name: /^Reorder/ })).toHaveAttribute(
    'href',
    'https://seeds.example.com/arugula',
  );
  await farm.walkTo('/catalog/varieties/arugula');
  await expect(page.getByRole('region', { name: 'Seed and cost' })).toContainText('11/20');
});

test('before a booking of the app goes, it is said what that does', async ({ page, farm }) => {
  const vault = new SeedVaultPage(page);
  await farm.open('/catalog/seed-vault');
  await expect(vault.booking(0)).toContainText('Automatic');
  await expect(vault.booking(0)).toContainText('Auto seed usage: 4 tray(s) planted 2026-11-17');
  await vault
    .booking(0)
    .getByRole('button', { name: /^Actions for Broccoli/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(vault.dialog).toContainText(
    'Delete this automatic seed entry for 4 trays planted on Tue 11/17? Broccoli seed on hand goes up by 0.18 lb. The recorded trays stay.',
  );
  await vault.dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(vault.seed('Broccoli')).toContainText('3.90');
  await undo(page);
  await expect(vault.seed('Broccoli')).toContainText('3.72');
});

test('a count sheet is exported, and printed with room to count', async ({ page, farm }) => {
  await farm.open('/catalog/seed-vault');
  const { name, lines } = await savedFile(page, 'Export count sheet (CSV)');
  expect(name).toBe('seed-count-sheet-2026-11-20.csv');
  expect(lines[0]).toBe('Variety,On hand (lb),Counted (lb),Notes');
  expect(lines[1]).toBe('Arugula,4.8296,,');
  expect(lines).toHaveLength(12);

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('heading', { name: 'Seed count — Fri 11/20/2026' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
