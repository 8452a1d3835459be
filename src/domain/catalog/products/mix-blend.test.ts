import { expect, test } from 'vitest';
import { DEFAULT_MIX_BLEND, mixBlendPercent } from './mix-blend.ts';

test('the usual blend is 40, 25, 20, 10 and 5 percent', () => {
  expect(DEFAULT_MIX_BLEND).toEqual([40, 25, 20, 10, 5]);
});

test('a share that is not typed counts as none', () => {
  expect(mixBlendPercent([{ percent: 100 }, { percent: null }])).toBe(100);
});
