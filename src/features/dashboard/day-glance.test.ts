import { expect, test } from 'vitest';
import type { Task } from '#domain/planning/task.ts';
import { glanceOf, glanceInText } from './day-glance.ts';
import { aTask } from '#tests/support/builders/builders.ts';

const task = (part: Partial<Task>) => aTask({ type: 'WATER', ...part });

test('open and done tasks are counted', () => {
  const glance = glanceOf([task({}), task({ done: true }), task({ done: true })]);
  expect(glance).toMatchObject({ open: 1, done: 2 });
});

test('a single open task is said in full', () => {
  const tasks = [task({ type: 'HARVEST', varietyName: 'Genovese Basil', trays: 1, oz: 5 })];
  expect(glanceOf(tasks).rows[0]?.words).toBe('Genovese Basil 1 tray, 5.0 oz');
});

test('other trays than planned are said beside the planned ones', () => {
  const kale = task({ type: 'HARVEST', varietyName: 'Kale', trays: 3, oz: 22.5 });
  const words = (part: object) => glanceOf([{ ...kale, ...part }]).rows[0]?.words;
  expect(words({ plannedTrays: 4 })).toBe('Kale 3 trays, 4 planned, 22.5 oz');
  expect(words({ trays: 0, plannedTrays: 2, traysToClear: 2, oz: 0 })).toBe(
    'Kale clear 2 trays, all lost, 0.0 oz',
  );
});

test('several open tasks are a list of names with their trays', () => {
  const tasks = [
    task({ type: 'BLACKOUT', varietyName: 'Broccoli', trays: 4 }),
    task({ type: 'BLACKOUT', varietyName: 'Sunflower', trays: 3 }),
    task({ type: 'BLACKOUT', varietyName: 'Pea', trays: 1, done: true }),
  ];
  expect(glanceOf(tasks).rows[0]).toEqual({
    type: 'BLACKOUT',
    label: 'Blackout',
    open: 2,
    words: 'Broccoli 4, Sunflower 3',
  });
});

test('a kind with nothing open is all done', () => {
  expect(glanceOf([task({ done: true })]).rows[0]).toMatchObject({ open: 0, words: 'All done' });
});

test('a task is said by its kind and variety, a general one by its title', () => {
  expect(glanceInText(task({ type: 'LIGHTS', varietyName: 'Arugula' }))).toBe('Lights, Arugula');
  expect(glanceInText(task({ type: 'GENERAL', title: 'Sweep/Mop' }))).toBe('Sweep/Mop');
});
