import { expect, test } from 'vitest';
import { DEFAULT_MIX_BLEND, mixBlendPercent, mixComponents, mixSaveProblem } from './mix-blend.ts';
import type { MixDraft } from './mix-blend.ts';

const PROBLEM = 'Name, size, and 100% blend required';

/** Shares as `[variety, percent]`. */
const blend = (...shares: readonly (readonly [string | null, number | null])[]) =>
  shares.map(([varietyId, percent]) => ({ varietyId, percent }));
const DRAFT = { name: 'Rainbow', packageSizeOz: 4, components: blend(['pea', 60], ['radish', 40]) };

test.each<[string, Partial<MixDraft>, string | null]>([
  ['all it needs', {}, null],
  ['a size below an ounce', { packageSizeOz: 0.5 }, null],
  ['a share that is not typed', { components: blend(['pea', 100], ['kale', null]) }, null],
  ['rows left blank', { components: blend(['pea', 100], [null, null]) }, null],
  ['a blank name', { name: '  ' }, PROBLEM],
  ['no size', { packageSizeOz: null }, PROBLEM],
  ['a size of 0', { packageSizeOz: 0 }, PROBLEM],
  ['no component', { components: [] }, PROBLEM],
  ['a blend below 100', { components: blend(['pea', 99]) }, PROBLEM],
  ['an empty share', { components: blend(['pea', null]) }, PROBLEM],
  ['a negative share', { components: blend(['pea', 110], ['kale', -10]) }, PROBLEM],
  ['a share without a variety', { components: blend(['pea', 100], [null, 1]) }, PROBLEM],
  ['no variety at all', { components: blend([null, 100]) }, PROBLEM],
  ['one variety twice', { components: blend(['pea', 60], ['pea', 40]) }, PROBLEM],
])('a mix with %s can be saved, or not', (_, changes, problem) => {
  expect(mixSaveProblem({ ...DRAFT, ...changes })).toEqual(problem);
});

test('the usual blend is 40, 25, 20, 10 and 5 percent', () => {
  expect(DEFAULT_MIX_BLEND).toEqual([40, 25, 20, 10, 5]);
});

test('a share that is not typed counts as none', () => {
  const typed = blend(['pea', 100], ['kale', null]);
  expect(mixBlendPercent(typed)).toBe(100);
  expect(mixComponents(typed)).toEqual(blend(['pea', 100], ['kale', 0]));
});
