import { expect, test } from 'vitest';
import { aVariety } from '#tests/support/builders/builders.ts';
import { blendLabel, blendParts } from './blend-label.ts';

const varieties = new Map(['pea', 'kale'].map((id) => [id, aVariety({ id })]));

test('a blend is written largest share first, with at most two decimals', () => {
  const parts = blendParts(
    [
      { varietyId: 'kale', percent: 33.333 },
      { varietyId: 'pea', percent: 66.5 },
    ],
    varieties,
  );
  expect(blendLabel(parts)).toBe('66.5% Pea, 33.33% Kale');
});

test('a variety named twice adds up, a missing one is said to be deleted', () => {
  const components = [
    { varietyId: 'pea', percent: 30 },
    { varietyId: 'gone', percent: 50 },
    { varietyId: 'pea', percent: 20 },
  ];
  expect(blendLabel(blendParts(components, varieties))).toBe('50% Pea, 50% (deleted variety)');
});
