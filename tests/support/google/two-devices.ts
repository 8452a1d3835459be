import type { Browser, Locator, Page } from '@playwright/test';
import { FARM_MORNING } from '#tests/support/browser/farm-test.ts';
import { expect, signIn } from './google-test.ts';

/** The status in the bar at the top. */
export function pill(page: Page): Locator {
  return page
    .getByRole('banner')
    .getByText(/^(Synced |Saved on|Saving…|Retrying in|Sync error|Checking|Cloud sync|Not saved)/);
}

/** Somebody signs in and loads the demo, which comes into the cloud. */
export async function signInWithDemo(page: Page): Promise<void> {
  await signIn(page);
  await page.getByRole('button', { name: 'Load demo data' }).click();
  await expect(pill(page)).toHaveText(/^Synced /);
}

export async function anotherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await page.clock.setFixedTime(FARM_MORNING);
  return page;
}

/** The way to the state service is gone; the app itself still loads. */
export async function cutOff(page: Page): Promise<void> {
  await page.context().route('**/state/**', (route) => route.abort('internetdisconnected'));
}

export async function reconnect(page: Page): Promise<void> {
  await page.context().unroute('**/state/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
}
