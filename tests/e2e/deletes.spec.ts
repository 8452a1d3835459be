import { expect, test, undo, SMALL_FARM } from '#tests/support/browser/farm-test.ts';
import { chooseAction } from './pages/page-model.ts';

/** What is deleted from a list: the screen, its name, and what is asked before. */
const DELETED = [
  ['/catalog/inventory', 'Broccoli seed', 'Delete material “Broccoli seed”?'],
  ['/catalog/packaging', '1 lb bag', 'Delete packaging “1 lb bag”?'],
  ['/catalog/products', 'Spicy Mix', 'Are you sure you want to delete this product?'],
  ['/catalog/varieties', 'Arugula', 'Are you sure you want to delete this variety?'],
  ['/ops/orders', 'Food co-op trial', 'Are you sure you want to delete this order?'],
] as const;

test('what is deleted is asked about, and Undo brings it back', async ({ page, farm }) => {
  await farm.open('/start', SMALL_FARM);
  for (const [path, name, question] of DELETED) {
    const menu = page.getByRole('button', { name: `Actions for ${name}`, exact: true });
    const asked = page.getByRole('dialog', { name: question });
    await farm.walkTo(path);
    await chooseAction(page, name, 'Delete');
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await expect(menu).toBeFocused();
    await chooseAction(page, name, 'Delete');
    await asked.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(menu).toHaveCount(0);
    await undo(page);
    await expect(menu).toBeVisible();
  }
});
