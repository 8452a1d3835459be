import { expect, test } from 'vitest';
import { costChangeLabel } from './cost-history-table.tsx';

test('a change has its sign, and no change has none', () => {
  expect(costChangeLabel(1.2)).toBe('+$1.20');
  expect(costChangeLabel(-0.404)).toBe('-$0.40');
  expect(costChangeLabel(0)).toBe('$0.00');
  expect(costChangeLabel(-0.001)).toBe('$0.00');
});
