import { expect, test } from 'vitest';
import { remarkText } from './use-import-backup.ts';

test('what an import read otherwise or left out is told in sentences', () => {
  expect(remarkText({ unnamedVarieties: ['pea', 'kale'], undatedTasks: 1 })).toBe(
    '2 varieties had no name and now use their ID: pea, kale. 1 task skipped because its date can’t be read.',
  );
  expect(remarkText({ unnamedVarieties: [], undatedTasks: 0 })).toBe('');
});
