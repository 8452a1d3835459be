import type { Page } from '@playwright/test';
import {
  accessibilityProblems,
  contrastProblems,
  showInScheme,
} from '#tests/support/browser/accessibility.ts';
import { changedSmallFarm } from '#tests/support/farms/small-farm.ts';
import { expect, openScreen, test, SMALL_FARM } from '#tests/support/browser/farm-test.ts';
import { SCREENS } from '#tests/support/browser/routes.ts';

/** Two at a time, and each loads the app once. */
const HALVES = [SCREENS.filter((_, at) => at % 2 === 0), SCREENS.filter((_, at) => at % 2 === 1)];

for (const [half, screens] of HALVES.entries()) {
  test(`every empty screen is named and has no barrier, half ${half + 1}`, async ({
    page,
    farm,
  }) => {
    await farm.open('/start');
    for (const screen of screens) {
      await farm.walkTo(screen.path);
      await expect.soft(page, screen.path).toHaveTitle(/ · Microgreens Manager$/);
      expect.soft(new URL(page.url()).pathname).toBe(screen.path);
      await expectNoBarrier(page, screen.path);
    }
  });

  test(`no full screen has a barrier, light and dark, half ${half + 1}`, async ({ page, farm }) => {
    await farm.open('/start', SMALL_FARM);
    for (const screen of screens) {
      await farm.walkTo(screen.path);
      await expectNoBarrier(page, screen.path);
      await expectReadable(page, screen.path);
    }
  });

  // Colors and empty screens are the same on a phone; how a full screen is laid out is not.
  test(`screens fit a phone and a glove, half ${half + 1} @phone-only`, async ({ page, farm }) => {
    await farm.open('/start', SMALL_FARM);
    for (const screen of screens) {
      await farm.walkTo(screen.path);
      await expectNoBarrier(page, screen.path);
      await expectNoScrollingSideways(page, screen.path);
      await expectLinksForGloves(page, screen.path);
    }
  });
}

test('a web address as a name wraps on a phone @phone-only', async ({ page, farm }) => {
  const name =
    'https://seeds.example.com/microgreens/organic/slow-bolt-arugula?lot=RB-2291&bag=25lb';
  const renamedFarm = changedSmallFarm((state) => {
    const renamed = JSON.stringify(state).replaceAll(/"(Arugula|Bistro Marlow)"/g, `"${name}"`);
    return JSON.parse(renamed) as object;
  });
  await farm.open('/start', renamedFarm);
  for (const path of [...SCREENS.map((screen) => screen.path), '/catalog/varieties/arugula']) {
    await farm.walkTo(path);
    await expectNoScrollingSideways(page, path);
    expect
      .soft(await page.locator('main :is(a, button)').evaluateAll(cutAtTheEdge), path)
      .toEqual([]);
  }
});

/** What stands beyond the edge of the screen, where nobody can scroll to it. */
function cutAtTheEdge(elements: Element[]): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).overflowX === 'auto' || scrolls(element.parentElement));
  return elements
    .filter((element) => element.getBoundingClientRect().right > innerWidth && !scrolls(element))
    .map(({ textContent }) => textContent);
}

test('the start screen has no barrier, and nothing on it fades @phone', async ({ page }) => {
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
