import { expect, test } from 'vitest';
import { savePackSizes } from './products/product.ts';
import { STEP_ORDER } from './varieties/variety.ts';
import { germModeLabel, stepLabel } from './varieties/step-label.ts';
import { varietySaveProblem } from './varieties/variety-save-problem.ts';

test('every kind of grow step has its label, and each germination', () => {
  expect(STEP_ORDER.map(stepLabel).join(', ')).toBe(
    'Soak, Plant, Misting, Blackout, Under Lights, Humidity Dome, Watering, Harvest',
  );
  expect(germModeLabel('COVERED')).toBe('Covered');
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
