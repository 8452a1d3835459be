import { expect, test } from 'vitest';
import { libraryCrop, type CropLine } from './library-crop.ts';
import { varietyOfCrop } from './variety-of-crop.ts';

const LINE: CropLine = {
  name: 'Pea',
  germMode: 'WEIGHTED',
  days: [9, 14, 12],
  soak: [6, 12, 8],
  germination: [2, 4, 3],
  blackout: [1, 3, 2],
  seed: [150, 250, 200],
  ounces: [8, 16, 12],
  sources: [],
  yieldSources: [],
};

/** The steps of a crop as "LIGHTS 5–12". */
const stepsOf = (more: Partial<CropLine>) =>
  varietyOfCrop(libraryCrop({ ...LINE, ...more }), 'pea')
    .steps.filter(({ type }) => type !== 'HARVEST')
    .map(({ type, dayStart, dayEnd }) => `${type} ${dayStart}–${dayEnd}`);

test('seed that is sown dry has no soak, and what goes straight under the lights no blackout', () => {
  const { soak: _soak, blackout: _blackout, ...bare } = LINE;
  const steps = varietyOfCrop(libraryCrop(bare), 'pea').steps.map(({ type }) => type);
  expect(steps).not.toContain('SOAK');
  expect(steps).not.toContain('BLACKOUT');
  expect(stepsOf({ soak: [1, 1, 1], blackout: [1, 1, 1] })).toContain('BLACKOUT 3–4');
});
