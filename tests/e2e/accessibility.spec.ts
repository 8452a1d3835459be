import { accessibilityProblems } from '#tests/support/accessibility.ts';
import { expect, openScreen, test } from '#tests/support/farm-test.ts';
import { SCREENS } from '#tests/support/routes.ts';

for (const { path, heading } of SCREENS) {
  test(`${heading} at ${path} has no barrier, light and dark @phone`, async ({ page, farm }) => {
    await farm.open(path);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await accessibilityProblems(page)).toEqual([]);
  });
}

test('the start screen has no barrier, light and dark @phone', async ({ page }) => {
  await openScreen(page, '/start');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('no screen scrolls sideways at 360 px @phone', async ({ page, farm }) => {
  for (const { path } of SCREENS) {
    await farm.open(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, path).toBeLessThanOrEqual(0);
  }
});
