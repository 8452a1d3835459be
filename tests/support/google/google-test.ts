import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from '#tests/support/browser/farm-test.ts';
import { startServer } from '#tests/support/server/server-process.ts';
import { type FakeGoogle, startFakeGoogle } from '#tests/support/google/fake-google/fake-google.ts';

interface GoogleFarm {
  readonly address: string;
  /** With it a command of the operator works on the same farms. */
  readonly environment: { readonly DATA_DIR: string };
  readonly google: FakeGoogle;
}

interface GoogleFixtures {
  /** Settings of the server beyond those for signing in. */
  readonly serverSettings: Readonly<Record<string, string>>;
  readonly googleFarm: GoogleFarm;
  readonly google: FakeGoogle;
}

interface RunningGoogleFarm extends GoogleFarm {
  readonly stop: () => Promise<void>;
}

/** Starts a server with a Google of its own over the built app, without anybody's farm. */
export async function startGoogleFarm(
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningGoogleFarm> {
  const google = await startFakeGoogle();
  const folder = await mkdtemp(join(tmpdir(), 'mgm-google-'));
  const server = await startServer({ ...google.environment, ...settings, DATA_DIR: folder });
  return {
    // The name, not the number: then it is of the same site as Google.
    address: server.address.replace('127.0.0.1', 'localhost'),
    environment: { DATA_DIR: folder },
    google,
    async stop() {
      await server.end('SIGTERM');
      google.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Journeys of people with a Google account. Each has a server and a Google of its own, without anybody's farm. */
export const test = base.extend<GoogleFixtures>({
  serverSettings: [{}, { option: true }],
  googleFarm: async ({ serverSettings }, provide) => {
    const running = await startGoogleFarm(serverSettings);
    await provide(running);
    await running.stop();
  },
  baseURL: ({ googleFarm }, provide) => provide(googleFarm.address),
  google: async ({ googleFarm }, provide) => {
    await provide(googleFarm.google);
  },
});

export { expect };

/** Signs in from the start screen, with the window, as one of the people of the stand-in. */
export async function signIn(page: Page, name = 'Anna Field'): Promise<void> {
  await page.goto('/start');
  await chooseInWindow(page, 'Continue with Google', name);
  await page.waitForURL('/dashboard');
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
}

/**
 * Presses a button that opens the window, and chooses somebody in it.
 *
 * @param whenOpen - Is called before anybody is chosen.
 */
export async function chooseInWindow(
  page: Page,
  button: string,
  name: string,
  whenOpen: () => void = () => undefined,
): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).first().click();
  const popup = await opened;
  whenOpen();
  await popup.getByRole('link', { name: new RegExp(name) }).click();
}
