import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { QUIET_CHROMIUM } from './tests/support/browser/quiet-chromium.ts';

/** Tests that need a real browser, such as those of its database. */
const BROWSER_TESTS = '{src,tests}/**/*.browser.test.{ts,tsx}';

/** On a busy machine a test may take long; how long is no part of what it says. */
const TIMEOUTS = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    // All cores, where Vitest would leave one free: tests of the server mostly wait for its processes.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...TIMEOUTS,
          // No module keeps anything of the world: what the files import is read once for all of them.
          isolate: false,
          name: 'node',
          setupFiles: ['tests/support/setup/plain-sentences.ts'],
          include: ['{src,cli,scripts,server,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'tests/e2e/**', BROWSER_TESTS],
        },
      },
      {
        // Found only while tests run, a package would reload the page under them.
        optimizeDeps: {
          include: [
            '@mantine/core',
            '@mantine/hooks',
            '@mantine/notifications',
            '@mantine/spotlight',
            '@tabler/icons-react',
            '@tanstack/react-virtual',
            'fast-check',
            'idb',
            'papaparse',
            'react',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'react-router',
            'react-router/dom',
            'reselect',
          ],
        },
        test: {
          ...TIMEOUTS,
          // One page for all files: each of its own would load the whole app again.
          isolate: false,
          restoreMocks: true,
          name: 'browser',
          setupFiles: [
            'tests/support/setup/plain-sentences.ts',
            'tests/support/setup/clean-page.ts',
          ],
          include: [BROWSER_TESTS],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: QUIET_CHROMIUM,
            }),
          },
        },
      },
    ],
  },
});
