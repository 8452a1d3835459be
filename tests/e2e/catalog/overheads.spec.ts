import { expect, test, undo, SMALL_FARM, says } from '#tests/support/browser/farm-test.ts';
import { BudgetDialog, OverheadsPage } from '../pages/catalog/overheads-page.ts';

test('a farm without overheads is told so, a budget needs a name', async ({ page, farm }) => {
  const screen = new OverheadsPage(page);
  const form = new BudgetDialog(page);
  await farm.open('/catalog/overheads');
  await says(page, 'No bills recorded for this period yet.');
  await says(page, 'Overhead per tray is $0.00 — add overheads in the Overhead Catalog.');

  await screen.addBudget.click();
  await expect(form.button('Add')).toHaveAttribute('aria-disabled', 'true');
  await expect(page).toHaveNoBarrier('[role=dialog]');
  await form.name.fill('Lights');
  await form.category.selectOption('Electric');
  await expect(form.mode.locator('option')).toHaveText([
    'Per month',
    'Per tray',
    'Per unit',
    'Per event',
    'Per ounce',
    'Per batch',
  ]);
  await form.mode.selectOption('Per tray');
  await form.cost.fill('0.4');
  await expect(form.dialog.getByText('$0.00 → $0.40')).toBeVisible();
  await form.button('Add').click();
  await expect(page.getByText('$0.40 / tray')).toBeVisible();
  await expect(page.getByText('Product costs take $0.40 per tray.')).toBeVisible();
});

test('budgets are edited and removed, and removing can be undone', async ({ page, farm }) => {
  const screen = new OverheadsPage(page);
  const form = new BudgetDialog(page);
  const rent = screen.budgets.getByRole('row').filter({ hasText: 'Grow room rent' });
  await farm.open('/catalog/overheads', SMALL_FARM);
  await expect(screen.region('Rent')).toContainText('On budget');
  await screen.choose('Grow room rent', 'Edit');
  await form.cost.fill('380');
  await form.button('Save').click();
  await expect(rent).toContainText('$380.00 / month');
  await expect(screen.region('Rent')).toContainText('$30.00 under');

  await screen.choose('Van fuel', 'Remove');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(screen.budgets).not.toContainText('Van fuel');
  await undo(page);
  await expect(screen.budgets).toContainText('Van fuel');
});

test('a bill stands in its month, beside the budget of its category', async ({ page, farm }) => {
  const screen = new OverheadsPage(page);
  const field = (name: string) => screen.billForm.getByLabel(name);
  await farm.open('/catalog/overheads', SMALL_FARM);
  await expect(screen.bills('November 2026').getByRole('row').last()).toContainText('$573.00');
  await field('Month').selectOption('December');
  await expect(page.getByText('No bills recorded for this period yet.')).toBeVisible();
  await field('Year').fill('2025');
  await expect(page).toHaveURL('/catalog/overheads?month=2025-12');
  await expect(screen.recordBill).toHaveAttribute('aria-disabled', 'true');
  await field('Name').fill('Water bill');
  await field('Category').selectOption('Water');
  await field('Amount').fill('41.5');
  await screen.recordBill.click();
  await expect(screen.bills('December 2025')).toContainText('$41.50');
  await expect(screen.region('Water')).toContainText('$3.50 over');
  await expect(field('Name')).toHaveValue('');
  await expect(field('Name')).toBeFocused();

  await page.reload();
  await screen.choose('bill Water bill', 'Delete');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByText('No bills recorded for this period yet.')).toBeVisible();
  await undo(page);
  await expect(screen.bills('December 2025')).toContainText('Water bill');
});

test('the scenario answers while it is typed, and is kept as one step', async ({ page, farm }) => {
  const screen = new OverheadsPage(page);
  await farm.open('/catalog/overheads', SMALL_FARM);
  await expect(screen.scenario).toContainText('$823.40');
  // $417 × 2 + $0.42 × 300 + $0.03 × 620 + $47 × 0
  await screen.volume('Months').fill('2');
  await screen.volume('Trays').fill('300');
  await screen.volume('Events').fill('0');
  await expect(screen.scenario).toContainText('$978.60');
  await expect(screen.scenario).toContainText('Per tray$3.26');
  await expect(screen.scenario).toContainText('Per event—');
  // $0.42 + $417 × 2 / 300
  await expect(page.getByText('Product costs take $3.20 per tray')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.reload();
  await expect(screen.volume('Trays')).toHaveValue('300');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+z');
  await expect(screen.volume('Trays')).toHaveValue('140');
  await expect(screen.volume('Months')).toHaveValue('1');
  await expect(screen.volume('Events')).toHaveValue('7');
});
