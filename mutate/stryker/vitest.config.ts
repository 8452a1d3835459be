import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 300_000,
    hookTimeout: 300_000,
    isolate: false,
    setupFiles: ['tests/support/setup/plain-sentences.ts'],
    include: [`${process.env['TESTS_BELOW']}/**/*.test.ts`],
    exclude: ['**/*.browser.test.ts'],
  },
});
