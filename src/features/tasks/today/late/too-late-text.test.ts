import { expect, test } from 'vitest';
import { lateBatches } from '#domain/supply/late-batches.ts';
import type { Task } from '#domain/planning/task.ts';
import { aTask } from '#tests/support/builders/builders.ts';
import { beginTodayText, tooLateText } from './too-late-text.ts';

function wordsOf(begins: Partial<Task>) {
  const shared = { varietyId: 'pea', varietyName: 'Pea', cycleKey: 'pea|2026-11-26', trays: 6 };
  const kale = aTask({ varietyId: 'kale', cycleKey: 'kale|2026-11-27', dateISO: '2026-11-16' });
  const tasks = [
    aTask({ ...shared, type: 'SOAK', dateISO: '2026-11-14', ...begins }),
    aTask({ ...shared, dateISO: '2026-11-15' }),
    aTask({ ...shared, type: 'HARVEST', dateISO: '2026-11-26' }),
    { ...kale, done: true },
  ];
  const [batch] = lateBatches(tasks, [], '2026-11-21');
  return batch === undefined ? [] : [tooLateText(batch), beginTodayText(batch)];
}

test('a batch that was missed is said in one line, with when it can be ready', () => {
  expect(wordsOf({ soakHours: 24 })).toEqual([
    'Too late: Pea, 6 trays for Thu 11/26. Soak was due Sat 11/14.',
    'Soak today, ready Thu 12/3',
  ]);
  expect(wordsOf({ done: true })).toEqual([
    'Too late: Pea, 6 trays for Thu 11/26. Plant was due Sun 11/15.',
    'Plant today, ready Wed 12/2',
  ]);
});
