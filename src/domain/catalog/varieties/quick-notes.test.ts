import { expect, test } from 'vitest';
import { aStep, aVariety } from '#tests/support/builders/builders.ts';
import { quickNotes } from './quick-notes.ts';

test('a variety that is sown dry and weighted has nothing to say of it', () => {
  expect(quickNotes(aVariety())).toEqual([]);
});

test('a soak, an unusual germination and the notes of steps are told in the order of the cycle', () => {
  const steps = [
    aStep('HARVEST', 10, { note: 'Cut low' }),
    aStep('SOAK', 0, { soakHours: 8 }),
    aStep('PLANT', 0, { germMode: 'COVERED', note: ' ' }),
    aStep('LIGHTS', 3, { note: 'Slowly' }),
  ];
  expect(quickNotes({ steps }).map(({ word, text }) => `${word}: ${text}`)).toEqual([
    'Soak: 8 h',
    'Germination: Covered',
    'Under Lights: Slowly',
    'Harvest: Cut low',
  ]);
});

test('a soak that does not say how long is not told, and the usual germination neither', () => {
  const steps = [aStep('SOAK', 0), aStep('PLANT', 0, { germMode: 'WEIGHTED' })];
  expect(quickNotes({ steps })).toEqual([]);
});
