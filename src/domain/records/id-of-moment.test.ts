import { expect, test } from 'vitest';
import { idOfMoment } from './id-of-moment.ts';

test('the same action has the same id on every device, and after every release', () => {
  // The two hashes of "2025-03-10T08:00:00.000Z|2025-03-09|pea", worked out apart from the program.
  expect(idOfMoment('pla', '2025-03-10T08:00:00.000Z', ['2025-03-09', 'pea'])).toBe(
    'pla_05qyzod1g0bnys',
  );
});

test('actions of one instant are told apart by what they are of', () => {
  const at = '2025-03-10T08:00:00.000Z';
  const ids = [['pea'], ['pea', 'a'], ['kale'], []].map((of) => idOfMoment('x', at, of));
  expect(new Set(ids).size).toBe(4);
});
