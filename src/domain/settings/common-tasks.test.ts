import { expect, test } from 'vitest';
import { cleanCommonTasks, removeCommonTask, upsertCommonTask } from './common-tasks.ts';

const DEFAULTS = ['Follow-up Call', 'Scrub Glassware', 'Scrub Trays', 'Sweep/Mop'];

test('quick tasks are trimmed, unique ignoring case, sorted ignoring case and never blank', () => {
  const typed = [' sweep', 'Scrub Trays', 'scrub trays', '', '  ', 'Sweep', 'call'];
  expect(cleanCommonTasks(typed)).toEqual(['call', 'Scrub Trays', 'sweep']);
});

test.each([
  ['a new one takes its place in the list', ' Order seed ', undefined, 'Call, Order seed, Sweep'],
  ['a known one is written anew and stays once', 'SWEEP', undefined, 'Call, SWEEP'],
  ['a renamed one leaves its old name', 'Mop', 'sweep', 'Call, Mop'],
  ['a renamed one joins one that is there already', 'call', 'Sweep', 'call'],
])('of quick tasks %s', (_what, name, before, after) => {
  expect(upsertCommonTask(['Call', 'Sweep'], name, before).join(', ')).toBe(after);
});

test('a blank quick task and one that is there as typed change nothing', () => {
  expect(upsertCommonTask(DEFAULTS, 'Scrub Trays')).toBe(DEFAULTS);
  expect(upsertCommonTask(DEFAULTS, '  ')).toBe(DEFAULTS);
  expect(upsertCommonTask(DEFAULTS, ' ', 'Sweep/Mop')).toBe(DEFAULTS);
});

test('a quick task is removed whatever its case', () => {
  expect(removeCommonTask(DEFAULTS, 'sweep/mop ')).toEqual(DEFAULTS.slice(0, 3));
  expect(removeCommonTask(DEFAULTS, 'Paint')).toBe(DEFAULTS);
});
