import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import {
  accessibilityProblems,
  contrastProblems,
  showInScheme,
} from '#tests/support/browser/accessibility.ts';
import { expect, openScreen, test } from '#tests/support/browser/farm-test.ts';
import { SCREENS } from '#tests/support/browser/routes.ts';

const SAMPLE = fileURLToPath(new URL('../samples/small-farm.json', import.meta.url));
/** Each half loads the app once. */
const HALF = Math.ceil(SCREENS.length / 2);
const SECTIONS = [...new Set(SCREENS.map(({ path }) => path.split('/', 2).join('/')))];

for (const section of SECTIONS) {
  const screens = SCREENS.filter(({ path }) => path.startsWith(section));

  test(`no screen of ${section} has a barrier, empty and full, light and dark`, async ({
    page,
    farm,
  }) => {
    test.slow();
    await farm.open('/start');
    for (const screen of screens) {
      await farm.walkTo(screen);
      await expectNoBarrier(page, `${screen.path}, empty`);
    }
    await farm.importBackup(SAMPLE);
    // Opened anew, without the toast of the import over what is looked at.
    await farm.open('/start');
    for (const screen of screens) {
      await farm.walkTo(screen);
      await expectNoBarrier(page, `${screen.path}, full`);
      await expectReadable(page, `${screen.path}, full`);
    }
  });
}

// Colors and empty screens are the same on a phone; how a full screen is laid out is not.
for (const screens of [SCREENS.slice(0, HALF), SCREENS.slice(HALF)]) {
  const names = `${screens[0]?.path} to ${screens.at(-1)?.path}`;
  test(`no screen from ${names} has a barrier on a phone, or scrolls sideways, and links in rows take a glove @phone-only`, async ({
    page,
    farm,
  }) => {
    test.slow();
    await farm.open('/start', SAMPLE);
    for (const screen of screens) {
      await farm.walkTo(screen);
      await expectNoBarrier(page, screen.path);
      await expectNoScrollingSideways(page, screen.path);
      await expectLinksForGloves(page, screen.path);
    }
  });
}

test('the start screen has no barrier, light and dark; nothing on it fades where less motion is wanted @phone', async ({
  page,
}) => {
  await openScreen(page, '/start');
  await expectNoBarrier(page, '/start');
  await expectReadable(page, '/start');
  expect(await page.evaluate(fading)).toEqual([]);
});

/** The elements whose changes take time, however little: each lags a frame behind. */
function fading(): string[] {
  return [...document.querySelectorAll('body, body *')]
    .filter((element) => {
      const { transitionDuration, transitionProperty } = getComputedStyle(element);
      return transitionProperty !== 'none' && /[1-9]/.test(transitionDuration);
    })
    .map(({ tagName, className }) => `${tagName} ${className}`);
}

async function expectNoBarrier(page: Page, where: string): Promise<void> {
  await showInScheme(page, 'light');
  expect.soft(await accessibilityProblems(page), where).toEqual([]);
}

async function expectNoScrollingSideways(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, where).toBeLessThanOrEqual(0);
}

async function expectReadable(page: Page, where: string): Promise<void> {
  await showInScheme(page, 'dark');
  expect.soft(await contrastProblems(page), `${where}, dark`).toEqual([]);
}

/** Every link in a row is as high as a thumb in a glove. */
async function expectLinksForGloves(page: Page, place: string): Promise<void> {
  const low = await page
    .locator(':is(td, th, li) a:visible')
    .evaluateAll((links) =>
      links
        .filter((link) => link.closest('nav') === null && link.getBoundingClientRect().height < 44)
        .map(({ textContent }) => textContent),
    );
  expect(low, `links below 44 px on ${place}`).toEqual([]);
}
