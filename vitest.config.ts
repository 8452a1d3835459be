import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,server,cli,tests,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/e2e/**'],
  },
});
