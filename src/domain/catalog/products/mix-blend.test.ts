import { expect, test } from 'vitest';
import { DEFAULT_MIX_BLEND, mixBlendPercent, mixComponents, mixSaveProblem } from './mix-blend.ts';
import type { MixDraft } from './mix-blend.ts';

const PROBLEM = 'Name, size, and 100% blend required';

function aDraft(changes: Partial<MixDraft> = {}): MixDraft {
  return {
    name: 'Rainbow',
    packageSizeOz: 4,
    components: [
      { varietyId: 'pea', percent: 60 },
      { varietyId: 'radish', percent: 40 },
    ],
    ...changes,
  };
}

test.each<[string, Partial<MixDraft>]>([
  ['a blank name', { name: '  ' }],
  ['no size', { packageSizeOz: null }],
  ['a size of 0', { packageSizeOz: 0 }],
  ['no component', { components: [] }],
  ['a blend below 100', { components: [{ varietyId: 'pea', percent: 99 }] }],
  ['an empty share', { components: [{ varietyId: 'pea', percent: null }] }],
  [
    'a negative share',
    {
      components: [
        { varietyId: 'pea', percent: 110 },
        { varietyId: 'kale', percent: -10 },
      ],
    },
  ],
  [
    'a share without a variety',
    {
      components: [
        { varietyId: 'pea', percent: 100 },
        { varietyId: null, percent: 5 },
      ],
    },
  ],
  [
    'one variety twice',
    {
      components: [
        { varietyId: 'pea', percent: 60 },
        { varietyId: 'pea', percent: 40 },
      ],
    },
  ],
])('a mix with %s cannot be saved', (_, changes) => {
  expect(mixSaveProblem(aDraft(changes))).toBe(PROBLEM);
});

test('the usual blend is 40, 25, 20, 10 and 5 percent', () => {
  expect(DEFAULT_MIX_BLEND).toEqual([40, 25, 20, 10, 5]);
});

test('a share that is not typed counts as none', () => {
  const typed = [
    { varietyId: 'pea', percent: 100 },
    { varietyId: 'kale', percent: null },
  ];
  expect(mixBlendPercent(typed)).toBe(100);
  expect(mixSaveProblem(aDraft({ components: typed }))).toBeNull();
  expect(mixComponents(typed)).toEqual([
    { varietyId: 'pea', percent: 100 },
    { varietyId: 'kale', percent: 0 },
  ]);
});

test('rows without a variety hold the saving up only with a share', () => {
  const pea = { varietyId: 'pea', percent: 100 };
  const blank = { varietyId: null, percent: null };
  expect(mixSaveProblem(aDraft({ components: [pea, blank, blank] }))).toBeNull();
  expect(mixSaveProblem(aDraft({ components: [pea, { varietyId: null, percent: 1 }] }))).toBe(
    PROBLEM,
  );
  expect(mixSaveProblem(aDraft({ components: [{ varietyId: null, percent: 100 }] }))).toBe(PROBLEM);
  expect(mixSaveProblem(aDraft({ packageSizeOz: 0.5 }))).toBeNull();
});
