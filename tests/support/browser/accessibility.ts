import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE_FILE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What stands in the way of people on the page as it is now, one line per finding.
 *
 * @param within - Only this part, such as a dialog over a page that is half hidden by it.
 *
 * axe runs through the debugger, so the page keeps its strict content policy.
 */
export function accessibilityProblems(page: Page, within = 'body'): Promise<readonly string[]> {
  return findProblems(page, within, RULES);
}

/** Words that are hard to read: all that a page, sound in one colour scheme, can do wrong in the other. */
export function contrastProblems(page: Page): Promise<readonly string[]> {
  return findProblems(page, 'body', RULES_OF_COLOURS);
}

async function findProblems(
  page: Page,
  within: string,
  rules: readonly string[],
): Promise<readonly string[]> {
  await page.waitForFunction(isStill);
  // Half a megabyte to send and to read: once for a page, also when it is looked at again.
  if (await page.evaluate(() => !('axe' in globalThis)))
    await page.evaluate(await readFile(AXE_FILE, 'utf8'));
  // What is loaded ahead serves rules about sound and sheets of other origins, and there are none.
  const options = { runOnly: rules, resultTypes: ['violations'], preload: false };
  const results = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(within === 'body' ? null : within)} ?? document, ${JSON.stringify(options)})`,
  );
  const problems: string[] = [];
  for (const { id, help, nodes } of results.violations) {
    for (const { target } of nodes) {
      const place = target.join(' ');
      if (id !== 'target-size' || (await isTooSmallInSight(page, place)))
        problems.push(`${id}: ${help} (${place})`);
    }
  }
  return problems;
}

/** What lies half under a bar of the page is as large as it is once it was scrolled to. */
async function isTooSmallInSight(page: Page, place: string): Promise<boolean> {
  const results = await page.evaluate<AxeResults>(`{
    const top = scrollY;
    document.querySelector(${JSON.stringify(place)}).scrollIntoView({ block: 'center' });
    axe
      .run(${JSON.stringify(place)}, { runOnly: { type: 'rule', values: ['target-size'] }, preload: false })
      .finally(() => scrollTo(0, top));
  }`);
  return results.violations.length > 0;
}

/** Shows the page light or dark, as the device asks for, and waits until it is. */
export async function showInScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

/** Colours on their way from one to another have no contrast to measure. */
function isStill(): boolean {
  return document
    .getAnimations()
    .every((animation) => animation.effect?.getComputedTiming().endTime === Infinity);
}
