import { expect, test } from 'vitest';
import { savePackSizes } from './products/product.ts';
import { STEP_ORDER } from './varieties/variety.ts';
import { GERM_MODE_LABELS, stepLabel } from './varieties/step-label.ts';

test('every kind of grow step has its label, and each germination', () => {
  expect(STEP_ORDER.map(stepLabel).join(', ')).toBe(
    'Soak, Plant, Misting, Blackout, Under Lights, Humidity Dome, Watering, Harvest',
  );
  expect(GERM_MODE_LABELS.COVERED).toBe('Covered');
});

test('package sizes are positive, each once, ascending, and 2 and 4 when none is left', () => {
  expect(savePackSizes([8, 2, 8, 0, -1, null, Number.NaN])).toEqual([2, 8]);
  expect(savePackSizes([])).toEqual([2, 4]);
});
