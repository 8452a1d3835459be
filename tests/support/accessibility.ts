import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE_FILE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What stands in the way of people on the page as it is now, one line per finding.
 *
 * @param within - Only this part, such as a dialog over a page that is half hidden by it.
 *
 * axe runs through the debugger, so the page keeps its strict content policy.
 */
export async function accessibilityProblems(
  page: Page,
  within = 'body',
): Promise<readonly string[]> {
  await page.waitForFunction(isStill);
  // Half a megabyte to send and to read: once for a page, also when it is looked at again.
  if (await page.evaluate(() => !('axe' in globalThis)))
    await page.evaluate(await readFile(AXE_FILE, 'utf8'));
  const results = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(within === 'body' ? null : within)} ?? document, { runOnly: ${JSON.stringify(RULES)}, resultTypes: ['violations'] })`,
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} (${node.target.join(' ')})`),
  );
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
