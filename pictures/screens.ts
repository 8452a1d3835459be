import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeBackup } from '#state/backup/write-backup.ts';
import { SCREENS } from '#tests/support/browser/routes.ts';
import { largeFarm } from '../bench/farms/large-farm.ts';
import { openAt, type Camera, type PictureSize, type Sitting } from './camera.ts';

const TODAY = '2026-11-20';
const SIZES: readonly PictureSize[] = ['laptop', 'phone'];
const SCHEMES = ['light', 'dark'] as const;

/** A long list is drawn down to here: what comes after it looks alike. */
const MAX_HEIGHT = 2400;

/** The farms that every screen is looked at with: their backups, null for a new one. */
export async function farmsOfTour(): Promise<Readonly<Record<string, string | null>>> {
  const size = { varieties: 40, orders: 500, months: 2, today: TODAY };
  return {
    empty: null,
    small: await readFile(new URL('../tests/samples/small-farm.json', import.meta.url), 'utf8'),
    large: writeBackup(largeFarm(size), `${TODAY}T16:00:00.000Z`),
  };
}

/** The name of a picture tells all of it: "small-phone-dark-ops-orders.png". */
function fileOf(sitting: string, scheme: string, path: string): string {
  return `${sitting}-${scheme}${path.replaceAll('/', '-')}.png`;
}

/**
 * Draws every screen: empty, with the small farm and with 500 orders, on a laptop and a phone, light and dark.
 *
 * @param only - Names that hold this text, all of them when left out.
 */
export async function drawScreens(camera: Camera, folder: string, only = ''): Promise<number> {
  await mkdir(folder, { recursive: true });
  let drawn = 0;
  for (const [name, farm] of Object.entries(await farmsOfTour()))
    for (const size of SIZES) drawn += await drawSitting(`${name}-${size}`, { farm, size });
  return drawn;

  async function drawSitting(name: string, sitting: Sitting): Promise<number> {
    const wanted = SCREENS.flatMap(({ path }) =>
      SCHEMES.map((scheme) => ({ path, scheme, file: fileOf(name, scheme, path) })),
    ).filter(({ file }) => file.includes(only));
    if (wanted.length === 0) return 0;
    const page = await camera.sit(sitting);
    let opened = '';
    for (const { path, scheme, file } of wanted) {
      if (path !== opened) await openAt(page, path);
      opened = path;
      await page.emulateMedia({ colorScheme: scheme });
      await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
      await drawWhole(page, join(folder, file));
    }
    await page.context().close();
    return wanted.length;
  }
}

/** All of a screen as if the window were as high: a list draws only the rows that are in the window. */
async function drawWhole(page: Page, path: string): Promise<void> {
  const size = page.viewportSize();
  if (size === null) throw new Error('A sitting has a window.');
  const { width, height } = size;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), MAX_HEIGHT) });
  // Two frames: the first tells the lists how high the window is, the second has their rows.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await page.screenshot({ path, animations: 'disabled' });
  await page.setViewportSize(size);
}
