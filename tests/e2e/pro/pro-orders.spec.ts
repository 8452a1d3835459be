import { expect, test, undo, SMALL_FARM } from '#tests/support/browser/farm-test.ts';
import { NewProOrderDialog, ProOrdersPage } from '../pages/pro/pro-orders-page.ts';

test('an order takes its stock, or says what is short', async ({ page, farm }) => {
  const screen = new ProOrdersPage(page);
  const form = new NewProOrderDialog(page);
  await farm.open('/alchemy/orders', SMALL_FARM);
  await expect(page.getByText('10 items · 5 products', { exact: true })).toBeVisible();

  await screen.create.click();
  await form.customer.fill('Jane Doe');
  await form.save.hover();
  await expect(page.getByText('Choose a product on every line', { exact: true })).toBeVisible();
  // 400 g of powder for ten jars, 1120 g on hand.
  await form.fillLine(1, 'Pea Powder Jar 40 g', '10');
  await expect(form.line(1).getByLabel('Unit price')).toHaveValue('$9.50');
  await expect(form.dialog).toContainText(
    'Uses 400 g Speckled Pea powder, 10 Glass jar 4 oz, 10 Round label 2 in from stock.',
  );
  await expect(page).toHaveNoBarrier('[role=dialog]');
  await form.save.click();
  const editor = screen.editor('JANE-001');
  await expect(editor.getByText('Pending', { exact: true }).first()).toBeVisible();
  await expect(screen.stock).toContainText('Reserved: 400 g Speckled Pea powder');
  await expect(page).toHaveNoBarrier();

  await screen.step('Back to draft').click();
  await expect(page.getByRole('dialog')).toContainText('Returns 400 g Speckled Pea powder');
  await page.getByRole('dialog').getByRole('button', { name: 'Back to draft' }).click();
  await expect(screen.step('Reserve stock')).toBeVisible();
  await expect(editor.getByRole('heading', { name: 'Jane Doe' })).toBeFocused();

  // 29 jars take 1160 g of 1120 g.
  await editor.getByLabel('Qty').fill('29');
  await expect(editor.getByText('Shortages detected', { exact: true })).toBeVisible();
  await expect(
    editor.getByText('You’re short on Speckled Pea powder (40.000 g).', { exact: true }),
  ).toBeVisible();
  await screen.saveOrder.click();
  await expect(page.getByText('All changes saved!', { exact: true })).toBeVisible();
  await expect(screen.step('Order Complete')).toHaveAttribute('aria-disabled', 'true');
});

test('the status waits for Save, beside the edits of other orders', async ({ page, farm }) => {
  const screen = new ProOrdersPage(page);
  await farm.open('/alchemy/orders', SMALL_FARM);
  await expect(page.getByText('Select an order to edit', { exact: true })).toBeVisible();
  await expect(screen.list.getByRole('link')).toContainText([
    'LAKE-001',
    'RADI-001',
    'JUNI-001',
    'BIST-002',
    'CAFE-001',
    'BIST-001',
  ]);
  await screen.entry('BIST-002').click();
  await expect(screen.step('Mark Fulfilled')).toBeVisible();
  await page.getByLabel('Status').selectOption('Cancelled');
  await screen.entry('LAKE-001').click();
  await expect(page).toHaveURL('/alchemy/orders?order=LAKE-001');
  await screen.editor('LAKE-001').getByLabel('Notes').fill('Next cycle is on Monday');
  await expect(screen.list.getByText('Unsaved')).toHaveCount(2);
  await screen.floatingSave.click();
  await expect(page.getByText('All changes saved!', { exact: true })).toBeVisible();
  await expect(screen.list.getByText('Unsaved')).toHaveCount(0);
  await screen.entry('BIST-002').click();
  await expect(screen.stock).toContainText('Used: 1,080 g Fine sea salt');
  await expect(screen.step('Release stock')).toBeVisible();
});

test('deleting an order asks, leads to the one above and can be undone', async ({ page, farm }) => {
  const screen = new ProOrdersPage(page);
  await farm.open('/alchemy/orders', SMALL_FARM);
  await screen.search.fill('marlow');
  await screen.entry('BIST-001').click();
  await screen.choose('BIST-001', 'Delete order');
  await expect(page.getByText('Delete order BIST-001?', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page).toHaveURL('/alchemy/orders?order=BIST-002');
  await undo(page);
  await expect(screen.entry('BIST-001')).toBeVisible();
  await screen.search.fill('nobody');
  await expect(page.getByText('No orders match your search.', { exact: true })).toBeVisible();
});

test('a farm without orders says so, and has nothing to save', async ({ page, farm }) => {
  const screen = new ProOrdersPage(page);
  await farm.open('/alchemy/orders');
  await expect(page.getByText('No orders yet.', { exact: true })).toBeVisible();
  await expect(screen.save).toHaveAttribute('aria-disabled', 'true');
});
