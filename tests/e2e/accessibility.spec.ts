import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { accessibilityProblems, showInScheme } from '#tests/support/accessibility.ts';
import { expect, openScreen, test } from '#tests/support/farm-test.ts';
import { SCREENS } from '#tests/support/routes.ts';

const SAMPLE = fileURLToPath(new URL('../samples/small-farm.json', import.meta.url));
const SECTIONS = [...new Set(SCREENS.map(({ path }) => path.split('/', 2).join('/')))];

for (const section of SECTIONS) {
  const screens = SCREENS.filter(({ path }) => path.startsWith(section));

  test(`no screen of ${section} has a barrier, empty and full, light and dark @phone`, async ({
    page,
    farm,
  }) => {
    test.slow();
    for (const { path } of screens) {
      await farm.open(path);
      await expectNoBarrier(page, `${path}, empty`, ['light']);
    }
    await farm.importBackup(SAMPLE);
    for (const { path } of screens) {
      await farm.open(path);
      await expectNoBarrier(page, `${path}, full`, ['light', 'dark']);
    }
  });
}

test('the start screen has no barrier, light and dark @phone', async ({ page }) => {
  await openScreen(page, '/start');
  await expectNoBarrier(page, '/start', ['light', 'dark']);
});

test('no screen scrolls sideways at 360 px @phone', async ({ page, farm }) => {
  test.slow();
  await farm.has(SAMPLE);
  for (const { path } of SCREENS) {
    await farm.open(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, path).toBeLessThanOrEqual(0);
  }
});

async function expectNoBarrier(
  page: Page,
  where: string,
  schemes: readonly ('light' | 'dark')[],
): Promise<void> {
  for (const colorScheme of schemes) {
    await showInScheme(page, colorScheme);
    expect.soft(await accessibilityProblems(page), `${where}, ${colorScheme}`).toEqual([]);
  }
}
