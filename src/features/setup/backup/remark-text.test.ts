import { expect, test } from 'vitest';
import { remarkText } from './remark-text.ts';

test('what an import read otherwise or left out is told in sentences', () => {
  expect(remarkText({ unnamedVarieties: ['pea', 'kale'], undatedTasks: 1 })).toBe(
    '2 varieties without a name, called by the id: pea, kale. 1 task left out, as the day cannot be read.',
  );
  expect(remarkText({ unnamedVarieties: [], undatedTasks: 0 })).toBe('');
});
