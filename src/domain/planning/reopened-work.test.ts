import { expect, test } from 'vitest';
import { aGeneralTask, aTask } from '#tests/support/builders/builders.ts';
import { hasReopenedWork } from './reopened-work.ts';

test('reopened work is found; marking done, moving, adding and removing reopen none', () => {
  const plant = aTask({ type: 'PLANT' });
  const harvest = aTask({ type: 'HARVEST', dateISO: '2025-04-01' });
  const done = { ...plant, done: true };
  expect(hasReopenedWork([done, harvest], [plant, harvest])).toBe(true);
  expect(hasReopenedWork([plant, harvest], [done, harvest])).toBe(false);
  expect(hasReopenedWork([done, harvest], [done, { ...harvest, dateISO: '2025-04-02' }])).toBe(
    false,
  );
  expect(hasReopenedWork([done], [done, harvest])).toBe(false);
  expect(hasReopenedWork([done, harvest], [harvest])).toBe(false);
});

test('work outside of any cycle keeps none, done or open', () => {
  const sweep = aGeneralTask();
  expect(hasReopenedWork([{ ...sweep, done: true }], [sweep])).toBe(false);
});
