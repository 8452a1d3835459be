import { expect, test } from 'vitest';
import { aTask } from '#tests/support/builders/builders.ts';
import { doneTodayText } from './people-line.tsx';

const by = (name: string, atISO: string) => ({ memberId: `mbr_${name}`, name, atISO });
const NOON = new Date(2025, 2, 4, 12).toISOString();
const YESTERDAY = new Date(2025, 2, 3, 12).toISOString();

test('who has done how much today, the most first; skipped and earlier work counts for nobody', () => {
  const tasks = [
    aTask({ done: true, by: by('Joe', NOON) }),
    aTask({ done: true, by: by('Maria', NOON) }),
    aTask({ done: true, by: by('Maria', NOON) }),
    aTask({ done: true, skipped: true, by: by('Joe', NOON) }),
    aTask({ done: true, by: by('Joe', YESTERDAY) }),
    aTask({ done: true }),
  ];
  expect(doneTodayText(tasks, '2025-03-04')).toBe('Maria 2, Joe 1 done today');
  expect(doneTodayText([aTask({ done: true })], '2025-03-04')).toBeNull();
});
