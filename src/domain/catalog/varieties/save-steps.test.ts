import { expect, test } from 'vitest';
import fc from 'fast-check';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { aStep } from '#tests/support/builders/builders.ts';
import { clampSoakHours, saveSteps } from './save-steps.ts';
import { STEP_ORDER, type GrowStep, type StepType } from './variety.ts';

const types = (steps: readonly GrowStep[]) => steps.map((step) => step.type).join(' ');

test('a variety without steps is planted on day 0 and harvested on its last day', () => {
  expect(saveSteps([], 10)).toEqual([
    { id: 'stp_plant', type: 'PLANT', dayStart: 0, dayEnd: 0, note: '', germMode: 'WEIGHTED' },
    { id: 'stp_harvest', type: 'HARVEST', dayStart: 10, dayEnd: 10, note: '' },
  ]);
});

test('of several plantings and harvests the first stays, at day 0 and at days to harvest', () => {
  const saved = saveSteps(
    [
      aStep('HARVEST', 9, { note: 'Cut low' }),
      aStep('PLANT', 2, { dayEnd: 3, germMode: 'COVERED', note: 'Press' }),
      aStep('PLANT', 0),
      aStep('HARVEST', 11),
    ],
    12,
  );
  expect(saved).toEqual([
    aStep('PLANT', 0, { id: 'stp_PLANT_2', dayEnd: 3, note: 'Press', germMode: 'COVERED' }),
    aStep('HARVEST', 12, { id: 'stp_HARVEST_9', note: 'Cut low' }),
  ]);
});

test('legacy germination steps are removed', () => {
  const steps = [aStep('GERMINATION', 0), aStep('GERM_WEIGHTED', 0), aStep('LIGHTS', 4)];
  expect(types(saveSteps(steps, 8))).toBe('PLANT LIGHTS HARVEST');
});

test('steps are ordered by kind and within a kind by day, a kind from a later version is last', () => {
  const kinds = ['SING', 'DOME', 'LIGHTS', 'BLACKOUT', 'MIST', 'SOAK'] as readonly StepType[];
  const steps = [aStep('WATER', 6), aStep('WATER', 4), ...kinds.map((kind) => aStep(kind, 1))];
  const saved = saveSteps(steps, 10);
  expect(types(saved)).toBe('SOAK PLANT MIST BLACKOUT LIGHTS DOME WATER WATER HARVEST SING');
  expect(saved.slice(6, 8).map((step) => step.dayStart)).toEqual([4, 6]);
});

test.each([
  [undefined, 4],
  [Number.NaN, 4],
  [0, 1],
  [0.5, 1],
  [8, 8],
  [24, 24],
  [48, 24],
])('soak hours of %s are saved as %i', (typed, hours) => {
  expect(clampSoakHours(typed)).toBe(hours);
});

test('a soak of 24 hours or more says that planting is the next day', () => {
  const note = (hours: number, typed: string) =>
    saveSteps([aStep('SOAK', 0, { soakHours: hours, note: typed })], 10)[0]?.note;
  expect(note(24, '')).toBe('*24hr — plant next day');
  expect(note(48, 'Warm water')).toBe('Warm water, *24hr — plant next day');
  expect(note(24, 'Warm water, *24hr — plant next day')).toBe('Warm water, *24hr — plant next day');
});

test('the next-day text goes again when the soak gets shorter, the own words stay', () => {
  const note = (typed: string) =>
    saveSteps([aStep('SOAK', 0, { soakHours: 8, note: typed })], 10)[0]?.note;
  expect(note('*24hr — plant next day')).toBe('');
  expect(note('Warm water, *24hr — plant next day')).toBe('Warm water');
  expect(note('*24hr — plant next day, rinse twice')).toBe('rinse twice');
  expect(note('Warm water, ')).toBe('Warm water, ');
});

test('saving twice is saving once', () => {
  const step = fc.record({
    id: fc.constantFrom('', 'a', 'b', 'c'),
    type: fc.constantFrom<StepType>(...STEP_ORDER, 'GERMINATION'),
    dayStart: fc.integer({ min: -3, max: 20 }),
    dayEnd: fc.integer({ min: -3, max: 20 }),
    note: fc.constantFrom('', 'x', '*24hr — plant next day', 'x, *24hr — plant next day'),
    soakHours: fc.integer({ min: -3, max: 60 }),
  });
  checkLaw([fc.array(step, { maxLength: 8 }), fc.nat(20)], (steps, days) => {
    const once = saveSteps(steps, days);
    expect(saveSteps(once, days)).toEqual(once);
    expect(types(once)).toMatch(/^(?!.*PLANT.*PLANT).*PLANT.*HARVEST$/);
  });
});

test('days are whole and never before day 0, and no step ends before it begins', () => {
  const days = (dayStart: number, dayEnd: number) => {
    const [, step] = saveSteps([aStep('MIST', dayStart, { dayEnd })], 10);
    return [step?.dayStart, step?.dayEnd];
  };
  expect(days(2.7, 4.9)).toEqual([2, 4]);
  expect(days(5, 3)).toEqual([5, 5]);
  expect(days(-2, -1)).toEqual([0, 0]);
  expect(days(Number.NaN, Infinity)).toEqual([0, 0]);
});
