import type { Page } from '@playwright/test';
import { accessibilityProblems } from '#tests/support/accessibility.ts';
import { expect, openScreen, test } from '#tests/support/farm-test.ts';
import { SCREENS } from '#tests/support/routes.ts';

const SECTIONS = [...new Set(SCREENS.map(({ path }) => path.split('/', 2).join('/')))];

for (const section of SECTIONS) {
  test(`no screen of ${section} has a barrier, light and dark @phone`, async ({ page, farm }) => {
    test.slow();
    for (const { path } of SCREENS.filter((screen) => screen.path.startsWith(section))) {
      await farm.open(path);
      await expectNoBarrier(page, path);
    }
  });
}

test('the start screen has no barrier, light and dark @phone', async ({ page }) => {
  await openScreen(page, '/start');
  await expectNoBarrier(page, '/start');
});

test('no screen scrolls sideways at 360 px @phone', async ({ page, farm }) => {
  test.slow();
  for (const { path } of SCREENS) {
    await farm.open(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, path).toBeLessThanOrEqual(0);
  }
});

async function expectNoBarrier(page: Page, path: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    expect.soft(await accessibilityProblems(page), `${path}, ${colorScheme}`).toEqual([]);
  }
}
