import { expect, test } from 'vitest';
import { freshFarm } from '../document/fresh-farm.ts';
import { importRemarks } from './import-remarks.ts';
import { runToCompletion } from '#domain/records/run-to-completion.ts';
import { sliceSteps } from './read-backup.ts';

const state = {
  varieties: [{ id: 'pea', name: ' ' }, { id: 'sun', name: 'Sunflower' }, { id: 'kale' }],
  tasks: [
    { id: 'a', type: 'SOAK', dateISO: 'soon', varietyId: 'pea' },
    { id: 'b', type: 'SOAK', dateISO: '2026-11-20', varietyId: 'pea' },
    { id: 'c', type: 'SOAK', varietyId: 'pea' },
  ],
};

test('varieties without a name and tasks without a day that can be read are told', () => {
  expect(importRemarks(state)).toEqual({ unnamedVarieties: ['pea', 'kale'], undatedTasks: 2 });
});

test('a variety without a name is called by its id', () => {
  const { slices } = runToCompletion(sliceSteps(state, freshFarm()));
  expect(slices.varieties?.map(({ name }) => name).toSorted()).toEqual([
    'Sunflower',
    'kale',
    'pea',
  ]);
  expect(slices.tasks?.map(({ id }) => id)).toEqual(['b']);
});
