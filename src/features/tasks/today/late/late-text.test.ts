import { expect, test } from 'vitest';
import type { LateWork } from '#domain/supply/late-work.ts';
import { aTask } from '#tests/support/builders/builders.ts';
import {
  lateDoneQuestion,
  lateOvertakenText,
  lateSinceText,
  lateSkipQuestion,
} from './late-text.ts';

const LATE: LateWork = {
  tasks: (['HARVEST', 'HARVEST', 'LIGHTS'] as const).map((type) => aTask({ type })),
  batches: [],
  count: 26,
  sinceISO: '2026-11-22',
};

test('late work is told with its number and the day of the oldest, and asked about before it is ticked', () => {
  expect(lateSinceText(LATE)).toBe('26 late since Sun 11/22');
  expect(lateSinceText({ ...LATE, count: 0, sinceISO: null })).toBe('Nothing is late');
  expect(lateDoneQuestion({ ...LATE, count: 1 })).toBe('Mark 1 late task as done?');
});

test('skipping is asked about only where harvests are skipped with it', () => {
  expect(lateSkipQuestion(LATE)).toBe('Skip 26 late tasks, including 2 harvests?');
  expect(lateSkipQuestion({ ...LATE, tasks: LATE.tasks.slice(1), count: 2 })).toBe(
    'Skip 2 late tasks, including 1 harvest?',
  );
  expect(lateSkipQuestion({ ...LATE, tasks: [] })).toBeNull();
});

test('steps that a later one of their batch stands for are told by their number', () => {
  expect(lateOvertakenText(0)).toBe('');
  expect(lateOvertakenText(1)).toBe('1 step before them is done.');
  expect(lateOvertakenText(3)).toBe('3 steps before them are done.');
});
