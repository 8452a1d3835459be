import { expect, test } from '#tests/support/browser/farm-test.ts';

test.use({
  expectedComplaints: [/could not be opened|could not be started|could not be|indexedDB/i],
});

test('a browser without storage says that nothing is saved, and why', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'indexedDB', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    }),
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Start with an empty farm' }).click();
  await page.getByRole('button', { name: 'Continue without Google' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const pill = page.getByRole('banner').getByText('Not saved');
  await expect(pill).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(
    'This browser blocks storage. Your farm is lost when you close this page',
  );
  // What a pointer brings up is loaded late: it is moved there again until it is.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await pill.hover();
    await expect(page.getByRole('tooltip')).toContainText('This browser blocks storage.', {
      timeout: 1_000,
    });
  }).toPass();
});
