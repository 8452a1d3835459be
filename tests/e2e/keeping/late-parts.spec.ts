import { expect, test, SMALL_FARM } from '#tests/support/browser/farm-test.ts';

test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

test('what is pressed without a network opens later @phone', async ({ page, farm, context }) => {
  const worker = page.waitForEvent('worker');
  await farm.open('/catalog/varieties', SMALL_FARM);
  const library = page.getByRole('button', { name: /library/i }).first();
  await expect(library).toBeVisible();
  // What the screen itself asks for has come by then: whether there is something to buy.
  await worker;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await library.click();
  await expect(page.getByRole('alert')).toContainText(
    'Couldn’t load this part of the app. Check your connection and try again.',
  );
  await context.setOffline(false);
  // A browser that has just got its network back may take a moment to use it.
  await expect(async () => {
    const dialog = page.getByRole('dialog');
    if (!(await dialog.isVisible())) await library.click({ timeout: 5000 });
    await expect(dialog).toBeVisible({ timeout: 5000 });
  }).toPass();
});
