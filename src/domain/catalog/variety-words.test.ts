import { expect, test } from 'vitest';
import { aStep, aVariety } from '#tests/support/builders/builders.ts';
import { growOrder } from './varieties/grow-order.ts';
import { savePackSizes } from './products/pack-sizes.ts';
import { quickNotes } from './varieties/quick-notes.ts';
import { STEP_ORDER } from './varieties/variety.ts';
import { stepLabel } from './varieties/step-label.ts';
import { varietySaveProblem } from './varieties/variety-save-problem.ts';

test('every kind of grow step has its label', () => {
  expect(STEP_ORDER.map(stepLabel)).toEqual([
    'Soak',
    'Plant',
    'Misting',
    'Blackout',
    'Under Lights',
    'Humidity Dome',
    'Watering',
    'Harvest',
  ]);
});

test('grow steps go by start day, the soak of a day before its planting', () => {
  const steps = [
    aStep('PLANT', 0),
    aStep('WATER', 4),
    aStep('SOAK', 0),
    aStep('LIGHTS', 4),
    aStep('DOME', 2),
  ];
  expect(growOrder(steps).map((step) => step.type)).toEqual([
    'SOAK',
    'PLANT',
    'DOME',
    'LIGHTS',
    'WATER',
  ]);
});

test('quick notes name the soak, an unusual germination and every note', () => {
  const steps = [
    aStep('LIGHTS', 5, { note: 'Rotate' }),
    aStep('SOAK', 0, { soakHours: 8, note: 'Warm water' }),
    aStep('PLANT', 0, { germMode: 'COVERED', note: ' ' }),
  ];
  expect(quickNotes(aVariety({ steps, notes: 'Sells out' }))).toEqual({
    soakHours: 8,
    germMode: 'COVERED',
    stepNotes: [
      { stepId: 'stp_SOAK_0', type: 'SOAK', note: 'Warm water' },
      { stepId: 'stp_LIGHTS_5', type: 'LIGHTS', note: 'Rotate' },
    ],
    notes: 'Sells out',
  });
});

test('quick notes say nothing of a weighted germination', () => {
  expect(quickNotes({ steps: [aStep('PLANT', 0, { germMode: 'WEIGHTED' })], notes: '' })).toEqual({
    soakHours: null,
    germMode: null,
    stepNotes: [],
    notes: '',
  });
});

test('package sizes are positive, each once, ascending, and 2 and 4 when none is left', () => {
  expect(savePackSizes([8, 2, 8, 0, -1, null, Number.NaN])).toEqual([2, 8]);
  expect(savePackSizes([])).toEqual([2, 4]);
});

test.each([
  ['Pea', 12, null],
  ['Pea', 0, null],
  ['  ', 12, 'Name and days to harvest required'],
  ['Pea', null, 'Name and days to harvest required'],
  ['Pea', -1, 'Name and days to harvest required'],
  ['Pea', Number.NaN, 'Name and days to harvest required'],
])('saving a variety %j with %s days to harvest: %s', (name, daysToHarvest, problem) => {
  expect(varietySaveProblem({ name, daysToHarvest })).toBe(problem);
});
