import { defineConfig, devices } from '@playwright/test';
import { QUIET_CHROMIUM } from './tests/support/browser/quiet-chromium.ts';

/** Journeys marked with `@phone` run on the phone too, those with `@phone-only` nowhere else. */
const PHONE = /@phone/;
const PHONE_ONLY = /@phone-only/;

/**
 * What the browser does for a person at its window and a journey has no use for: among it two pages
 * behind the address bar of every new window, and a process held ready for the next site. The last
 * switch of this kind is the one that counts, so what Playwright itself turns off is named again.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than a small machine has cores: there is always one that waits.
  workers: 3,
  // A machine that is busy with other work is slow, not wrong.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  globalTimeout: 28 * 60_000,
  reporter: 'list',
  use: {
    // The server takes a free port and says which; see `webServer` below.
    baseURL: process.env['MGM_ADDRESS'] ?? 'http://localhost:8080',
    launchOptions: {
      ...QUIET_CHROMIUM,
      args: [...QUIET_CHROMIUM.args, `--disable-features=${DISABLED_FEATURES.join(',')}`],
    },
    locale: 'en-US',
    // Far from UTC, so that a day taken from the wrong zone is a wrong day.
    timezoneId: 'America/Los_Angeles',
    // The offline journey allows it; elsewhere it would only fetch the whole app once per test.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    // A trace keeps a picture of the page at every step, which costs a fifth of the time.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'laptop', grepInvert: PHONE_ONLY, use: { viewport: { width: 1280, height: 860 } } },
    {
      name: 'phone',
      grep: PHONE,
      use: {
        viewport: { width: 360, height: 780 },
        userAgent: devices['Pixel 7'].userAgent,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
  webServer: {
    command: 'node --import tsx server/main.ts',
    env: { PORT: '0', DATA_DIR: 'test-results/data' },
    wait: { stdout: /ready on (?<mgm_address>http:\/\/\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
});
