import { expect, test } from 'vitest';
import { notPlannedWords } from './dry-plan-words.ts';

test('what is missing is told in the unit of its item, pieces as a number', () => {
  const short = { orderId: 'JANE-001', itemId: 'oil', reason: 'short' } as const;
  expect(notPlannedWords({ ...short, lacks: 350 }, 'ml')).toBe('350 ml missing: buy more.');
  expect(notPlannedWords({ ...short, lacks: 8 }, 'unit')).toBe('8 missing: buy more.');
});
