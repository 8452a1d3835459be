import { expect, test } from 'vitest';
import { bufferDraft, settingsOfDraft, withVarieties } from './buffer-draft.ts';

const settings = {
  generalBufferPercent: 6,
  consistent: { percent: 4, varieties: ['pea'] },
  delicate: { percent: 12, varieties: ['basil', 'kale'] },
  maxExtraTrays: 1,
  sliver: 0.25,
};

test('settings come back from their draft as they were', () => {
  expect(settingsOfDraft(bufferDraft(settings))).toEqual(settings);
});

test('an emptied number counts as 0', () => {
  const draft = { ...bufferDraft(settings), generalBufferPercent: null, maxExtraTrays: null };
  expect(settingsOfDraft(draft)).toMatchObject({ generalBufferPercent: 0, maxExtraTrays: 0 });
});

test('taking one out of a list leaves a variety that stood in both in the other', () => {
  const both = { ...settings, consistent: { percent: 4, varieties: ['kale', 'pea'] } };
  const draft = withVarieties(bufferDraft(both), 'consistent', ['kale']);
  expect(draft.delicate.varieties).toEqual(['basil', 'kale']);
});
