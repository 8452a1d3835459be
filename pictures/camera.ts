import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { ADMITTED, comeBackWith, entriesOfFarm } from '#tests/support/browser/earlier-visit.ts';
import { QUIET_CHROMIUM } from '#tests/support/browser/quiet-chromium.ts';
import { serveWeb } from '#tests/support/server/serve-web.ts';

const WEB_ROOT = fileURLToPath(new URL('../dist/web', import.meta.url));

/** The Friday morning on which all journeys take place, too. */
export const FRIDAY_MORNING = '2026-11-20T08:00:00-08:00';

const SIZES = {
  laptop: { viewport: { width: 1280, height: 860 } },
  phone: { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true },
} as const;

export type PictureSize = keyof typeof SIZES;

/** Whose screen is drawn, on which device, and when. */
export interface Sitting {
  /** The text of a backup, or null for a browser that has no farm yet. */
  readonly farm: string | null;
  readonly size: PictureSize;
  /** Friday morning when left out. */
  readonly at?: string;
  /** Points of the picture to a point of the page; 1 when left out. */
  readonly sharpness?: number;
  /** Whether somebody has been here before; else the start screen comes first. */
  readonly admitted?: boolean;
}

/** The built product, served and looked at by this program. */
export interface Camera {
  /** A page for the sitting, with nothing open in it yet. */
  sit(sitting: Sitting): Promise<Page>;
  close(): Promise<void>;
}

export async function openCamera(): Promise<Camera> {
  const web = await serveWeb(WEB_ROOT);
  const browser = await chromium.launch(QUIET_CHROMIUM);
  return {
    async sit({ farm, size, at = FRIDAY_MORNING, sharpness = 1, admitted = true }) {
      const context = await browser.newContext({
        ...SIZES[size],
        baseURL: web.address,
        deviceScaleFactor: sharpness,
        locale: 'en-US',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        timezoneId: 'America/Los_Angeles',
      });
      if (admitted) await comeBackWith(context, ADMITTED);
      if (farm !== null) await comeBackWith(context, await entriesOfFarm(farm));
      const page = await context.newPage();
      await page.clock.setFixedTime(at);
      return page;
    },
    async close() {
      await browser.close();
      await web.close();
    },
  };
}

/** Opens a screen by its address and waits until it is drawn. */
export async function openAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await untilDrawn(page);
}

/** Waits for what is still on its way: parts that are loaded a moment later, and the typeface. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => void (await document.fonts.ready));
}
