import { expect, test } from 'vitest';
import { cleanCommonTasks, removeCommonTask, upsertCommonTask } from './common-tasks.ts';

const DEFAULTS = ['Follow-up Call', 'Scrub Glassware', 'Scrub Trays', 'Sweep/Mop'];

test('quick tasks are trimmed, unique ignoring case, sorted ignoring case and never blank', () => {
  expect(
    cleanCommonTasks([' sweep', 'Scrub Trays', 'scrub trays', '', '  ', 'Sweep', 'call']),
  ).toEqual(['call', 'Scrub Trays', 'sweep']);
});

test('the four default quick tasks are stored sorted', () => {
  expect(
    cleanCommonTasks(['Scrub Trays', 'Sweep/Mop', 'Scrub Glassware', 'Follow-up Call']),
  ).toEqual(DEFAULTS);
});

test('a new quick task takes its place in the list', () => {
  expect(upsertCommonTask(DEFAULTS, ' Order seed ')).toEqual([
    'Follow-up Call',
    'Order seed',
    'Scrub Glassware',
    'Scrub Trays',
    'Sweep/Mop',
  ]);
});

test('a known quick task is written anew and stays once', () => {
  expect(upsertCommonTask(DEFAULTS, 'SCRUB TRAYS')).toEqual([
    'Follow-up Call',
    'Scrub Glassware',
    'SCRUB TRAYS',
    'Sweep/Mop',
  ]);
  expect(upsertCommonTask(DEFAULTS, 'Scrub Trays')).toBe(DEFAULTS);
});

test('a renamed quick task leaves its old name, and joins one that is there already', () => {
  expect(upsertCommonTask(['Call', 'Sweep'], 'Mop', 'sweep')).toEqual(['Call', 'Mop']);
  expect(upsertCommonTask(['Call', 'Sweep'], 'call', 'Sweep')).toEqual(['call']);
});

test('a blank quick task changes nothing', () => {
  expect(upsertCommonTask(DEFAULTS, '  ')).toBe(DEFAULTS);
  expect(upsertCommonTask(DEFAULTS, ' ', 'Sweep/Mop')).toBe(DEFAULTS);
});

test('a quick task is removed whatever its case', () => {
  expect(removeCommonTask(DEFAULTS, 'sweep/mop ')).toEqual(DEFAULTS.slice(0, 3));
  expect(removeCommonTask(DEFAULTS, 'Paint')).toBe(DEFAULTS);
});
