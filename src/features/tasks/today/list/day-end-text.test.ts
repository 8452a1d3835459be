import { expect, test } from 'vitest';
import { groupTasksByDay } from '#domain/planning/task-days.ts';
import { aGeneralTask, aTask } from '#tests/support/builders/builders.ts';
import { allDoneText, nothingDueText } from './day-end-text.ts';

const TODAY = '2026-11-20';
const SOAK = aTask({
  type: 'SOAK',
  dateISO: '2026-11-22',
  varietyId: 'sunflower',
  soakHours: 8,
  trays: 3,
});
const DAYS = groupTasksByDay([SOAK]);

test('the last tick of today names what comes next, tonight before tomorrow', () => {
  const tonight = groupTasksByDay([{ ...SOAK, dateISO: '2026-11-21' }]);
  expect(allDoneText(TODAY, tonight, TODAY)).toBe(
    'All done for Friday. Next: soak Sunflower, 3 trays, tonight.',
  );
  expect(allDoneText(TODAY, DAYS, TODAY)).toBe(
    'All done for Friday. Next: soak Sunflower, 3 trays, Sun 11/22.',
  );
  expect(allDoneText(TODAY, [], TODAY)).toBe('All done for Friday.');
});

test('work written by hand is named by its own words', () => {
  const sweep = aGeneralTask({ dateISO: '2026-11-23' });
  expect(nothingDueText(groupTasksByDay([sweep]), TODAY)).toBe(
    'Nothing due today. Next: Sweep/Mop, Mon 11/23.',
  );
});
