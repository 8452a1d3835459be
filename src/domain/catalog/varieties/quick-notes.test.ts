import { expect, test } from 'vitest';
import { aStep, aVariety } from '#tests/support/builders/builders.ts';
import { quickNotes } from './quick-notes.ts';

test('a variety that is sown dry and weighted has nothing to say of it', () => {
  const none = { soakHours: null, germMode: null, stepNotes: [] };
  const notes = 'Likes it cool';
  expect(quickNotes(aVariety({ notes }))).toEqual({ ...none, notes });
});

test('a soak, an unusual germination and the notes of steps are told in the order of the cycle', () => {
  const steps = [
    aStep('HARVEST', 10, { note: 'Cut low' }),
    aStep('SOAK', 0, { soakHours: 8 }),
    aStep('PLANT', 0, { germMode: 'COVERED', note: ' ' }),
    aStep('LIGHTS', 3, { note: 'Slowly' }),
  ];
  const { soakHours, germMode, stepNotes } = quickNotes({ steps, notes: '' });
  expect([soakHours, germMode]).toEqual([8, 'COVERED']);
  expect(stepNotes.map(({ type, note }) => [type, note])).toEqual([
    ['LIGHTS', 'Slowly'],
    ['HARVEST', 'Cut low'],
  ]);
});

test('a soak that does not say how long is not told, and the usual germination neither', () => {
  const steps = [aStep('SOAK', 0), aStep('PLANT', 0, { germMode: 'WEIGHTED' })];
  expect(quickNotes({ steps, notes: '' })).toMatchObject({ soakHours: null, germMode: null });
});
