import { expect, test } from 'vitest';
import { loadChanges } from './load-changes.ts';
import { loadRebase } from './load-rebase.ts';

test('with the actions there, the rows of another tab are met without asking for code once more', async () => {
  await loadChanges();
  let isThere = false;
  void loadRebase().then(() => (isThere = true));
  await Promise.resolve();
  expect(isThere).toBe(true);
});
