import { expect, test } from 'vitest';
import { everyDayText } from './every-day-text.ts';

const part = (name: string, trays: number, lastISO = '2026-11-24') => ({ name, trays, lastISO });

test('work of every day is told with the trays of each variety', () => {
  const parts = [part('Broccoli', 2), part('Kale', 3), part('Pea', 4)];
  expect(everyDayText({ type: 'WATER', parts })).toBe('Water: Broccoli 2, Kale 3, Pea 4');
});

test('batches of a variety that end on other days are told as one', () => {
  const parts = [part('Kale', 3, '2026-11-23'), part('Kale', 2)];
  expect(everyDayText({ type: 'MIST', parts })).toBe('Mist: Kale 5');
});
