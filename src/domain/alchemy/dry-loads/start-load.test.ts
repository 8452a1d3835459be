import { expect, test } from 'vitest';
import { aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { startLoad } from './run-load.ts';

test('a load is started once, and only in a dryer', () => {
  const planned = aDryLoad();
  expect(startLoad(planned, '2025-03-13', [])).toMatchObject({
    status: 'RUNNING',
    startISO: '2025-03-13',
  });
  const running = aDryLoad({ status: 'RUNNING' });
  expect(startLoad(running, '2025-03-13', [])).toBe(running);
  const nowhere = { ...planned, dryerId: '' };
  expect(startLoad(nowhere, '2025-03-13', [])).toBe(nowhere);
});
