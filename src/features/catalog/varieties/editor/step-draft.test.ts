import { expect, test } from 'vitest';
import { usualVariety } from '#domain/catalog/varieties/blank-variety.ts';
import { aStep } from '#tests/support/builders/builders.ts';
import {
  ADDABLE_STEPS,
  isRemovable,
  stepDrafts,
  stepsFromDrafts,
  withNewStep,
} from './step-draft.ts';
import type { StepDraft } from './step-draft.ts';

const NEW = stepDrafts(usualVariety('pea', 'Pea').steps);
const days = ({ type, dayStart, dayEnd }: StepDraft) => [type, dayStart, dayEnd];

test('planting and harvest cannot be removed or added, every other kind can', () => {
  expect(NEW.map(isRemovable)).toEqual([false, false]);
  expect(ADDABLE_STEPS).toEqual(['SOAK', 'MIST', 'BLACKOUT', 'LIGHTS', 'DOME', 'WATER']);
  expect(ADDABLE_STEPS.every((type) => isRemovable({ type }))).toBe(true);
});

test('germination of old data becomes the length of the planting', () => {
  const steps = [aStep('PLANT', 0), aStep('GERM_WEIGHTED', 0, { dayEnd: 4 }), aStep('HARVEST', 12)];
  expect(stepDrafts(steps).map(days)).toEqual([
    ['PLANT', 0, 4],
    ['HARVEST', 12, 12],
  ]);
});

test('a planting that knows its length keeps it', () => {
  const steps = [aStep('GERMINATION', 0, { dayEnd: 4 }), aStep('PLANT', 0, { dayEnd: 2 })];
  expect(stepDrafts(steps).map(days)).toEqual([['PLANT', 0, 2]]);
});

test('a new soak takes four hours and stands first', () => {
  const [soak] = withNewStep(NEW, 'SOAK', 'stp_3', 10);
  expect(soak).toMatchObject({ id: 'stp_3', type: 'SOAK', soakHours: 4 });
});

test('new steps follow each other up to the harvest', () => {
  let steps = NEW;
  for (const type of ['BLACKOUT', 'LIGHTS', 'WATER', 'MIST'] as const)
    steps = withNewStep(steps, type, `stp_${type}`, 10);
  expect(steps.map(days)).toEqual([
    ['PLANT', 0, 3],
    ['BLACKOUT', 3, 5],
    ['LIGHTS', 5, 10],
    ['WATER', 6, 9],
    ['MIST', 1, 3],
    ['HARVEST', 10, 10],
  ]);
});

test('an empty start is day 0 and an empty end is the start', () => {
  const [empty] = withNewStep([], 'DOME', 'stp_1', 10);
  const typed = [
    { ...empty!, dayStart: null, dayEnd: null },
    { ...empty!, dayStart: 4, dayEnd: null },
  ];
  expect(stepsFromDrafts(typed).map(({ dayStart, dayEnd }) => [dayStart, dayEnd])).toEqual([
    [0, 0],
    [4, 4],
  ]);
});

test('a step goes through the editor unchanged', () => {
  const steps = [aStep('SOAK', 0, { soakHours: 8 }), aStep('PLANT', 0, { germMode: 'COVERED' })];
  expect(stepsFromDrafts(stepDrafts(steps))).toEqual(steps);
});
