import type { Page } from '@playwright/test';

/** How much of a page moved by itself after it was first drawn; 0 is a page that stands still. */
export interface PageShift {
  readonly path: string;
  readonly score: number;
  readonly moved: readonly string[];
}

const SETTLED_MS = 1500;

/** Opens an address anew and watches until the page has come to rest. */
export async function measureShift(page: Page, path: string): Promise<PageShift> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const shifts = await page.evaluate(() => pageWatch.shifts());
  return {
    path,
    score: shifts.reduce((sum, { score }) => sum + score, 0),
    moved: shifts.flatMap(({ moved }) => moved),
  };
}
