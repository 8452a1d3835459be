import { expect, test } from '#tests/support/browser/farm-test.ts';

/** Screens of a farm that has nothing yet: what each says, and the link that leads on from it. */
const SCREENS = [
  ['/catalog', 'No mixes yet'],
  ['/catalog/products', 'No varieties yet'],
  ['/ops/batches', 'No batches yet'],
  ['/reporting/costs', 'No varieties provided...', 'Add a variety', '/catalog/varieties'],
  ['/reporting/inventory', 'No materials yet.', 'Add materials', '/catalog/inventory'],
  ['/alchemy/planner', 'No plan yet.', 'Open Pro orders', '/alchemy/orders'],
] as const;

test('an empty farm says on every screen what it lacks', async ({ page, farm }) => {
  await farm.open('/dashboard');
  for (const [path, says, link, to] of SCREENS) {
    await farm.walkTo(path);
    await expect(page.getByText(says, { exact: true }).first(), path).toBeVisible();
    if (link === undefined) continue;
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(to);
  }
});
