import { expect, test } from 'vitest';
import { harvestBuffers, sameBuffer } from './harvest-buffer.ts';
import { traysToPlant } from './harvest-amounts.ts';

const settings = {
  generalBufferPercent: 6,
  consistent: { percent: 4, varieties: ['kale', 'dill'] },
  delicate: { percent: 12, varieties: ['basil', 'dill'] },
  maxExtraTrays: 1,
};

test('a variety has the buffer of its list, all others the general one', () => {
  const bufferOf = harvestBuffers(settings, []);
  expect(bufferOf('pea')).toEqual({ percent: 6, maxExtraTrays: 1 });
  expect(bufferOf('kale').percent).toBe(4);
  expect(bufferOf('basil').percent).toBe(12);
});

test('a variety in both lists counts as delicate', () => {
  expect(harvestBuffers(settings, [])('dill').percent).toBe(12);
});

test('values that make no sense count as 0', () => {
  const odd = { ...settings, generalBufferPercent: -6, maxExtraTrays: Number.NaN };
  expect(harvestBuffers(odd, [])('pea')).toEqual({ percent: 0, maxExtraTrays: 0 });
});

test('a sliver goes with the buffer of every variety, and a change of it is a change of buffers', () => {
  const bufferOf = harvestBuffers({ ...settings, sliver: 0.25 }, [
    { id: 'basil', bufferPercent: 20 },
  ]);
  expect(bufferOf('pea')).toEqual({ percent: 6, maxExtraTrays: 1, sliver: 0.25 });
  expect(bufferOf('basil')).toEqual({ percent: 20, maxExtraTrays: 1, sliver: 0.25 });
  expect(sameBuffer(bufferOf('pea'), harvestBuffers(settings, [])('pea'))).toBe(false);
});

test('a variety buffer overrides every list, and adds no more trays than any other', () => {
  const bufferOf = harvestBuffers(settings, [{ id: 'basil', bufferPercent: 20 }, { id: 'kale' }]);
  expect(bufferOf('basil')).toEqual({ percent: 20, maxExtraTrays: 1 });
  expect(bufferOf('kale').percent).toBe(4);
});

test.each([
  [1, 13],
  [3, 15],
])(
  '96 oz at 8 oz a tray and a buffer of 20 %% with at most %i more are %i trays',
  (most, trays) => {
    const bufferOf = harvestBuffers({ ...settings, maxExtraTrays: most }, [
      { id: 'pea', bufferPercent: 20 },
    ]);
    expect(traysToPlant(96, 8, bufferOf('pea'))).toBe(trays);
  },
);
